import { objectOf } from "#engine/json";
import type { ResponseLink, Webhook } from "#engine/model";
import { entriesOf, itemsOf, member, type Node, textOf } from "../node.ts";
import { optionalText } from "./documented.ts";

/** Reads the calls that can follow an answer. One without a name is ignored. */
export function readLinks(answer: Node): { readonly links?: readonly ResponseLink[] } {
  const links = itemsOf(member(answer, "links")).flatMap((node): readonly ResponseLink[] => {
    const name = textOf(member(node, "name"));
    if (name === undefined) return [];
    const { value: body } = member(node, "body");
    return [
      {
        name,
        ...optionalText(node, "description"),
        ...optionalText(node, "operationId"),
        ...optionalText(node, "operationRef"),
        parameters: objectOf(
          entriesOf(member(node, "parameters")).flatMap(([key, { value }]) =>
            value === undefined ? [] : [[key, value] as const],
          ),
        ),
        ...(body !== undefined && { body }),
      },
    ];
  });
  return links.length === 0 ? {} : { links };
}

/** Reads the endpoint that asks for a webhook. */
export function readCallback(webhook: Node): Pick<Webhook, "callback"> {
  const node = member(webhook, "callback");
  const [endpointId, name, url] = ["endpointId", "name", "url"].map((key) => textOf(member(node, key)));
  return endpointId === undefined || name === undefined || url === undefined
    ? {}
    : { callback: { endpointId, name, url } };
}
