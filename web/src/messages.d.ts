declare module "virtual:messages" {
  /** Loads the Fluent text of a language, by its two letters. */
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
