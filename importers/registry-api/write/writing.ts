import type { Path, TypeId, TypeTable } from "#engine/shape";
import type { TypeDefinition } from "#generated/types";
import { unusedName } from "../../unused-name.ts";
import { countLoss, type Losses } from "./losses.ts";

/** The state that writers share: the model, the types that were given a name, and what could not be represented. */
export interface Writing {
  readonly types: TypeTable;
  /** Schemes that the wire can represent; references to others are left out. */
  readonly auths: ReadonlySet<string>;
  readonly named: Map<TypeId, TypeDefinition>;
  readonly losses: Losses;
}

/** A path in the model, and the name of a type that is written there if it needs one. */
export interface Location {
  readonly at: Path;
  readonly name: string;
}

/** Returns the location of a part. Its keys are added to the name. */
export const part = ({ at, name }: Location, ...steps: Path): Location => ({
  at: [...at, ...steps],
  name: [name, ...steps.filter((step) => typeof step === "string")].join("_"),
});

/** Counts a part that the wire can't represent. */
export const reportLoss = ({ losses }: Writing, { at }: Location, message: string): void =>
  countLoss(losses, at, message);

/** Returns an unused name for a type. Slashes and whitespace become underscores. */
export function freshId({ types, named }: Writing, name: string): TypeId {
  return unusedName(name.replace(/[/\s]+/g, "_"), (id) => Object.hasOwn(types, id) || named.has(id));
}
