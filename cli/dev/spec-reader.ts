import type { ImportSpec } from "#docs-project";
import { exampleCheck, importDescription } from "#importers";
import type { ReadDescription } from "../serve/apart/read-description.ts";
import { defaultReadLimits, type ReadLimits } from "../serve/read-limits.ts";

/** Length of a description that this process reads itself, in UTF-16 units: starting another one takes longer. */
const small = 300_000;

/**
 * Creates the reader of descriptions: large ones are read by a separate process, so that pages are served at the same
 * time.
 */
export const specReader =
  (readDescription: ReadDescription, limits: ReadLimits = defaultReadLimits): ImportSpec =>
  (description, options) => {
    const { name, text } = description;
    if (text.length <= small) return importDescription(description, { ...options, checkExamples: exampleCheck });
    const bytes = new TextEncoder().encode(text);
    return readDescription(
      {
        name,
        chunks: async function* () {
          yield bytes;
        },
      },
      { ...options, limits, positions: "causes" },
    );
  };
