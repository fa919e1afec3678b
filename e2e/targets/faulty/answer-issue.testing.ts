import { type Json, numberFromText, parseJson } from "#engine/json";
import { type Description, methods, type Operation, resolve } from "./http/description.ts";
import type { Answer, Asked, Outcome } from "./http/exchange.ts";
import { findRoute } from "./http/find-route.ts";
import { schemaIssue } from "./http/schema-issue.ts";

/** Finds the operation of a request. */
export function operationOf({ method, path }: Asked, description: Description): Operation | undefined {
  const route = findRoute(path, description);
  const name = methods.find((one) => one === method.toLowerCase());
  return typeof route === "string" || name === undefined ? undefined : route.item[name];
}

/** Finds the first thing in an outcome that the description of its operation does not allow. */
export function answerIssue(outcome: Outcome, operation: Operation, description: Description): string | undefined {
  if (outcome.kind !== "answer") return `no answer: ${outcome.kind}`;
  const { status, headers } = outcome;
  const documented = operation.responses[status];
  if (documented === undefined) return `the status ${status} is not documented`;
  for (const [name, { required, schema }] of Object.entries(documented.headers ?? {})) {
    const text = headers[name.toLowerCase()];
    if (text === undefined && required) return `the header ${name} is missing`;
    if (text === undefined) continue;
    const isNumber = resolve(schema, description).type === "integer";
    const issue = schemaIssue(schema, isNumber ? numberFromText(text) : text, description, "answer");
    if (issue !== undefined) return `the header ${name}: ${issue}`;
  }
  const type = headers["content-type"]?.split(";")[0];
  if (documented.content === undefined) {
    return textOf(outcome) === "" ? undefined : `a body with the status ${status} is not documented`;
  }
  const content = documented.content[type ?? ""];
  if (content === undefined) return `the media type ${type} with the status ${status} is not documented`;
  for (const value of valuesIn(outcome, type ?? "")) {
    const issue = value === undefined ? "it is not JSON" : schemaIssue(content.schema, value, description, "answer");
    if (issue !== undefined) return `the body with the status ${status}: ${issue}`;
  }
  return undefined;
}

const textOf = ({ body }: Answer): string =>
  typeof body === "string" ? body : Buffer.from(body instanceof Uint8Array ? body : body.join("")).toString();

/** Reads the values of a body: the events of a stream, or one; other types than JSON only have to be there. */
function valuesIn(answer: Answer, type: string): readonly (Json | undefined)[] {
  const text = textOf(answer);
  if (type === "text/event-stream") return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => jsonOf(data));
  return type.endsWith("json") ? [jsonOf(text)] : [];
}

function jsonOf(text: string): Json | undefined {
  const read = parseJson(text);
  return read.ok ? read.value : undefined;
}
