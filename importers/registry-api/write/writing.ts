import type { Path, TypeId, TypeTable } from "#engine/shape";
import type { TypeDefinition } from "#generated/types";
import { lose as count, type Losses } from "../../losses.ts";

/** The state that writers share: the model, the types that were given a name, and what could not be represented. */
export interface Writing {
  readonly types: TypeTable;
  /** Schemes that the wire can hold; others are left out wherever they are named. */
  readonly auths: ReadonlySet<string>;
  readonly named: Map<TypeId, TypeDefinition>;
  readonly losses: Losses;
}

/** Where a writer is in the model, and what a type written there is called when it needs a name. */
export interface Location {
  readonly at: Path;
  readonly name: string;
}

/** Goes on to a part; a word is added to the name. */
export const part = ({ at, name }: Location, ...steps: Path): Location => ({
  at: [...at, ...steps],
  name: [name, ...steps.filter((step) => typeof step === "string")].join("_"),
});

/** Counts a part that the wire cannot hold. */
export const lose = ({ losses }: Writing, { at }: Location, message: string): void => count(losses, at, message);

/** Finds a name for a type that no type of the model has; what separates words elsewhere is no part of it. */
export function freshId({ types, named }: Writing, name: string): TypeId {
  const wish = name.replace(/[/\s]+/g, "_");
  const taken = (id: string): boolean => Object.hasOwn(types, id) || named.has(id);
  let id = wish;
  for (let number = 2; taken(id); number += 1) id = `${wish}_${number}`;
  return id;
}
