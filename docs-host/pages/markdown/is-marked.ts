/** Characters that may mark something, and the starts of lines that do. */
const marked = /[`*_[\]<>&\\~|\n]|:\/\/|www\.|@|^\s*(?:[#+=-]|\d+[.)])|\s$/;

/** Returns true if a text may be more in markdown than the text itself. */
export const isMarked = (markdown: string): boolean => marked.test(markdown);
