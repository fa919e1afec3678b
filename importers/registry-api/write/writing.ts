import { type Documented, type Path, type TypeId, type TypeTable, toPointer } from "#engine/shape";
import type { TypeDefinition } from "#generated/types";
import type { ImportDiagnostic } from "../../diagnostic.ts";
import { unusedName } from "../../unused-name.ts";

/** The parts of a model that a format can't represent, by message: the first path and the number of occurrences. */
export type Losses = Map<string, { readonly at: string; times: number }>;

/** Counts a part that the format can't represent. */
export function countLoss(losses: Losses, at: Path, message: string): void {
  const known = losses.get(message);
  if (known === undefined) losses.set(message, { at: toPointer(at), times: 1 });
  else known.times += 1;
}

/** Returns the losses as diagnostics, each message once, at its first path. */
export const lossesOf = (losses: Losses): readonly ImportDiagnostic[] =>
  [...losses].map(([message, { at, times }]) => ({
    at,
    code: "lost",
    message: times === 1 ? message : `${message} (${times} occurrences; this is the first)`,
  }));

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

/** Returns the description and availability of something, without its other members. */
export const documentation = ({ description, availability }: Documented): Documented => ({
  ...(description === undefined ? {} : { description }),
  ...(availability === undefined ? {} : { availability }),
});

export const isDocumented = ({ description, availability }: Documented): boolean =>
  description !== undefined || availability !== undefined;
