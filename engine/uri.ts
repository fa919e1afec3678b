/** Puts U+FFFD for each half of a surrogate pair that stands alone, as UTF-8 encoders do; nothing else can be sent. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** Encodes a text as `encodeURIComponent` does, with U+FFFD for half of a surrogate pair, which that throws at. */
export const uriComponent = (text: string): string => encodeURIComponent(wellFormed(text));
