declare module "virtual:messages" {
  /** Fluent patterns by the ids of their messages. */
  export type Texts = Record<string, string>;
  export type Loader = () => Promise<{ default: Texts }>;

  /** Loads the texts of a language, by its two letters: those of the first page, of the coach, of the lab, and
      all others. */
  const loaders: Record<string, { first: Loader; coach: Loader; lab: Loader; rest: Loader }>;
  export default loaders;
}
