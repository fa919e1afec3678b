/** Returns a block of code; its fence is longer than any in the code. */
export function codeBlock(code: string, language = ""): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language.replace(/[\s`]/g, "")}\n${code.replace(/\n$/, "")}\n${fence}`;
}

/** Returns code in a line; its marks are longer than any in the code. */
export function codeText(code: string): string {
  const text = code.replace(/\s+/g, " ");
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = "`".repeat(longest + 1);
  return longest === 0 && text.trim() !== "" ? mark + text + mark : `${mark} ${text} ${mark}`;
}

/** Returns a text on one line, in which nothing is a mark of a link or an element. */
export const plainInLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]<>*_`]/g, (mark) => `\\${mark}`);

/** Returns a link with a text, or only the text if there is no address. */
export const linkText = (text: string, url: string | undefined): string =>
  url === undefined
    ? plainInLine(text)
    : `[${plainInLine(text)}](${url.replace(/[\s()<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`)})`;

/** Joins blocks with empty lines between them, without empty blocks. */
export const blocks = (...parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join("\n\n");
