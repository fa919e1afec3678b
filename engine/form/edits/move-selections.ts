import type { VariantSelection } from "#engine/interpret";
import { type Path, toPointer } from "#engine/shape";

/** Data stored by JSON Pointer: variants of unions, and drafts. */
interface ByPointer<V> {
  readonly [pointer: string]: V;
}

/** Says where the choices below a place go: to another first step, to nothing (dropped), or stay. */
type Move = (step: string) => string | undefined;

/** Returns true if a pointer is a descendant of another one. */
export const isBelow = (pointer: string, root: string): boolean => pointer.startsWith(`${root}/`);

/** Gives the choices without those below a place, and without that at the place when `itself` is set. */
export const dropSelections = <V>(selection: ByPointer<V>, at: Path, itself: boolean): ByPointer<V> => {
  const root = toPointer(at);
  return movePointers(selection, (pointer) =>
    isBelow(pointer, root) || (itself && pointer === root) ? undefined : pointer,
  );
};

/** Gives the choices with those below a place moved; `move` is asked with the first step below the place. */
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

/** Gives the choices with further ones, which are by pointer from a place. */
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

/** Writes a step as it is in a pointer. */
export const escapedStep = (step: string): string => toPointer([step]).slice(1);

/** Moves the index in a pointer's step when it stands at or behind one that is inserted or removed. */
export function shifted(step: string, index: number, by: 1 | -1): string | undefined {
  const pointer = Number(step);
  if (by === -1 && pointer === index) return undefined;
  return pointer >= index ? String(pointer + by) : step;
}

/** Keeps the identity of what stays as it is, since checks are kept by it. */
function movePointers<V>(byPointer: ByPointer<V>, pointerOf: (pointer: string) => string | undefined): ByPointer<V> {
  const entries = Object.entries(byPointer);
  let changed = false;
  const kept: (readonly [string, V])[] = [];
  for (const [pointer, held] of entries) {
    const moved = pointerOf(pointer);
    if (moved !== pointer) changed = true;
    if (moved !== undefined) kept.push([moved, held]);
  }
  return changed ? Object.fromEntries(kept) : byPointer;
}
