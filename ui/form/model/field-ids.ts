import { type Path, toPointer } from "#engine/shape";

/** The ids of the elements of one field: JSON Pointers with a prefix for the element. */
export interface FieldIds {
  readonly frame: string;
  readonly input: string;
  readonly label: string;
  readonly about: string;
  /** The mark of a placeholder. */
  readonly mark: string;
  /** The note with the limits of its control. */
  readonly limits: string;
  readonly issue: string;
  /** The input of the key of a map's row. */
  readonly key: string;
  /** The hidden name of the value of a map's row. */
  readonly rowName: string;
  /** The input of the key of a row that is being added to the map at this path. */
  readonly newKey: string;
}

/** Escapes spaces, which separate ids in `aria-labelledby` and `aria-describedby`. */
const safe = (text: string): string => text.replace(/[%\s]/g, encodeURIComponent);

/** Returns the ids of the elements of the field at a path. */
export function idsAt(at: Path): FieldIds {
  const path = safe(toPointer(at));
  return {
    frame: `field:${path}`,
    input: `input:${path}`,
    label: `label:${path}`,
    about: `about:${path}`,
    mark: `mark:${path}`,
    limits: `limits:${path}`,
    issue: `issue:${path}`,
    key: `key:${path}`,
    rowName: `row:${path}`,
    newKey: `new:${path}`,
  };
}

/** Parses the JSON Pointer in the id of a field's frame. */
export const pointerOfFrame = (id: string): string => decodeURIComponent(id.slice(id.indexOf(":") + 1));

const children = new WeakMap<Path, Map<string | number, Path>>();

/** Returns the path one step below another. Equal arguments give the same array, so that memoized views can skip. */
export function below(at: Path, step: string | number): Path {
  let steps = children.get(at);
  if (steps === undefined) {
    steps = new Map();
    children.set(at, steps);
  }
  let path = steps.get(step);
  if (path === undefined) {
    path = [...at, step];
    steps.set(step, path);
  }
  return path;
}

const root: Path = [];

/** Returns the interned array of a path: the same one for equal paths. */
export const internPath = (at: Path): Path => at.reduce<Path>(below, root);
