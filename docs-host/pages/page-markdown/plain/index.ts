/** Trees of plain HTML as markdown, fast: what is unusual is left to the library. */
export { isRun, type Part, partsOf } from "./parts.ts";
export { keptBlockTag, writeBlocks } from "./write-blocks.ts";
export { keptTag } from "./write-line.ts";
