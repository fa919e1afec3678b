import type { JsonLimits } from "#engine/json";
import { type EventPart, parseToEvents } from "./add-events.ts";
import { type NodePart, parseToNodes } from "./add-nodes.ts";
import type { Range } from "./cut-blocks.ts";
import { YamlError } from "./yaml-error.ts";

/**
 * The longest piece, in UTF-16 units, that is parsed again where it has a diagnostic, by the parser that finds all of
 * them. It takes up to 250 bytes of memory for each unit.
 */
export const maxExplainedLength = 1024 * 1024;

/**
 * Parses a part of a YAML text. The second parser gets what the fast one rejects: it accepts the text or finds all
 * errors. Throws `YamlError`.
 *
 * @param around the number of enclosing collections
 */
export function parsePart(text: string, range: Range, limits: JsonLimits, around: number): EventPart | NodePart {
  try {
    return parseToEvents(text, range, limits, around);
  } catch (error) {
    const isShort = range.to - range.from <= maxExplainedLength;
    if (!(error instanceof YamlError) || error.limit !== undefined || !isShort) throw error;
    return nodesOr(error, text, range);
  }
}

function nodesOr(firstError: YamlError, text: string, range: Range): NodePart {
  try {
    return parseToNodes(text, range);
  } catch (error) {
    // The parser runs out of stack if the text is nested very deeply.
    if (error instanceof RangeError) throw firstError;
    if (!(error instanceof YamlError)) throw error;
    throw new YamlError(error.message, error.offset, { all: error.all, mayBeCut: firstError.mayBeCut });
  }
}
