import type { ErrorReferenceAst } from "../ast/service.ts";
import { optional } from "../common.ts";
import { inWords, type Read, readMembers, readText } from "../read.ts";
import { readTypeReference } from "../types/index.ts";

/** Reads the name of an error: `NotFound`, `commons.NotFound`, or the long form `{error, docs}`. */
export const readErrorReference: Read<ErrorReferenceAst> = (node, report) => {
  if (node.kind !== "map") return readErrorName(node, report);
  const members = readMembers(node, report, {
    name: "an error",
    keys: { error: readErrorName, docs: readText },
    required: ["error"],
  });
  return members && { ...members.error, ...optional("docs", members.docs) };
};

/** Reads the short form, which is the name alone. */
export const readErrorName: Read<ErrorReferenceAst> = (node, report) => {
  const reference = readTypeReference(node, report);
  if (reference === undefined) return undefined;
  if (reference.kind === "named") {
    const { module, name, span } = reference;
    return { name, span, ...optional("module", module) };
  }
  report("expected", node.span, { expected: "the name of an error", found: inWords(node) });
  return undefined;
};
