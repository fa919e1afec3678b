import { createRequire } from "node:module";
import type * as TsMorph from "ts-morph";

/**
 * ts-morph, asked for as the CommonJS package that it is: an `import` of it would first read its 2 MB for the names
 * that it exports, which costs a tenth of a whole run.
 */
export const { IndentationText, NewLineKind, Project, QuoteKind, StructureKind }: typeof TsMorph = createRequire(
  import.meta.url,
)("ts-morph");
