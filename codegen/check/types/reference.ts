import type { Report } from "../../diagnostics/diagnostic.ts";
import type { PrimitiveShape, TypeRef } from "../../ir/type.ts";
import type { NamedAst, PrimitiveName, RawName, TypeReferenceAst } from "../../parse/ast/type.ts";
import type { Span } from "../../source.ts";
import type { Scope } from "../names/index.ts";

const shapes: { readonly [K in PrimitiveName]: PrimitiveShape } = {
  string: { kind: "string" },
  boolean: { kind: "boolean" },
  integer: { kind: "integer" },
  uint: { kind: "uint" },
  long: { kind: "long" },
  uint64: { kind: "uint64" },
  double: { kind: "double" },
  datetime: { kind: "datetime" },
  date: { kind: "date" },
  uuid: { kind: "uuid" },
  base64: { kind: "base64" },
  bigint: { kind: "bigInteger" },
  // Shapes have only RFC 3339 for times, so an RFC 2822 time is text with a format.
  "datetime-rfc-2822": { kind: "string", format: "rfc-2822" },
};

/** Where each of the types for bodies other than JSON is allowed. */
const allowedIn: { readonly [K in RawName]: string } = {
  file: "a property of a body declared in a request, and for a response",
  text: "a response or a stream",
  bytes: "a request or a response as a whole",
};

/** The key of a map, checked once all types are known. */
export interface MapKeyUse {
  readonly key: TypeRef;
  readonly span: Span;
}

/** The context for resolving a use of a type. `bound` holds the parameters of the template around the use. */
export interface Resolving {
  readonly scope: Scope;
  readonly report: Report;
  readonly noteMapKey: (use: MapKeyUse) => void;
  readonly bound?: ReadonlyMap<string, TypeRef>;
}

/** Resolves the names in a use of a type. Reports unknown names, which resolve to `unknown`. */
export function resolveReference(ast: TypeReferenceAst, { scope, report, noteMapKey, bound }: Resolving): TypeRef {
  const named = (node: NamedAst): TypeRef => {
    const parameter = node.module === undefined ? bound?.get(node.name.text) : undefined;
    if (parameter !== undefined) return parameter;
    if (scope.isTemplate(node)) {
      report("template-use", node.span, { problem: "it is used inside another type" });
      return { kind: "unknown" };
    }
    const id = scope.typeId(node);
    if (id !== undefined && node.arguments !== undefined) {
      report("template-use", node.span, { problem: `${node.name.text} has no parameters` });
    }
    return id === undefined ? { kind: "unknown" } : { kind: "named", id };
  };
  const resolve = (node: TypeReferenceAst): TypeRef => {
    switch (node.kind) {
      case "primitive":
        return { kind: "primitive", shape: shapes[node.name] };
      case "unknown":
        return { kind: "unknown" };
      case "literal":
        return { kind: "literal", value: node.value };
      case "raw":
        report("misplaced-type", node.span, { name: node.name, where: allowedIn[node.name] });
        return { kind: "unknown" };
      case "named":
        return named(node);
      case "map": {
        const key = resolve(node.key);
        // The unknown name has been reported already.
        if (node.key.kind === "unknown" || key.kind !== "unknown") noteMapKey({ key, span: node.key.span });
        return { kind: "map", key, value: resolve(node.value) };
      }
      default:
        return { kind: node.kind, item: resolve(node.item) };
    }
  };
  return resolve(ast);
}

/** The context for checking a file. */
export interface Checking {
  readonly scope: Scope;
  readonly report: Report;
  readonly resolve: (ast: TypeReferenceAst) => TypeRef;
  /** Resolves aliases to a primitive or a wrapper, before all types are known. */
  readonly behind: (type: TypeRef) => TypeRef;
}
