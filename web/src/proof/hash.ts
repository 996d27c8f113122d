// SHA-256 and HMAC: the browser's own where it has them. It has none on plain http, as in a home network;
// then an audited library is fetched.

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Hashing {
  /** Whose arithmetic this is, for those who want to know. */
  by: "browser" | "library";
  sha256(data: Bytes): Promise<Bytes>;
  /** Answers messages under one key. */
  hmac(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>>;
}

/** What this browser can hash with. */
export async function hashing(): Promise<Hashing> {
  return globalThis.crypto?.subtle ? byBrowser(globalThis.crypto.subtle) : byLibrary();
}

export function byBrowser(subtle: SubtleCrypto): Hashing {
  const kind = { name: "HMAC", hash: "SHA-256" };
  return {
    by: "browser",
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    hmac: async (key) => {
      const held = await subtle.importKey("raw", key, kind, false, ["sign"]);
      return async (message) => new Uint8Array(await subtle.sign("HMAC", held, message));
    },
  };
}

export async function byLibrary(): Promise<Hashing> {
  const [{ sha256 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
  ]);
  return {
    by: "library",
    sha256: async (data) => new Uint8Array(sha256(data)),
    hmac: async (key) => async (message) => new Uint8Array(hmac(sha256, key, message)),
  };
}
