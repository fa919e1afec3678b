/** The symbols for control characters are in the same order as these (Unicode, "Control Pictures"). */
const firstPicture = 0x2400;
const deletePicture = "\u2421";

/**
 * Returns a text as an input of one line can show it: a symbol for each control character. Browsers would replace a
 * line break with a blank, or leave it out, without a word.
 */
export const withPictures = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the function replaces control characters
  text.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, (one) =>
    one === "\u007f" ? deletePicture : String.fromCharCode(firstPicture + one.charCodeAt(0)),
  );

/** Returns the text that `withPictures` shows. */
export const withoutPictures = (shown: string): string =>
  shown.replace(/[\u2400-\u241f\u2421]/g, (one) =>
    one === deletePicture ? "\u007f" : String.fromCharCode(one.charCodeAt(0) - firstPicture),
  );
