import { type Path, type TypeId, type TypeTable, toPointer } from "#engine/shape";
import type { TypeDefinition } from "#generated/types";
import type { ImportDiagnostic } from "../../diagnostic.ts";

/** The state that writers share: the model, the types that were given a name, and what could not be represented. */
export interface Writing {
  readonly types: TypeTable;
  /** Schemes that the wire can hold; others are left out wherever they are named. */
  readonly auths: ReadonlySet<string>;
  readonly named: Map<TypeId, TypeDefinition>;
  readonly losses: Map<string, Loss>;
}

interface Loss {
  readonly at: string;
  /** The number of occurrences, including the first. */
  times: number;
}

/** Where a writer is in the model, and what a type written there is called when it needs a name. */
export interface Place {
  readonly at: Path;
  readonly name: string;
}

/** Goes on to a part; a word is added to the name. */
export const part = ({ at, name }: Place, ...steps: Path): Place => ({
  at: [...at, ...steps],
  name: [name, ...steps.filter((step) => typeof step === "string")].join("_"),
});

/** Notes that something has no place on the wire: the same sentence once, with how often it is true. */
export function lose({ losses }: Writing, { at }: Place, message: string): void {
  const known = losses.get(message);
  if (known === undefined) losses.set(message, { at: toPointer(at), times: 1 });
  else known.times += 1;
}

/** The losses as diagnostics, each sentence with its first place. */
export const lossesOf = ({ losses }: Writing): readonly ImportDiagnostic[] =>
  [...losses].map(([message, { at, times }]) => ({
    at,
    code: "lost",
    message: times === 1 ? message : `${message} (${times} times; here for the first)`,
  }));

/** Finds a name for a type that no type of the model has; what separates words elsewhere is no part of it. */
export function freshId({ types, named }: Writing, name: string): TypeId {
  const wish = name.replace(/[/\s]+/g, "_");
  const taken = (id: string): boolean => Object.hasOwn(types, id) || named.has(id);
  let id = wish;
  for (let number = 2; taken(id); number += 1) id = `${wish}_${number}`;
  return id;
}
