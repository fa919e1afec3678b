import { escaped } from "#engine/html";

/** Characters that XML 1.0 §2.2 forbids in any form, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns a text without the characters that XML forbids. */
export const allowedInXml = (text: string): string => text.replace(forbidden, "");

/** Escapes a text for XML. */
export const xmlText = (text: string): string => escaped(allowedInXml(text));
