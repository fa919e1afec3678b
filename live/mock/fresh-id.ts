import { exactText, isExact, isObject, type Json, numberFromText, own, withMember } from "#engine/json";
import { idText } from "../resources/index.ts";
import { randomFrom } from "./random.ts";
import { uuidFrom } from "./vary-value.ts";

/** Ids that are tried. Own choice. */
const maxTries = 200;

/** A thing with a new id; `value` has no id if its answer has none. */
export interface NewThing {
  readonly id: Json;
  readonly value: Json;
}

/** Gives a thing an id that is not in use, and adds it to `used`; undefined if no id fits. */
export function withFreshId(
  value: Json,
  key: string,
  used: Set<string>,
  fits: (value: Json) => boolean,
): NewThing | undefined {
  const first = isObject(value) ? own(value, key) : undefined;
  for (const id of freshId(first, used.size)) {
    const next = isObject(value) && first !== undefined ? withMember(value, key, id) : value;
    if (used.has(idText(id)) || !fits(next)) continue;
    used.add(idText(id));
    return { id, value: next };
  }
  return undefined;
}

/**
 * Lists ids of the form that a sample has: first itself, then other numbers, other UUIDs, or texts with another end.
 *
 * @param count the number of things that there are
 */
function* freshId(sample: Json | undefined, count: number): Generator<Json> {
  if (sample !== undefined) yield sample;
  for (let next = count + 1; next <= count + maxTries; next += 1) {
    if (typeof sample === "string") yield* textsLike(sample, next);
    else if (typeof sample === "number" || (sample !== undefined && isExact(sample))) yield* numbersLike(sample, next);
    else yield String(next);
  }
}

function* textsLike(sample: string, next: number): Generator<string> {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sample)) yield uuidFrom(randomFrom(next));
  else if (/\d$/.test(sample)) yield sample.replace(/\d+$/, (digits) => String(next).padStart(digits.length, "0"));
  else {
    // Half of a surrogate pair can't be in an address.
    yield `${[...sample].slice(0, -String(next).length).join("")}${next}`;
    yield `${sample}${next}`;
    // A pattern may allow letters only.
    yield sample.replace(/[a-z]+$/i, (letters) => lettersLike(letters, next));
  }
}

/** Lists small numbers first: the ones after the largest one of a type are not of the type. */
function* numbersLike(sample: Json, next: number): Generator<Json> {
  yield next;
  const text = isExact(sample) ? exactText(sample) : String(sample);
  if (/^-?\d+$/.test(text)) yield numberFromText(String(BigInt(text) + BigInt(next)));
}

/** Replaces the end of a word by a number that is written in letters. */
function lettersLike(word: string, number: number): string {
  const first = /[A-Z]$/.test(word) ? "A" : "a";
  let written = "";
  for (let left = number; left > 0; left = Math.floor(left / 26)) {
    written = String.fromCharCode(first.charCodeAt(0) + (left % 26)) + written;
  }
  return word.slice(0, -written.length) + written.slice(-word.length);
}
