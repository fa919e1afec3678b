import { memoizeWeak } from "#engine/memoize-weak";
import { fold, formatPath, leaves, type Path, type Shape, type Types } from "#engine/shape";

/** A place that a shape declares. */
interface Declared {
  /** Its path, with a star for the keys of maps and the positions of lists. */
  readonly name: string;
  /** `choice` for a flag or an enum. */
  readonly kind: "choice" | "list" | "map" | "other";
}

type Find = (path: Path) => Declared | undefined;

const end =
  (kind: Declared["kind"]): Find =>
  ({ length }) =>
    length === 0 ? { name: "", kind } : undefined;

const below = (step: string, found: Declared | undefined): Declared | undefined =>
  found && { ...found, name: found.name === "" ? step : `${step}.${found.name}` };

const within =
  (kind: Declared["kind"], inner: Find): Find =>
  ([key, ...rest]) =>
    key === undefined ? { name: "", kind } : below("*", inner(rest));

/** Returns the function that finds the place of a path in a shape. */
export const declaredAt = memoizeWeak((types: Types) =>
  memoizeWeak(
    fold<Find>(types, {
      ...leaves<Find>(end("other")),
      boolean: () => end("choice"),
      enum: () => end("choice"),
      nullable: ({ item }, recur) => recur(item),
      list: ({ item }, recur) => within("list", recur(item)),
      set: ({ item }, recur) => within("other", recur(item)),
      map: ({ value }, recur) => within("map", recur(value)),
      object: ({ properties }, recur) => {
        const members = new Map(properties.map(({ key, shape }) => [key, recur(shape)]));
        return ([key, ...rest]) =>
          key === undefined ? { name: "", kind: "other" } : below(String(key), members.get(String(key))?.(rest));
      },
      // A variant is not chosen here, so that any property of it counts as declared.
      discriminatedUnion: () => (path) => ({ name: formatPath(path), kind: "other" }),
      undiscriminatedUnion: () => (path) => ({ name: formatPath(path), kind: "other" }),
      ref: (_id, force) => (path) => force()(path),
    }) as (shape: Shape) => Find,
  ),
);
