import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts and authenticates texts so that only this site can read or create them. */
export interface Sealer {
  /** Encrypts a text. `purpose` must be equal to decrypt it, so that texts of different kinds can't be swapped. */
  readonly seal: (purpose: string, text: string) => string;
  /** Decrypts a text; returns undefined if none of the keys encrypted it for the purpose. */
  readonly open: (purpose: string, sealed: string) => string | undefined;
}

const cipher = "aes-256-gcm";
/** NIST SP 800-38D §8.2.2: 96 random bits; and §5.2.1.2: a whole tag. */
const [nonceBytes, tagBytes] = [12, 16];

/** Creates a sealer with AES-256-GCM (docs/security.md#login-to-the-site). The first key seals, every key opens. */
export function sealer(keys: readonly string[]): Sealer {
  const made = keys.map((key) => Buffer.from(hkdfSync("sha256", key, "", "callboard login", 32)));
  const [first] = made;
  if (first === undefined) throw new Error("a sealer needs a key");
  return {
    seal: (purpose, text) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, first, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
      return Buffer.concat([nonce, sealing.update(text, "utf8"), sealing.final(), sealing.getAuthTag()]).toString(
        "base64url",
      );
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const [nonce, content] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, -tagBytes)];
      for (const key of made) {
        const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(-tagBytes));
        try {
          return Buffer.concat([opening.update(content), opening.final()]).toString("utf8");
        } catch {
          // Sealed by another key, or changed.
        }
      }
      return undefined;
    },
  };
}
