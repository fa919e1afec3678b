import { hash, randomBytes } from "node:crypto";

/** Every token begins with this, so that scanners of source code can know one. */
export const tokenPrefix = "callboard_";

/** Creates a token: the prefix and 256 random bits in base64url. */
export const newToken = (): string => tokenPrefix + newSecret();

/** Creates 256 random bits in base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Creates a unique name: a prefix for its kind, and 128 random bits in hexadecimal. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString("hex")}`;

/** The SHA-256 of a secret in hexadecimal. Only this hash is stored. The secret is random, so it needs no salt. */
export const hashOf = (secret: string): string => hash("sha256", secret);
