import type { Json } from "#engine/json";
import { type Description, methods, type Operation, type PathItem } from "./description.ts";
import { type Asked, empty, type Handle, type Outcome } from "./exchange.ts";
import { findRoute, type Route } from "./find-route.ts";
import { type Accounts, findUser } from "./find-user.ts";
import { problem } from "./json-answer.ts";
import { negotiate } from "./negotiate.ts";
import { type ReadBytes, readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";

/** A valid request with everything that was read of it. */
export interface Called {
  readonly asked: Asked;
  readonly path: { readonly [name: string]: Json };
  readonly query: { readonly [name: string]: Json };
  readonly header: { readonly [name: string]: Json };
  readonly body: Json | undefined;
  readonly files: { readonly [field: string]: Uint8Array };
  /** Empty where the operation is open to all. */
  readonly user: string;
  /** The media type that the client prefers; empty if no success has a body. */
  readonly mediaType: string;
}

/** An API: its description, and a function for each operation. */
export interface Api {
  readonly description: Description;
  readonly operations: { readonly [operationId: string]: (called: Called) => Outcome | Promise<Outcome> };
  readonly accounts?: Accounts;
  /** Readers of bodies other than JSON and forms. */
  readonly readers?: { readonly [mediaType: string]: ReadBytes };
  /** Methods that the server does not add to those described; by default it answers HEAD and OPTIONS. */
  readonly without?: readonly ("HEAD" | "OPTIONS")[];
}

/** Creates the function that answers the requests of an API as its description says. */
export const createHandle =
  (api: Api): Handle =>
  async (asked) => {
    const route = findRoute(asked.path, api.description);
    if (route === "malformed") return problem(400, "The path is not percent-encoded UTF-8.");
    if (route === "none") return problem(404, "There is no such path.");
    const allowed = allowedMethods(route.item, api.without ?? []);
    const allow = { allow: allowed.join(", ") };
    const operation = operationOf(route.item, asked.method);
    if (operation !== undefined && allowed.includes(asked.method)) return answerOperation(api, asked, route, operation);
    if (asked.method === "OPTIONS" && allowed.includes("OPTIONS")) return empty(204, allow);
    return problem(405, `Allowed are ${allow.allow}.`, allow);
  };

function operationOf(item: PathItem, method: string): Operation | undefined {
  const found = methods.find((one) => one === method.toLowerCase());
  return (found && item[found]) ?? (method === "HEAD" ? item.get : undefined);
}

function allowedMethods(item: PathItem, without: readonly string[]): readonly string[] {
  const described = methods.filter((one) => item[one] !== undefined).map((one) => one.toUpperCase());
  const added = [...(item.get ? ["HEAD"] : []), "OPTIONS"].filter((one) => !without.includes(one));
  return [...new Set([...described, ...added])];
}

async function answerOperation(api: Api, asked: Asked, route: Route, operation: Operation): Promise<Outcome> {
  const { description, accounts = {} } = api;
  const found = findUser(asked, operation, description, accounts);
  if (!found.ok) return problem(401, "A known credential is required.", { "www-authenticate": found.challenge });
  const offered = offeredTypes(operation);
  const mediaType = negotiate(asked.headers.accept, offered);
  if (offered.length > 0 && mediaType === undefined) return problem(406, `Offered are ${offered.join(", ")}.`);
  const parameters = readParameters(operation.parameters ?? [], { asked, route, description });
  if (!parameters.ok) return problem(parameters.status, parameters.detail);
  const { requestBody } = operation;
  const body = requestBody && (await readBody(asked, bodyOptions(api, requestBody)));
  if (body?.ok === false) return problem(body.status, body.detail);
  const answer = api.operations[operation.operationId];
  if (answer === undefined) throw new Error(`no function answers ${operation.operationId}`);
  const { path, query, header } = parameters;
  const read = { path, query, header, body: body?.value, files: body?.files ?? {} };
  return answer({ asked, ...read, user: found.user ?? "", mediaType: mediaType ?? "" });
}

const bodyOptions = (api: Api, { required = false, content }: NonNullable<Operation["requestBody"]>) => ({
  description: api.description,
  required,
  content,
  ...(api.readers && { more: api.readers }),
});

/** The media types of the documented successes. */
const offeredTypes = ({ responses }: Operation): readonly string[] =>
  Object.entries(responses).flatMap(([status, { content = {} }]) => (status < "300" ? Object.keys(content) : []));
