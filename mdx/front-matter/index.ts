/** The settings at the start of pages. */

export { type FrontMatter, frontMatterOf, readYaml, verbatimFrontMatter, writePage } from "./front-matter.ts";
