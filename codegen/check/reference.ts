import type { Report } from "../diagnostics/diagnostic.ts";
import type { PrimitiveShape, TypeRef } from "../ir/ir.ts";
import type { PrimitiveName, TypeReferenceAst } from "../parse/ast.ts";
import type { Span } from "../source.ts";
import type { Scope } from "./scope.ts";

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
};

/** The key of a map, to be looked at once all types are known. */
export interface MapKeyUse {
  readonly key: TypeRef;
  readonly span: Span;
}

/** Resolves the names in a use of a type. A name that means nothing has been reported and counts as `unknown`. */
export function resolveReference(ast: TypeReferenceAst, scope: Scope, noteMapKey: (use: MapKeyUse) => void): TypeRef {
  const resolve = (node: TypeReferenceAst): TypeRef => {
    switch (node.kind) {
      case "primitive":
        return { kind: "primitive", shape: shapes[node.name] };
      case "unknown":
        return { kind: "unknown" };
      case "literal":
        return { kind: "literal", value: node.value };
      case "named": {
        const id = scope.typeId(node);
        return id === undefined ? { kind: "unknown" } : { kind: "named", id };
      }
      case "map": {
        const key = resolve(node.key);
        noteMapKey({ key, span: node.key.span });
        return { kind: "map", key, value: resolve(node.value) };
      }
      default:
        return { kind: node.kind, item: resolve(node.item) };
    }
  };
  return resolve(ast);
}

/** What checking a file needs at hand. */
export interface Checking {
  readonly scope: Scope;
  readonly report: Report;
  readonly resolve: (ast: TypeReferenceAst) => TypeRef;
}
