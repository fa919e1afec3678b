import { hash } from "node:crypto";

/** Formats a count with its noun: `1 law`, `2 laws`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Replaces control characters, which a terminal could take for commands, by question marks. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, "?");

/** Returns the SHA-256 of a text in base64, as a content security policy names it. */
export const sha256 = (text: string): string => hash("sha256", text, "base64");
