import { itemAt } from "#engine/item-at";
import type { Call, Step } from "../../call.ts";
import type { SentRequest } from "../../exchange.ts";
import { withTaken } from "../bind-call.ts";
import type { RedactedPart, RedactedRequest, RedactedText } from "../failure.ts";
import { asText, partsOf, type Redactor } from "./redact.ts";
import type { FieldRedactors } from "./redact-fields.ts";
import { redactRequest } from "./redact-request.ts";

/** Plans the request of a call, as a run sends it. */
export type BuildRequest = (call: Call) => SentRequest;

const marker = (index: number): string => `callboardtaken${index}x`;

/**
 * Redacts the request of a step, and marks where it has the values that it takes from earlier answers. They are found by
 * planning the call again with a marker instead of each; without `build`, or if the plan differs in more than those
 * values, nothing is marked.
 */
export function redactStepRequest(
  step: Step,
  request: SentRequest,
  redact: FieldRedactors,
  build: BuildRequest | undefined,
): RedactedRequest {
  const plain = redactRequest(request, redact);
  if (build === undefined || step.takes.length === 0) return plain;
  const marked = build(withMarkers(step));
  const mark = (actual: string, planned: string | undefined, field: Redactor): RedactedText | undefined =>
    planned === undefined ? undefined : aligned(actual, planned, field);
  const planned = new Map(marked.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const { body } = plain;
  const isText = body?.kind === "text" && body.isCut === undefined;
  return {
    ...plain,
    url: mark(request.url, marked.url, redact.url) ?? plain.url,
    headers: plain.headers.map(([name, redacted], at) => {
      const value = itemAt(request.headers, at)[1];
      return [name, mark(value, planned.get(name.toLowerCase()), redact.echo) ?? redacted];
    }),
    ...(isText &&
      typeof request.body === "string" &&
      typeof marked.body === "string" && {
        body: { ...body, text: mark(request.body, marked.body, redact.body) ?? body.text },
      }),
  };
}

const withMarkers = ({ call, takes }: Step): Call =>
  takes.reduce((marked, { to }, index) => withTaken(marked, to, marker(index)), call);

/** Splits the actual text where the planned one has markers; undefined if the texts differ elsewhere. */
function aligned(actual: string, planned: string, redact: Redactor): RedactedText | undefined {
  const found = [...planned.matchAll(/"callboardtaken(\d+)x"|callboardtaken(\d+)x/g)];
  if (found.length === 0) return undefined;
  const parts: RedactedPart[] = [];
  let at = 0;
  for (const [position, match] of found.entries()) {
    const before = planned.slice(endOf(found[position - 1]), match.index);
    if (!actual.startsWith(before, at)) return undefined;
    const start = at + before.length;
    const next = planned.slice(endOf(match), found[position + 1]?.index);
    const end = next === "" && position === found.length - 1 ? actual.length : actual.indexOf(next, start);
    if (end < start) return undefined;
    const value = actual.slice(start, end);
    const isQuoted = match[1] !== undefined && value.startsWith('"');
    const part = { taken: Number(match[1] ?? match[2]) };
    parts.push(...partsOf(redact(before)), ...(isQuoted ? ['"', part, '"'] : [part]));
    at = end;
  }
  const rest = planned.slice(endOf(found.at(-1)));
  return actual.slice(at) === rest ? asText([...parts, ...partsOf(redact(rest))]) : undefined;
}

const endOf = (match: RegExpExecArray | undefined): number => (match === undefined ? 0 : match.index + match[0].length);
