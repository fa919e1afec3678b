import type { CodeSample } from "#engine/model";
import { isThere, itemsOf, member, type Node, note } from "../../node.ts";
import { nonEmptyText } from "../scope.ts";

/** The extensions in which docs tools store code that providers wrote for an operation. */
const keys = ["x-codeSamples", "x-code-samples"];

/**
 * Reads code that the provider wrote for a call: `{lang, label, source}` each. One without code is noted, and left out.
 */
export function readCodeSamples(operation: Node): readonly CodeSample[] {
  const at = keys.map((key) => member(operation, key)).find(isThere);
  return (at === undefined ? [] : itemsOf(at)).flatMap((node): readonly CodeSample[] => {
    const [language, label, code] = ["lang", "label", "source"].map((key) => nonEmptyText(node, key));
    if (code === undefined) {
      // A sample without text has been reported by its reader.
      if (!isThere(member(node, "source")))
        note(node, "missing", "expected code in `source`, found nothing; the sample is ignored");
      return [];
    }
    return [{ language: language ?? label ?? "Code", ...(label !== undefined && { label }), code }];
  });
}
