/** Replaces each lone surrogate by U+FFFD, as UTF-8 encoders do; nothing else can be sent. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** Encodes a text as `encodeURIComponent` does, but replaces lone surrogates by U+FFFD instead of throwing. */
export const uriComponent = (text: string): string => encodeURIComponent(wellFormed(text));
