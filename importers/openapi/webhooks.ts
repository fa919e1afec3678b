import { defined } from "#engine/item-at";
import type { Webhook } from "#engine/model";
import { claimName } from "#engine/text";
import { entriesOf, isThere, member, textsOf } from "../node.ts";
import { readRequest } from "./body.ts";
import { namedExamples } from "./examples.ts";
import { mediaOf } from "./media.ts";
import { readNaming } from "./naming.ts";
import { type Operation, operationsIn } from "./operations.ts";
import { readParameters, requestParameters } from "./parameters.ts";
import { partAt, type Scope } from "./scope.ts";

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
  const extra = [...own, ...older].map((one) => ({ one, id: one.path, path: [] as readonly string[], from: one }));
  const back = operations.flatMap((from) =>
    entriesOf(member(from.node, "callbacks")).flatMap(([name, at]) => {
      const node = partAt(at, scope);
      const all = node === undefined ? [] : operationsIn(node, scope);
      return all.map((one) => ({ one, id: `${defined(ids.get(from))}.${name}`, path: [one.path], from }));
    }),
  );
  const taken = new Set<string>();
  return [...extra, ...back].map(({ one, id: base, path, from }) => {
    const id = claimName(taken, base);
    const tags = textsOf(member(one.node, "tags"));
    const namespace =
      [...tags, ...textsOf(member(from.node, "tags"))].flatMap((tag) => [scope.groups.get(tag) ?? []])[0] ?? [];
    const nodes = [one.entry, one.item, one.node, from.entry, from.node];
    return (
      scope.documents.units.read(`webhook ${id}`, nodes, () => readWebhook(one, { id, path, namespace }, scope)) ?? id
    );
  });
}

function readWebhook(
  { node, item, method }: Operation,
  place: Pick<Webhook, "id" | "path" | "namespace">,
  scope: Scope,
): Webhook {
  const parameters = readParameters([member(item, "parameters"), member(node, "parameters")], scope);
  const headers = parameters.filter((one) => one.placement === "header");
  const body = partAt(member(node, "requestBody"), scope);
  const read = body !== undefined && isThere(body) ? readRequest(body, scope) : undefined;
  const [media] = read?.media ?? [];
  return {
    ...readNaming(node),
    ...place,
    method,
    headers: requestParameters(headers, [], { hasAuth: false, at: node }, scope).requestHeaders,
    payloads:
      body === undefined
        ? []
        : mediaOf(member(body, "content")).map((one) => ({
            contentType: one.type,
            shape: scope.schemas.shapeOf(member(one.node, "schema")),
          })),
    examples:
      media === undefined || body === undefined
        ? []
        : namedExamples(media, body, scope).map(({ name: extra, value }) => ({
            ...(extra !== undefined && { name: extra }),
            payload: value,
          })),
  };
}
