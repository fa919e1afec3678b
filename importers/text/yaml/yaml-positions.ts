import { pointerKeys } from "#engine/json";
import { defaultDescriptionLimits } from "../../limits.ts";
import { type Cut, cutBlocks, type Range } from "./cut-blocks.ts";
import { documentIn } from "./document-in.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { parsePart } from "./parse-part.ts";
import { defaultRun } from "./read-yaml.ts";
import { YamlError } from "./yaml-error.ts";

/** A value in a text: its parts, and the offset of its key or, without one, of its value. */
interface Found {
  readonly offset: number;
  readonly child: (step: string) => Found | undefined;
}

/**
 * Creates the function that finds the offset of the value of a JSON pointer in a YAML text, at its key if it has one.
 * It returns undefined for missing values and for a text that can't be read. Of equal keys the last wins. Only the keys
 * of large collections near the root are stored; the rest is parsed on demand.
 */
export function yamlPositions(text: string, runLength = defaultRun): (pointer: string) => number | undefined {
  let root: { readonly found: Found | undefined } | undefined;
  return (pointer) => {
    root ??= { found: rootOf(text, runLength) };
    let { found } = root;
    for (const key of pointerKeys(pointer)) found = found?.child(key);
    return found?.offset;
  };
}

function rootOf(text: string, runLength: number): Found | undefined {
  const document = documentIn(text);
  const cut = document && cutBlocks(text, document, runLength);
  try {
    if (cut !== undefined) return foundInCut(text, cut, document?.from ?? 0);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    // The value was split by a cut, or the text can't be read at all.
  }
  try {
    const outline = outlineIn(text, { from: 0, to: text.length });
    return outline && foundInOutline(outline, outline.offset);
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

/** Returns true for errors of a text, and for running out of stack. */
const isUnreadable = (error: unknown): boolean => error instanceof YamlError || error instanceof RangeError;

/** The text was read with other limits. */
const limits = { ...defaultDescriptionLimits, depth: 10 * defaultDescriptionLimits.depth };

const outlineIn = (text: string, range: Range): Outline | undefined => outlineOf(parsePart(text, range, limits, 0));

function foundInOutline({ children }: Outline, offset: number): Found {
  return {
    offset,
    child: (step) => {
      let last: Found | undefined;
      for (const child of children()) if (child.step === step) last = foundInOutline(child.value, child.offset);
      return last;
    },
  };
}

/** The position of a part of a collection that was cut. */
interface Entry {
  readonly offset: number;
  readonly value: { readonly run: Range; readonly nth: number } | Found;
}

/** Goes through all runs once; throws `YamlError`. */
function foundInCut(text: string, { kind, blocks }: Cut, offset: number): Found {
  const entries = new Map<string, Entry>();
  let count = 0;
  for (const block of blocks) {
    if (block.kind === "member") {
      for (const { step, offset: at } of outlineIn(text, block.key)?.children() ?? []) {
        entries.set(step, { offset: at, value: foundInCut(text, block.value, block.key.to) });
      }
      continue;
    }
    let nth = 0;
    for (const { step, offset: at } of outlineIn(text, block)?.children() ?? []) {
      entries.set(kind === "list" ? String(count) : step, { offset: at, value: { run: block, nth } });
      nth += 1;
      count += 1;
    }
  }
  return {
    offset,
    child: (step) => {
      const entry = entries.get(step);
      if (entry === undefined) return undefined;
      const { value, offset: at } = entry;
      return "run" in value ? nthOf(text, value, at) : { ...value, offset: at };
    },
  };
}

function nthOf(text: string, { run, nth }: { readonly run: Range; readonly nth: number }, offset: number): Found {
  let at = 0;
  for (const { value } of outlineIn(text, run)?.children() ?? []) {
    if (at === nth) return foundInOutline(value, offset);
    at += 1;
  }
  return { offset, child: () => undefined };
}
