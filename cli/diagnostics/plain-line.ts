/** Returns a text of a description on one line, without control characters, behind an indent. */
export const plainLine = (text: string, indent = ""): string =>
  indent +
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, " ")
    .trim();
