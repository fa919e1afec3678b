/** The fast reader of pages: a native parser finds the markdown around marks. */

import type { Root } from "mdast";
import type { Marks } from "../marks.ts";
import { maskMarks } from "./mask-marks.ts";
import { nativeParser } from "./native-parser.ts";
import { nativeTree } from "./native-tree.ts";
import { hasPreparedTrees, takePreparedTree } from "./prepared-trees.ts";

export { allowNativeParser, type NativeNode, nativeOptions } from "./native-parser.ts";
export { isParsedElsewhere, type ParseElsewhere, parseElsewhere, prepareNatively } from "./prepared-trees.ts";

/**
 * Reads a text with its marks as nodes, as the tolerant parser does, in a tenth of the time. Returns undefined if the
 * native parser may read the text in another way, or is not used.
 */
export function readNatively(marks: Marks): Root | undefined {
  const parse = nativeParser() ?? (hasPreparedTrees() ? takePreparedTree : undefined);
  if (parse === undefined) return undefined;
  const masked = maskMarks(marks);
  const root = masked && parsed(masked.text, parse);
  return root && nativeTree(root, masked, marks.text);
}

/** Returns nothing for a text that is not valid MDX, such as one with a brace that is only closed. */
function parsed<T>(text: string, parse: (text: string) => T): T | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
