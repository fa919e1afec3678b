import { type Json, objectOf } from "#engine/json";
import type { Example } from "#engine/model";
import type { Property } from "#engine/shape";
import { isThere, itemsOf, member, type Node, note, textOf } from "../node.ts";
import type { Reading } from "./server.ts";

/** Reads the examples of a method: values of parameters with their result. */
export const readPairings = (pairings: Node, parameters: readonly Property[], reading: Reading): readonly Example[] =>
  itemsOf(pairings).flatMap((at): readonly Example[] => {
    const node = reading.documents.follow(at);
    if (node === undefined || !isThere(node)) return [];
    const result = reading.documents.follow(member(node, "result"));
    const response = result && member(result, "value").value;
    const [name, description] = ["name", "description"].map((key) => textOf(member(node, key)));
    const values = readValues(member(node, "params"), parameters, reading);
    return [
      {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        path: "/",
        pathParameters: {},
        queryParameters: {},
        headers: {},
        body: objectOf(values),
        statusCode: 200,
        ...(response === undefined ? {} : { response }),
      },
    ];
  });

/** Values are assigned to parameters by name if all have the name of one, else by position. */
function readValues(
  params: Node,
  parameters: readonly Property[],
  { documents }: Reading,
): readonly (readonly [string, Json])[] {
  const given = itemsOf(params).flatMap((at) => documents.follow(at) ?? []);
  const keys = new Set(parameters.map(({ key }) => key));
  const named = given.map((node) => textOf(member(node, "name")) ?? "");
  const byName = named.every((name) => keys.has(name)) && new Set(named).size === named.length;
  return given.flatMap((node, i): readonly (readonly [string, Json])[] => {
    const key = byName ? named[i] : parameters[i]?.key;
    const { value } = member(node, "value");
    if (key === undefined) note(node, "mismatch", "the method has no parameter for this value; the value is ignored");
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
}
