import { createHash, randomBytes } from "node:crypto";

/** Every token begins with this, so that scanners of source code can know one. */
export const tokenPrefix = "callboard_";

/** Makes the text of a new token: the prefix and 256 random bits in base64url. */
export const newToken = (): string => tokenPrefix + newSecret();

/** Makes 256 random bits in base64url, 43 characters that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Makes a name that no other thing has: a prefix that says what it names, and 128 random bits in hexadecimal. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString("hex")}`;

/**
 * The SHA-256 of a secret in hexadecimal, which is all that is kept of it. The secret is random, so no salt is needed.
 */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
