import type { EndpointError } from "#engine/model";
import type { ObjectShape, Shape } from "#engine/shape";
import { isThere, itemsOf, member, type Node, note, numberOf, textOf } from "../node.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads the errors of a method: each is an object of code, message and perhaps data, in the body of a success (JSON-RPC
 * 2.0 §5.1).
 */
export const readErrors = (errors: Node, { documents }: Reading): readonly EndpointError[] =>
  itemsOf(errors).flatMap((at): readonly EndpointError[] => {
    const node = documents.follow(at);
    if (node === undefined || !isThere(node)) return [];
    const code = numberOf(member(node, "code"));
    if (code === undefined)
      note(member(node, "code"), "missing", "expected the code of an error; any code is accepted");
    const message = textOf(member(node, "message"));
    const data = member(node, "data").value;
    return [
      {
        name: message ?? `Error ${code ?? ""}`.trim(),
        statusCode: 200,
        ...(code !== undefined && { rpcCode: code }),
        shape: errorShape(code),
        examples:
          code === undefined
            ? []
            : [{ value: { code, message: message ?? "", ...(data === undefined ? {} : { data }) } }],
      },
    ];
  });

function errorShape(code: number | undefined): ObjectShape {
  const isInt32 = code !== undefined && Number.isInteger(code) && Math.abs(code) < 2 ** 31;
  const shape: Shape = isInt32 ? { kind: "integer", minimum: code, maximum: code } : { kind: "integer" };
  return {
    kind: "object",
    properties: [
      { key: "code", shape, optional: false },
      { key: "message", shape: { kind: "string" }, optional: false },
      { key: "data", shape: { kind: "unknown" }, optional: true },
    ],
  };
}
