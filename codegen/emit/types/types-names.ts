import type { TypeId } from "#engine/shape";
import type { Ir } from "../../ir/ir.ts";
import { spaceName } from "../../ir/names.ts";
import { byText } from "../../source.ts";
import type { SharedNames } from "../shared-names.ts";
import { aliased, type Named, namedImport, type RuntimeType, type Statement, type Style } from "../text/index.ts";

/** Names of types for files outside `types/`, which import them from the index by namespace. */
export interface TypesNames {
  readonly nameOf: (id: TypeId) => string;
  /** Returns the name of a type that the runtime exports. */
  readonly runtimeType: (name: RuntimeType) => string;
  /** Returns the imports for the names that were returned so far. */
  readonly imports: () => readonly Statement[];
}

/** Creates the names of types for one file. */
export function typesNames(ir: Ir, style: Style, { space }: SharedNames): TypesNames {
  // The alias avoids a clash with a constant of the file.
  const renamed = (module: string): Named => aliased(spaceName(module), space(module));
  const used = new Set<string>();
  const runtime = new Set<RuntimeType>();
  return {
    nameOf: (id) => {
      const type = ir.types.get(id);
      if (type === undefined) return "unknown";
      used.add(type.module);
      return `${space(type.module)}.${type.code}`;
    },
    runtimeType: (name) => {
      runtime.add(name);
      return name;
    },
    imports: () => [
      ...(runtime.size === 0 ? [] : [namedImport(style.interpret, [...runtime].sort(byText), true)]),
      ...(used.size === 0 ? [] : [namedImport(style.types, [...used].sort(byText).map(renamed), true)]),
    ],
  };
}
