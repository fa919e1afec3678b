import type { Json, JsonLimits } from "#engine/json";
import { defaultDescriptionLimits } from "../../limits.ts";
import { positionsIn } from "../positions-in.ts";
import { type ReadText, type TextError, textError } from "../text-error.ts";
import { addEvents, addFirstKey, addInnerEvents, parseToEvents } from "./add-events.ts";
import { addInnerNodes, addNodes } from "./add-nodes.ts";
import { type Cut, cutBlocks, type Range } from "./cut-blocks.ts";
import { documentIn } from "./document-in.ts";
import { type JsonBuilder, jsonBuilder } from "./json-builder.ts";
import { maxExplainedLength, parsePart } from "./parse-part.ts";
import { YamlError } from "./yaml-error.ts";

/** Maximum length of a run of entries that is parsed at once: its events take some megabytes. */
export const defaultRun = 256 * 1024;

/**
 * Reads YAML 1.2 as JSON: numbers keep their digits, keys are text, aliases are replaced by their anchors and `<<`
 * merges the members of other maps. Beside the value, it holds the events of one run of entries at a time
 * (docs/decisions/0022-yaml-is-parsed-in-chunks.md). Of a text of up to a million UTF-16 units all errors are reported.
 */
export const readYaml = (text: string, limits: JsonLimits = defaultDescriptionLimits): ReadText =>
  readInRuns(text, limits, defaultRun);

/** Reads YAML as `readYaml` does, in runs of entries of a length, in UTF-16 units. */
export function readInRuns(text: string, limits: JsonLimits, runLength: number): ReadText {
  try {
    const document = documentIn(text);
    const cut = document && cutBlocks(text, document, runLength);
    const read = (cut && readCut(text, cut, limits)) ?? readUncut(text, limits);
    return { ok: true, value: read.value };
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return { ok: false, diagnostics: errorsIn(text, error) };
  }
}

interface Read {
  readonly value: Json;
}

/** Returns undefined if the cut split a value, or if all errors of the text can be reported. */
function readCut(text: string, cut: Cut, limits: JsonLimits): Read | undefined {
  const builder = jsonBuilder(limits);
  const addCut = ({ kind, blocks }: Cut, offset: number): void => {
    builder.begin(kind, { offset });
    for (const block of blocks) {
      if (block.kind === "entries") addPart(text, block, builder, limits);
      else {
        addFirstKey(parseToEvents(text, block.key, limits, builder.depth() - 1), builder);
        addCut(block.value, block.key.to);
      }
    }
    builder.end();
  };
  try {
    addCut(cut, 0);
    return { value: builder.value() };
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    if (error.mayBeCut || (error.limit === undefined && text.length <= maxExplainedLength)) return undefined;
    throw error;
  }
}

function readUncut(text: string, limits: JsonLimits): Read {
  const builder = jsonBuilder(limits);
  addPart(text, { from: 0, to: text.length }, builder, limits);
  return { value: builder.value() };
}

/** Adds the content of a range of a text: the whole value, or entries of the open collection. */
function addPart(text: string, range: Range, builder: JsonBuilder, limits: JsonLimits): void {
  const isInside = builder.depth() > 0;
  const parsed = parsePart(text, range, limits, isInside ? builder.depth() - 1 : 0);
  if ("events" in parsed) (isInside ? addInnerEvents : addEvents)(parsed, builder);
  else (isInside ? addInnerNodes : addNodes)(parsed, builder);
}

function errorsIn(text: string, { all, limit }: YamlError): readonly TextError[] {
  const locationOf = positionsIn(text);
  return all.map(({ message, offset }) => textError(message, locationOf(offset), limit));
}
