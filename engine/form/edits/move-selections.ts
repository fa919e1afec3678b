import type { VariantSelection } from "#engine/interpret";
import { type Path, toPointer } from "#engine/shape";

/** Data stored by JSON Pointer: variants of unions, and drafts. */
interface ByPointer<V> {
  readonly [pointer: string]: V;
}

/** Maps the first step below a path: to another step, to undefined (dropped), or to itself. */
type Move = (step: string) => string | undefined;

/** Returns true if a pointer is a descendant of another one. */
export const isBelow = (pointer: string, root: string): boolean => pointer.startsWith(`${root}/`);

/** Returns the selection without entries below a path, and without the selection at the path if `itself` is set. */
export const dropSelections = <V>(selection: ByPointer<V>, at: Path, itself: boolean): ByPointer<V> => {
  const root = toPointer(at);
  return movePointers(selection, (pointer) =>
    isBelow(pointer, root) || (itself && pointer === root) ? undefined : pointer,
  );
};

/** Returns the selection with entries below a path moved; `move` receives the first step below the path. */
export function moveSelections<V>(selection: ByPointer<V>, at: Path, move: Move): ByPointer<V> {
  const root = toPointer(at);
  return movePointers(selection, (pointer) => {
    if (!isBelow(pointer, root)) return pointer;
    const rest = pointer.slice(root.length + 1);
    const end = rest.indexOf("/");
    const [step, tail] = end === -1 ? [rest, ""] : [rest.slice(0, end), rest.slice(end)];
    const moved = move(step);
    return moved === undefined ? undefined : `${root}/${moved}${tail}`;
  });
}

/** Returns the selection with more entries; their pointers are relative to a path. */
export function insertSelections(
  selection: VariantSelection,
  at: Path,
  further: VariantSelection | undefined,
): VariantSelection {
  const entries = Object.entries(further ?? {});
  if (entries.length === 0) return selection;
  const root = toPointer(at);
  return {
    ...selection,
    ...Object.fromEntries(entries.map(([pointer, variant]) => [root + pointer, variant] as const)),
  };
}

/** Escapes a step for a JSON Pointer. */
export const escapedStep = (step: string): string => toPointer([step]).slice(1);

/** Shifts the index in a step if it is at or after an inserted or removed item. */
export function shifted(step: string, index: number, by: 1 | -1): string | undefined {
  const pointer = Number(step);
  if (by === -1 && pointer === index) return undefined;
  return pointer >= index ? String(pointer + by) : step;
}

/** Returns the same object if nothing changes, since checks are cached by identity. */
function movePointers<V>(byPointer: ByPointer<V>, pointerOf: (pointer: string) => string | undefined): ByPointer<V> {
  const entries = Object.entries(byPointer);
  let changed = false;
  const moves: (readonly [string, V])[] = [];
  for (const [pointer, held] of entries) {
    const moved = pointerOf(pointer);
    if (moved !== pointer) changed = true;
    if (moved !== undefined) moves.push([moved, held]);
  }
  return changed ? Object.fromEntries(moves) : byPointer;
}
