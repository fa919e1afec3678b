import { type Json, parseJson } from "#engine/json";
import type { EndpointResponse } from "#engine/model";
import type { Types } from "#engine/shape";
import { documentedStream, type StreamRow } from "#engine/stream";
import { type Mismatch, valueChecker } from "./check-answer.ts";

/** Longer rows and messages are not compared, in UTF-16 units: that would hold up the page. Own choice. */
export const maxComparedLength = 250_000;

/** A response with rows to compare with the documentation of its status. */
export interface StreamToCheck {
  readonly responses: readonly EndpointResponse[];
  readonly types: Types;
  readonly status: number;
}

/**
 * Creates the check of the rows of a stream against their documented shape. Returns undefined if no shape is documented
 * or the rows are free text. Terminators and truncated rows are not checked.
 */
export function rowChecker({
  responses,
  types,
  status,
}: StreamToCheck): ((row: StreamRow) => readonly Mismatch[] | undefined) | undefined {
  const documented = documentedStream(status, responses);
  if (documented === undefined || documented.format === "text") return undefined;
  const check = valueChecker(types, documented);
  return ({ data, dropped }) => {
    if (data === documented.terminator || dropped !== undefined || data.length > maxComparedLength) return undefined;
    const issues = check(valueIn(data));
    // The data of an event are a text (WHATWG HTML §9.2.6), which may be documented as one whatever it looks like.
    const isText = issues.length > 0 && documented.format === "sse" && check(data).length === 0;
    return isText ? [] : issues;
  };
}

/** Data that is not JSON is text. */
function valueIn(data: string): Json {
  const parsed = parseJson(data);
  return parsed.ok ? parsed.value : data;
}
