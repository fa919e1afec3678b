import fc from "fast-check";
import { isObject, type Json, numberFromText } from "#engine/json";
import { planUrl } from "#engine/request";
import { read } from "#engine/secret";
import { arbitrary, type Invalid, invalid } from "#engine/testing";
import { importOpenApi } from "#importers";
import { formOf, planOf, type Target, targetsOf } from "../../../cli/check/target.ts";
import { bodyBytes } from "../../../docs-host/playground/adapters/body.ts";
import { answerIssue, operationOf } from "./answer-issue.testing.ts";
import type { Description } from "./http/description.ts";
import type { Asked, Handle, Outcome } from "./http/exchange.ts";

/** Options of sending generated requests to a server of the bench. */
export interface GeneratedOptions {
  readonly description: Description;
  readonly handle: Handle;
  /** Adds the credential of the first user. */
  readonly authorize: (asked: Asked) => Asked;
  /** Requests of each operation, half of them invalid. */
  readonly runs: number;
  readonly seed: number;
  /** Paths of plants that are there, used for half of the requests. */
  readonly ids?: () => readonly bigint[];
}

/** The answer that a request has to get; a form of XML may be either. */
type Expected = "accepted" | "refused" | "any";

const boundary = "boundary-of-the-bench";

/** Statuses with which a server refuses a request as not as described. */
const refusals = [400, 401, 405, 406, 413, 415, 428];

const isKnown = (value: Json, ids: readonly bigint[]): Json => {
  const id = ids.at(-1);
  if (id === undefined || !isObject(value) || !isObject(value.pathParameters)) return value;
  if (!("id" in value.pathParameters)) return value;
  return { ...value, pathParameters: { ...value.pathParameters, id: numberFromText(String(id)) } };
};

/** Sends generated requests, valid and invalid ones, and lists the answers that the description does not allow. */
export async function surprises(options: GeneratedOptions): Promise<readonly string[]> {
  const { description, handle, authorize, runs, seed, ids = () => [] } = options;
  // The description is a JSON value; its type only names its parts.
  const { model } = await importOpenApi(description as unknown as Json, { id: "bench" });
  const found: string[] = [];
  const send = async (target: Target, value: Json, expected: Expected, broken = ""): Promise<void> => {
    const asked = authorize(askedOf(target, value));
    const operation = operationOf(asked, description);
    if (operation === undefined) return;
    const outcome = await handle(asked);
    const issue = answerIssue(outcome, operation, description) ?? mistake(outcome, isXml(asked) ? "any" : expected);
    if (issue !== undefined)
      found.push(`${target.name} ${broken}: ${issue}: ${asked.path}?${asked.query} ${asked.body}`);
  };
  for (const target of targetsOf(model)) {
    const half = Math.ceil(runs / 2);
    const valid = fc.sample(arbitrary(target.shape, target.types), { numRuns: half, seed });
    for (const [at, value] of valid.entries())
      await send(target, at % 2 === 0 ? isKnown(value, ids()) : value, "accepted");
    const broken = invalid(target.shape, target.types, {
      within: (at) => at.length > 1 || at[0] === "body",
      onlySent: true,
    });
    if (broken === undefined) continue;
    const isJson = target.endpoint.request?.body.kind === "json";
    for (const one of fc.sample(broken, { numRuns: half, seed })) {
      const { value, rule, at } = one;
      if (!isSentAsValid(one, isJson)) await send(target, value, "refused", `${rule} at ${at.join("/")}`);
    }
  }
  return found;
}

/** A value that is broken in a form, such as true for a text, may be valid as the text that is sent. */
const isSentAsValid = ({ value, rule, at }: Invalid, isJson: boolean): boolean => {
  const [part = "", key = ""] = at;
  if (part === "body" && isJson) return false;
  const parameters = isObject(value) ? value[part] : undefined;
  const isUnsent = at.length === 2 && isObject(parameters) && parameters[key] === null;
  return isUnsent || rule === "type" || (rule === "missing" && part === "pathParameters");
};

/** A form of XML is a text that need not be XML. */
const isXml = ({ headers }: Asked): boolean => headers["content-type"]?.endsWith("xml") ?? false;

function mistake(outcome: Outcome, expected: Expected): string | undefined {
  if (outcome.kind !== "answer") return outcome.kind;
  const { status, body } = outcome;
  if (expected === "any") return undefined;
  if (expected === "accepted")
    return refusals.includes(status) ? `a valid request is refused with ${status} ${body}` : undefined;
  return status >= 400 && status < 500 ? undefined : `an invalid request is answered with ${status}`;
}

function askedOf(target: Target, value: Json): Asked {
  const plan = planOf(target, formOf(target, value));
  const { bytes = new Uint8Array(), contentType } = bodyBytes(plan.body, boundary);
  const url = new URL(planUrl(plan, "reveal"));
  const headers = plan.headers.map(({ name, value: text }) => [name.toLowerCase(), read(text, "reveal")] as const);
  return {
    method: plan.method,
    path: url.pathname.replace(/^\/v1/, ""),
    query: url.search.slice(1),
    headers: { ...Object.fromEntries(headers), ...(contentType !== undefined && { "content-type": contentType }) },
    body: Buffer.from(bytes),
  };
}
