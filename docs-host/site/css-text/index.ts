/** Reading and checking of the styles that authors and publishers write. */
export { dropRaws } from "./drop-raws.ts";
export { readCss, type StyleMistake } from "./read-css.ts";
export { isWhole } from "./whole-text.ts";
