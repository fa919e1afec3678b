import type { Webhook } from "#engine/model";
import { itemsOf, member, type Node, textOf, textsOf } from "../node.ts";
import { readResponse } from "./body.ts";
import { documented, optionalText } from "./documented.ts";
import { type Known, readMethod, readProperties, references } from "./endpoint.ts";
import { readCallback } from "./links.ts";
import type { Scope } from "./scope.ts";
import { readType, shapeOfUse } from "./shape.ts";

/** Reads a `WebhookDefinition`. */
export const readWebhook = (node: Node, key: string, scope: Scope, known: Known): Webhook => ({
  ...readCallback(node),
  ...responsesOf(node, scope),
  ...documented(node),
  id: textOf(member(node, "id")) ?? key,
  ...optionalText(node, "displayName"),
  namespace: references(member(node, "namespace"), known.groups, "section"),
  method: readMethod(member(node, "method"), "POST"),
  path: textsOf(member(node, "path")),
  ...queryOf(node, scope),
  headers: readProperties(member(node, "headers"), scope),
  payloads: itemsOf(member(node, "payloads")).map((payload) => ({
    ...optionalText(payload, "description"),
    shape: shapeOfUse(readType(member(payload, "shape"), scope)),
  })),
  examples: itemsOf(member(node, "examples")).map((example) => {
    const payload = member(example, "payload").value;
    return payload === undefined ? {} : { payload };
  }),
});

function queryOf(node: Node, scope: Scope): Pick<Webhook, "queryParameters"> {
  const queryParameters = readProperties(member(node, "queryParameters"), scope);
  return queryParameters.length === 0 ? {} : { queryParameters };
}

function responsesOf(node: Node, scope: Scope): Pick<Webhook, "responses"> {
  const responses = itemsOf(member(node, "responses")).map((one) => readResponse(one, scope));
  return responses.length === 0 ? {} : { responses };
}
