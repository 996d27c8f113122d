// All that is fetched when somebody asks how a game went.

export { default as Review } from "./Review.svelte";
export { default as Sums } from "./Sums.svelte";
