// Keys of the reader's settings, without the prefix of the store (`sessionStore`), for pages and playgrounds alike.

/** The key of the language of programs. */
export const languageKey = "language";

/** The key of the setting that wraps the lines of code. */
export const wrapKey = "wrap";
