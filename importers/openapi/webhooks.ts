import { defined } from "#engine/item-at";
import type { AuthScheme, Webhook } from "#engine/model";
import type { Property } from "#engine/shape";
import { claimName } from "#engine/text";
import { withSchemaTexts } from "../json-schema/index.ts";
import { entriesOf, isThere, member, type Node, note, textsOf } from "../node.ts";
import { readRequest } from "./body.ts";
import { namedExamples } from "./examples/calls.ts";
import { mediaOf } from "./media.ts";
import { readNaming } from "./naming.ts";
import { type Operation, operationsIn } from "./operations.ts";
import { readParameters, requestParameters } from "./parameters/index.ts";
import { allResponses, readAnswers } from "./responses.ts";
import { groupOf, nonEmptyText, partAt, type Scope } from "./scope.ts";
import { readDemands } from "./security.ts";

/**
 * Reads the calls that an API makes: its webhooks, and the callbacks of its operations. A reused one is returned as its
 * id.
 */
export function readWebhooks(
  operations: readonly Operation[],
  ids: ReadonlyMap<Operation, string>,
  scope: Scope,
): readonly (Webhook | string)[] {
  const own = operationsIn(member(scope.root, "webhooks"), scope);
  const older = operationsIn(member(scope.root, "x-webhooks"), scope);
  const extra = [...own, ...older].map((one) => ({ one, id: one.path, path: [], from: one }));
  const back = operations.flatMap((from) =>
    entriesOf(member(from.node, "callbacks")).flatMap(([name, at]) => {
      const node = partAt(at, scope);
      const all = node === undefined ? [] : operationsIn(node, scope);
      const endpointId = defined(ids.get(from));
      const about = (url: string) => ({ path: [url], callback: { endpointId, name, url } });
      return all.map((one) => ({ one, id: `${endpointId}.${name}`, ...about(one.path), from }));
    }),
  );
  const taken = new Set<string>();
  const all: readonly FoundWebhook[] = [...extra, ...back];
  return all.map(({ one, id: base, path, callback, from }) => {
    const id = claimName(taken, base);
    const tags = textsOf(member(one.node, "tags"));
    const namespace = groupOf([...tags, ...textsOf(member(from.node, "tags"))], scope);
    const nodes = [one.entry, one.item, one.node, from.entry, from.node];
    const place = { id, path, namespace, ...(callback && { callback }) };
    return scope.documents.units.read(`webhook ${id}`, nodes, () => readWebhook(one, place, scope)) ?? id;
  });
}

/** A call that the API makes, and the operation that asks for it; a webhook itself stands for the latter. */
interface FoundWebhook extends Pick<Webhook, "id" | "path" | "callback"> {
  readonly one: Operation;
  readonly from: Operation;
}

function readWebhook(
  { node, item, method }: Operation,
  place: Pick<Webhook, "id" | "path" | "namespace" | "callback">,
  scope: Scope,
): Webhook {
  const parameters = readParameters([member(item, "parameters"), member(node, "parameters")], scope);
  // The address is of the user, so its path has no parameters.
  const sent = parameters.filter((one) => one.placement !== "path");
  const { requestHeaders, queryParameters, styles } = requestParameters(sent, [], { hasAuth: false, at: node }, scope);
  const body = partAt(member(node, "requestBody"), scope);
  const read = body !== undefined && isThere(body) ? readRequest(body, scope) : undefined;
  const [media] = read?.media ?? [];
  const responses = allResponses(readAnswers(member(node, "responses"), [], scope), scope);
  return {
    ...readNaming(node, item),
    ...place,
    method,
    ...(queryParameters.length > 0 && { queryParameters }),
    headers: withCredentials(requestHeaders, member(node, "security"), scope),
    ...(Object.keys(styles).length > 0 && { parameterStyles: styles }),
    payloads:
      body === undefined
        ? []
        : mediaOf(member(body, "content")).map((one) => ({
            ...withSchemaTexts(nonEmptyText(body, "description"), [member(one.node, "schema")]),
            contentType: one.type,
            shape: scope.schemas.shapeOf(member(one.node, "schema")),
          })),
    ...(responses.length > 0 && { responses }),
    examples:
      media === undefined || body === undefined
        ? []
        : namedExamples(media, body, scope).map(({ name: extra, value }) => ({
            ...(extra !== undefined && { name: extra }),
            payload: value,
          })),
  };
}

/**
 * Adds the headers in which the API sends the credentials that a webhook states itself (OpenAPI "Security Requirement
 * Object"). One of several alternatives is optional.
 */
function withCredentials(headers: readonly Property[], node: Node, scope: Scope): readonly Property[] {
  const { auth, security = auth.map((id) => [id]) } = readDemands(node, scope);
  const taken = new Set(headers.map(({ key }) => key.toLowerCase()));
  const found = new Map<string, { readonly ids: string[]; readonly texts: string[] }>();
  for (const id of auth) {
    const header = credentialHeader(scope.auths[id]);
    if (header === undefined)
      note(node, "unsupported", `a webhook shows credentials in headers; ${JSON.stringify(id)} is left out`);
    else if (!taken.has(header.key.toLowerCase())) {
      const known = found.get(header.key) ?? { ids: [], texts: [] };
      known.ids.push(id);
      known.texts.push(header.text);
      found.set(header.key, known);
    }
  }
  const added = [...found].map(
    ([key, { ids, texts }]): Property => ({
      key,
      shape: { kind: "string" },
      optional: !security.every((set) => set.some((id) => ids.includes(id))),
      description: texts.join(" "),
    }),
  );
  return [...added, ...headers];
}

/** Returns the header of a scheme and a sentence about its value; undefined if the scheme uses no header. */
function credentialHeader(scheme: AuthScheme | undefined): { readonly key: string; readonly text: string } | undefined {
  if (scheme === undefined || scheme.kind === "mutualTLS") return undefined;
  const of = (key: string, value: string) => ({
    key,
    text: [`The API sends \`${value}\`.`, ...(scheme.description === undefined ? [] : [scheme.description])].join(" "),
  });
  switch (scheme.kind) {
    case "basicAuth":
      return of("Authorization", "Basic <base64 of username:password>");
    case "header":
      if (scheme.in === "query") return undefined;
      if (scheme.in === "cookie") return of("Cookie", `${scheme.headerWireValue}=<value>`);
      return of(scheme.headerWireValue, `${scheme.prefix === undefined ? "" : `${scheme.prefix} `}<value>`);
    case "oAuth":
      return of(scheme.headerName ?? "Authorization", `${scheme.tokenPrefix ?? "Bearer"} <access token>`.trim());
    default:
      return of("Authorization", "Bearer <token>");
  }
}
