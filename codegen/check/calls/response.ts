import { branches, fold, leaves, type TypeId, typesFrom } from "#engine/shape";
import { nearest } from "#engine/text";
import type { ResponseIr, StreamIr } from "../../ir/ir.ts";
import type { TypeIr, TypeRef } from "../../ir/type.ts";
import type { EndpointAst, ResponseAst, StreamAst } from "../../parse/ast/service.ts";
import { bare, followPath, type PathRoots, type PropertyChecking, propertiesOf } from "../types/index.ts";

type Types = ReadonlyMap<TypeId, TypeIr>;

/** Checks the content of a success response: JSON, text, a file, bytes, or nothing. */
export function checkResponse(response: ResponseAst | undefined, checking: PropertyChecking, types: Types): ResponseIr {
  const { report } = checking;
  const status = response?.statusCode;
  if (status !== undefined && !(Number.isInteger(status.value) && status.value >= 200 && status.value < 400)) {
    report("bad-status", status.span, { found: status.text, what: "a success", range: "200 to 399" });
  }
  const written = response?.type;
  const common = {
    status: status?.value ?? (written === undefined ? 204 : 200),
    ...(response?.docs !== undefined && { docs: response.docs }),
    ...(response?.contentType && { contentType: response.contentType.text }),
  };
  if (written === undefined) return { kind: "none", ...common };
  if (written.kind === "raw") return { kind: written.name, ...common };
  const type = checking.resolve(written);
  const result = response?.property;
  if (result !== undefined) {
    const known = propertiesOf(type, types)?.map(({ key }) => key) ?? [];
    if (!known.includes(result.text)) {
      report("unknown-property", result.span, { name: result.text, meant: nearest(result.text, known) });
    }
  }
  return { kind: "json", type, ...common, ...(result && { result: result.text }) };
}

/** Checks the content of a streamed success response, and the condition of streaming if a call supports both. */
export function checkStream(
  ast: Pick<EndpointAst, "responseStream" | "response" | "streamCondition">,
  checking: PropertyChecking,
  types: Types,
  roots: PathRoots,
): StreamIr | undefined {
  const { responseStream: stream, response, streamCondition } = ast;
  const { report } = checking;
  if (stream === undefined || response === undefined) {
    if (streamCondition !== undefined) {
      report("bad-stream", streamCondition.span, {
        problem: "a condition selects response or response-stream, and one of them is missing",
        advice: "declare both, or remove the condition",
      });
    }
    return stream && streamOf(stream, checking);
  }
  const made = streamOf(stream, checking);
  if (streamCondition === undefined) {
    report("bad-stream", stream.span, {
      problem: "an endpoint with response and response-stream needs a stream-condition",
      advice: "add `stream-condition: $request.<property>`, a boolean that selects the stream",
    });
    return made;
  }
  const end = followPath(streamCondition.text, "$request", roots, types);
  if (!end.ok) {
    report("bad-stream", streamCondition.span, {
      problem: `${streamCondition.text} ${end.problem}`,
      advice: "write it as `$request.<property>`, a boolean in the query or the body",
    });
    return made;
  }
  if (!isSwitch(bare(end.type, types))) {
    report("bad-stream", streamCondition.span, {
      problem: `${streamCondition.text} is not a boolean`,
      advice: "name a property of type boolean",
    });
  }
  return { ...made, when: end.keys };
}

/** Returns true if values of this type are booleans. */
function isSwitch(type: TypeRef): boolean {
  if (type.kind === "literal") return typeof type.value === "boolean";
  return type.kind === "primitive" && isBooleanShape(type.shape);
}

const isBooleanShape = fold<boolean>(typesFrom(), { ...leaves(false), ...branches(false), boolean: () => true });

function streamOf({ type, format, docs, terminator }: StreamAst, checking: PropertyChecking): StreamIr {
  const about = { ...(docs !== undefined && { docs }), ...(terminator !== undefined && { terminator }) };
  if (type.kind === "raw" && type.name === "text") return { format: "text", ...about };
  return { format, type: checking.resolve(type), ...about };
}
