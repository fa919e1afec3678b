import type { Choices } from "#engine/interpret";
import { type Path, pointer } from "#engine/shape";

type Entry = readonly [place: string, variant: number];

/** Says where the choices below a place go: to another first step, to nothing (dropped), or stay. */
type Move = (step: string) => string | undefined;

const isBelow = (place: string, root: string): boolean => place.startsWith(`${root}/`);

/** Gives the choices without those below a place, and without that at the place when `itself` is set. */
export const withoutChoices = (choices: Choices, at: Path, itself: boolean): Choices => {
  const root = pointer(at);
  return keep(choices, (place) => (isBelow(place, root) || (itself && place === root) ? undefined : place));
};

/** Gives the choices with those below a place moved; `move` is asked with the first step below the place. */
export function moveChoices(choices: Choices, at: Path, move: Move): Choices {
  const root = pointer(at);
  return keep(choices, (place) => {
    if (!isBelow(place, root)) return place;
    const rest = place.slice(root.length + 1);
    const end = rest.indexOf("/");
    const [step, tail] = end === -1 ? [rest, ""] : [rest.slice(0, end), rest.slice(end)];
    const moved = move(step);
    return moved === undefined ? undefined : `${root}/${moved}${tail}`;
  });
}

/** Gives the choices with further ones, which are by pointer from a place. */
export function plantChoices(choices: Choices, at: Path, further: Choices | undefined): Choices {
  const entries = Object.entries(further ?? {});
  if (entries.length === 0) return choices;
  const root = pointer(at);
  return { ...choices, ...Object.fromEntries(entries.map(([place, variant]): Entry => [root + place, variant])) };
}

/** Writes a step as it stands in a pointer. */
export const escapedStep = (step: string): string => pointer([step]).slice(1);

/** Keeps the identity of choices that stay as they are, since checks are kept by it. */
function keep(choices: Choices, placeOf: (place: string) => string | undefined): Choices {
  const entries = Object.entries(choices);
  let changed = false;
  const kept: Entry[] = [];
  for (const [place, variant] of entries) {
    const moved = placeOf(place);
    if (moved !== place) changed = true;
    if (moved !== undefined) kept.push([moved, variant]);
  }
  return changed ? Object.fromEntries(kept) : choices;
}
