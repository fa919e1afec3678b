import type { Json } from "#engine/json";
import { randomFrom } from "./random.ts";
import { uuidFrom } from "./vary-value.ts";

/** Ids that are tried. Own choice. */
const maxTries = 200;

/**
 * Lists ids of the form that a sample has: first itself, then higher numbers, other UUIDs, or texts with a number at
 * their end.
 *
 * @param count the number of things that there are
 */
export function* freshId(sample: Json | undefined, count: number): Generator<Json> {
  if (sample !== undefined) yield sample;
  for (let next = count + 1; next <= count + maxTries; next += 1) {
    if (typeof sample === "number") yield sample + next;
    else if (typeof sample !== "string") yield String(next);
    else if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sample)) yield uuidFrom(randomFrom(next));
    else if (/\d$/.test(sample)) yield sample.replace(/\d+$/, (digits) => String(next).padStart(digits.length, "0"));
    else {
      yield `${sample.slice(0, -String(next).length)}${next}`;
      yield `${sample}${next}`;
    }
  }
}
