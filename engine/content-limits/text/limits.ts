/** Maximum sizes of one text in markdown or MDX. */
export interface TextLimits {
  /** Bytes in UTF-8. */
  readonly bytes: number;
  /** Lines, empty ones among them. */
  readonly lines: number;
  /** Bytes of the settings at the start of a page. */
  readonly settingBytes: number;
  /** Maps and lists inside each other in the settings of a page. */
  readonly settingDepth: number;
  /** Aliases (`*name`) in the settings of a page. */
  readonly aliases: number;
  /** Lists and quotes around a line. */
  readonly depth: number;
  /** Elements inside each other. */
  readonly tagDepth: number;
  /** Headings, paragraphs, list items, blocks of code and others. */
  readonly blocks: number;
  /** Cells of all tables: rows times columns. */
  readonly cells: number;
  /** Signs with a meaning, such as `*`, `[`, `<` and `|`, between two empty lines; each line, list and quote is one too. */
  readonly paragraphMarks: number;
  /** Of these, the signs of emphasis: runs of `*`, `_` and `~`. */
  readonly emphasis: number;
  /** The signs with a meaning in the whole text. */
  readonly marks: number;
  /** Brackets that are open at the same time between two empty lines. */
  readonly openBrackets: number;
  /** Words behind an open bracket, up to the next empty line. */
  readonly wordsInBrackets: number;
}

/** The name of a limit. */
export type TextLimit = keyof TextLimits;

/**
 * The limits of pages, many times the largest among 3,734 pages of five public docs projects
 * (docs/reference/limits.md#pages): a page at a limit is rendered within seconds.
 */
export const pageLimits: TextLimits = {
  bytes: 1_000_000,
  lines: 50_000,
  settingBytes: 50_000,
  settingDepth: 30,
  aliases: 100,
  depth: 30,
  tagDepth: 100,
  blocks: 5000,
  cells: 10_000,
  paragraphMarks: 5000,
  emphasis: 1500,
  marks: 40_000,
  openBrackets: 300,
  wordsInBrackets: 6000,
};

/** The limits of descriptions in the definitions of APIs: a page shows many of them. */
export const descriptionLimits: TextLimits = {
  ...pageLimits,
  bytes: 200_000,
  blocks: 1000,
  cells: 4000,
  marks: 10_000,
};

/**
 * In code, where signs have no meaning, these limits are higher: a parser may see the end of a block of code earlier.
 */
export const codeFactor = 10;

/** Says what is wrong and what to do about it; `{}` stands for the limit. */
export const limitTexts: { readonly [L in TextLimit]: readonly [message: string, advice: string] } = {
  bytes: ["the text has more than {} bytes", "split it into several pages"],
  lines: ["the text has more than {} lines", "split it into several pages"],
  settingBytes: ["the settings of the page have more than {} bytes", "move texts from the settings into the page"],
  settingDepth: ["the settings of the page are nested deeper than {} levels", "nest them less"],
  aliases: ["the settings of the page have more than {} aliases", "write the values themselves"],
  depth: ["lists and quotes are nested deeper than {} levels", "nest them less, or use headings"],
  tagDepth: ["elements are nested deeper than {} levels", "nest them less"],
  blocks: [
    "the text has more than {} headings, paragraphs, list items and other blocks",
    "split it into several pages",
  ],
  cells: ["the tables of the text have more than {} cells", "split them over several pages, or offer them as a file"],
  paragraphMarks: [
    "more than {} lines and signs with a meaning, such as * and [, follow each other without an empty line",
    "write empty lines between paragraphs, and code in a block of code",
  ],
  emphasis: [
    "more than {} signs of emphasis (*, _ and ~) follow each other without an empty line",
    "write empty lines between paragraphs, and names in code",
  ],
  marks: ["the text has more than {} lines and signs with a meaning, such as * and [", "split it into several pages"],
  wordsInBrackets: ["more than {} words follow an open bracket", "close it, or write a backslash before it"],
  openBrackets: ["more than {} brackets are open", "close them, or write a backslash before each"],
};
