import { type Path, pointer } from "#engine/shape";

/** The ids of the elements that belong to one place: JSON pointers, each with a word before it that says which element. */
export interface PlaceIds {
  readonly frame: string;
  readonly input: string;
  readonly label: string;
  readonly about: string;
  /** What its control takes. */
  readonly limits: string;
  readonly fault: string;
  /** The input of the key of a map's row. */
  readonly key: string;
  /** The input of the key of a row that is being added to the map at this place. */
  readonly newKey: string;
}

/** Ids are parted by blanks where they are listed, so that blanks in keys are written otherwise. */
const safe = (text: string): string => text.replace(/[%\s]/g, encodeURIComponent);

/** Names the elements of a place. */
export function idsAt(at: Path): PlaceIds {
  const place = safe(pointer(at));
  return {
    frame: `field:${place}`,
    input: `input:${place}`,
    label: `label:${place}`,
    about: `about:${place}`,
    limits: `limits:${place}`,
    fault: `fault:${place}`,
    key: `key:${place}`,
    newKey: `new:${place}`,
  };
}

/** Reads the JSON pointer back from the id of a place's frame. */
export const pointerOfFrame = (id: string): string => decodeURIComponent(id.slice(id.indexOf(":") + 1));

const children = new WeakMap<Path, Map<string | number, Path>>();

/** The place one step below another. The same place gives the same list, so that views can skip by identity. */
export function below(at: Path, step: string | number): Path {
  let steps = children.get(at);
  if (steps === undefined) {
    steps = new Map();
    children.set(at, steps);
  }
  let place = steps.get(step);
  if (place === undefined) {
    place = [...at, step];
    steps.set(step, place);
  }
  return place;
}

const root: Path = [];

/** The same place as a list that keeps its identity, however often it is written anew. */
export const kept = (at: Path): Path => at.reduce<Path>(below, root);

/** Tells whether two places are the same. */
export const samePlace = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, i) => step === b[i]);
