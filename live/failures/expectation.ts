import { documentedBodies, documentedContent } from "#engine/answer";
import { isExact, isList, isObject, parseJson } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { mediaType } from "#engine/request";
import { type Types, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import type { CheckId } from "../check-ids.ts";
import type { Received } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import type { Expectation } from "./failure.ts";
import { isOfType, valueTypeAt } from "./value-type.ts";

type Answer = Extract<Received, { readonly kind: "answer" }>;

/** The statuses that keep the promise of a check whatever a description says (RFC 9110 §15). */
const statusesOf: { readonly [C in CheckId]?: readonly string[] } = {
  "server-error": ["2XX", "3XX", "4XX"],
  "valid-refused": ["2XX"],
  "invalid-accepted": ["4XX"],
  "missing-header-accepted": ["4XX"],
  "malformed-body-accepted": ["4XX"],
  "wrong-media-type-accepted": ["4XX"],
  "wrong-method-accepted": ["4XX", "501"],
  "auth-not-required": ["401", "403"],
  "wrong-auth-accepted": ["401", "403"],
  "foreign-auth-accepted": ["401", "403", "404"],
  "created-not-found": ["2XX"],
  "found-after-delete": ["404", "410"],
  "deleted-twice": ["404", "410"],
  "link-broken": ["2XX"],
};

/**
 * Returns what the last answer of a finding has to be, so that a program fails as long as the API does. An answer that
 * is wrong only in relation to others has to be another one.
 */
export function expectationOf(
  { check, at, exchanges }: Pick<Finding, "check" | "at" | "exchanges">,
  endpoint: Endpoint | undefined,
  types: Types,
): Expectation {
  const received = exchanges.at(-1)?.received;
  if (received?.kind !== "answer") return { kind: "answered" };
  const statuses = check === "undocumented-status" && endpoint ? documentedStatuses(endpoint) : statusesOf[check];
  if (statuses !== undefined && statuses.length > 0 && !statuses.some((one) => isStatus(received.status, one))) {
    return { kind: "status", statuses };
  }
  if (check === "wrong-content-type" && endpoint) {
    const bodies = documentedBodies(endpoint, received.status) ?? [];
    const allowed = bodies.flatMap(({ contentType }) => (contentType === undefined ? [] : [contentType]));
    if (allowed.length > 0 && !allowed.some((one) => isType(received, one)))
      return { kind: "content-type", types: allowed };
  }
  return (at && valueExpectation(received, at, endpoint, types)) ?? { kind: "not-answer" };
}

/** Returns true if a status is the named one: a number, or a range as `2XX`. */
export const isStatus = (status: number, name: string): boolean =>
  /^[1-5]XX$/i.test(name) ? name[0] === String(Math.floor(status / 100)) : name === String(status);

const documentedStatuses = ({ responses, errors }: Endpoint): readonly string[] => [
  ...new Set([...responses, ...errors].map(({ statusCode, statusRange }) => statusRange ?? String(statusCode))),
];

const isType = ({ headers }: Answer, type: string): boolean => {
  const sent = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  return mediaType(sent) === mediaType(type);
};

function valueExpectation(
  { status, body }: Answer,
  at: NonNullable<Finding["at"]>,
  endpoint: Endpoint | undefined,
  types: Types,
): Expectation | undefined {
  const parsed = parseJson(utf8Text(body) ?? "");
  if (!parsed.ok) return undefined;
  const value = valueAt(parsed.value, at);
  const shape = endpoint && documentedContent(endpoint, status)?.shape;
  const type = shape && valueTypeAt(types)(shape)(at);
  if (type !== undefined && !isOfType(value, type)) return { kind: "value", at, type };
  // Programs compare scalars only: a digit beyond a double, a list or an object would be written otherwise.
  const isPlain = value !== undefined && !isExact(value) && !isList(value) && !isObject(value);
  return isPlain ? { kind: "not-value", at } : undefined;
}
