import type { Json, JsonObject } from "#engine/json";
import { isObject, objectOf } from "#engine/json";
import type { ResponseLink } from "#engine/model";
import { documentedPart } from "../json-schema/index.ts";
import { entriesOf, isThere, member, type Node, note } from "../node.ts";
import { nonEmptyText, partAt, type Scope } from "./scope.ts";

/** Reads the calls that can follow an answer. One that names no operation is reported and ignored. */
export function readLinks(answer: Node, scope: Scope): { readonly links?: readonly ResponseLink[] } {
  const links = entriesOf(member(answer, "links")).flatMap(([name, at]): readonly ResponseLink[] => {
    const node = partAt(at, scope);
    if (node === undefined || !isObject(node.value)) return [];
    const [operationId, operationRef] = [nonEmptyText(node, "operationId"), nonEmptyText(node, "operationRef")];
    if (operationId === undefined && operationRef === undefined) {
      note(node, "missing", "expected operationId or operationRef, found neither; the link is ignored");
      return [];
    }
    if (isThere(member(node, "server")))
      note(member(node, "server"), "unsupported", "the server of a link is not shown");
    const { description } = documentedPart(node);
    const body = member(node, "requestBody");
    return [
      {
        name,
        ...(description !== undefined && { description }),
        ...(operationId !== undefined && { operationId }),
        ...(operationId === undefined && operationRef !== undefined && { operationRef }),
        parameters: parametersOf(member(node, "parameters")),
        ...(isThere(body) && { body: body.value as Json }), // it is there
      },
    ];
  });
  return links.length === 0 ? {} : { links };
}

const parametersOf = (node: Node): JsonObject =>
  objectOf(entriesOf(node).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])));
