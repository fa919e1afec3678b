/** The syntax of pages: MDX that reads invalid parts as text. */

export { type Mistake, mistakesIn } from "./mistakes.ts";
export {
  allowNativeParser,
  isParsedElsewhere,
  type NativeNode,
  nativeOptions,
  type ParseElsewhere,
  parseElsewhere,
} from "./native/index.ts";
export { parseMdx, parseTree, prepareMdx } from "./parse-mdx.ts";
export { type Braces, bracesReader } from "./read-expression.ts";
export type { Attribute, AttributeValue, Tag } from "./read-tag.ts";
export { type Diagnostic, type DiagnosticKind, type ElementNode, type MarkNode, marksIn, type Report } from "./tree.ts";
