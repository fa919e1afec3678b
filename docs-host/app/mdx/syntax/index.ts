/** The syntax of pages: MDX whose mistakes are text. */

export { allowNativeParser } from "./native/index.ts";
export { type ParsedMdx, parseMdx } from "./parse-mdx.ts";
export { type Braces, bracesReader } from "./read-expression.ts";
export type { AttributeValue } from "./read-tag.ts";
export type { Diagnostic, DiagnosticKind, ElementNode, MarkNode, Report } from "./tree.ts";
