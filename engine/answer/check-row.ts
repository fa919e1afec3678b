import { jsonPhrase } from "#engine/interpret";
import { type Json, parseJson, printJson } from "#engine/json";
import type { EndpointResponse } from "#engine/model";
import type { Types } from "#engine/shape";
import { documentedStream, type StreamRow } from "#engine/stream";
import { type Mismatch, mismatchOf, valueChecker } from "./check-answer.ts";

/** Longer rows and messages are not compared, in UTF-16 units: that would hold up the page. Own choice. */
export const maxComparedLength = 250_000;

/** A response with rows to compare with the documentation of its status. */
export interface StreamToCheck {
  readonly responses: readonly EndpointResponse[];
  readonly types: Types;
  readonly status: number;
}

/**
 * Creates the check of the rows of a stream against their documented shape, which may depend on the name of the event. Returns undefined if no shape is documented
 * or the rows are free text. Terminators and truncated rows are not checked.
 */
export function rowChecker({
  responses,
  types,
  status,
}: StreamToCheck): ((row: StreamRow) => readonly Mismatch[] | undefined) | undefined {
  const documented = documentedStream(status, responses);
  if (documented === undefined || documented.format === "text") return undefined;
  const { events = [documented], format, terminator } = documented;
  const kinds = events.map((one) => ({ names: undefined, ...one, check: valueChecker(types, one) }));
  return ({ data, event = "message", dropped }) => {
    if (data === terminator || dropped !== undefined || data.length > maxComparedLength) return undefined;
    const possible = kinds.filter(({ names }) => names === undefined || names.includes(event));
    if (possible.length === 0) {
      const texts = kinds.flatMap(({ names = [] }) => names.map((name) => printJson(name)));
      return [mismatchOf([], { kind: "oneOf", texts, more: 0 }, jsonPhrase(printJson(event)))];
    }
    const found = possible.map(({ check }) => {
      const issues = check(valueIn(data));
      // The data of an event are a text (WHATWG HTML §9.2.6), which may be documented as one whatever it looks like.
      return issues.length > 0 && format === "sse" && check(data).length === 0 ? [] : issues;
    });
    return found.sort((a, b) => a.length - b.length)[0];
  };
}

/** Data that is not JSON is text. */
function valueIn(data: string): Json {
  const parsed = parseJson(data);
  return parsed.ok ? parsed.value : data;
}
