/** Decides which named types open where they are used; the others are links to their own pages. */
export interface Opening {
  /** The number of named types that may be open inside each other. */
  readonly levels: number;
  /** A type opens only if what it shows then is not a larger, in units. */
  readonly largest: number;
  /** True if the next named type opens whatever its size: the type of a whole body. */
  readonly isFirst: boolean;
}

/** The size of a body. */
export interface Size {
  /** Properties, variants and values. */
  readonly rows: number;
  /** The same, and one more for every 64 characters of their texts. */
  readonly units: number;
}

export const emptySize: Size = { rows: 0, units: 0 };

/** Adds sizes up. */
export function sumOf(sizes: Iterable<Size>): Size {
  let [rows, units] = [0, 0];
  for (const size of sizes) {
    rows += size.rows;
    units += size.units;
  }
  return { rows, units };
}

/** Keeps the sizes for each opening, so that each part of a description is measured once for it. */
export function measuredOnce(measure: (opening: Opening) => Size): (opening: Opening) => Size {
  const known = new Map<string, Size>();
  return (opening) => {
    const key = `${opening.levels} ${opening.largest} ${opening.isFirst}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const size = measure(opening);
    known.set(key, size);
    return size;
  };
}

/** A body that would have more rows than this opens fewer named types inside each other. */
const maxRows = 160;
/** The most that all bodies of a section, and one of them, show beside their own types, in units. */
const maxOfSection = 6000;
const maxOfBody = 2000;

/** In a section of so few bodies each says at least all that is in its own type. */
const fewBodies = 8;

const open = (levels: number, largest = Number.POSITIVE_INFINITY): Opening => ({ levels, largest, isFirst: true });

/** Openings of all types: at most four named types open inside each other, deeper ones are read on their own page. */
const wide: readonly Opening[] = [4, 3, 2].map((levels) => open(levels));

/** Openings of types up to a size, for bodies in which some are too large. The type of the body itself is a level. */
const partial: readonly Opening[] = [
  open(1),
  ...[500, 200, 100, 50, 20, 10, 5, 2].flatMap((largest) => [open(2, largest), open(1, largest)]),
];

/** Nothing opens but the type that the body is of. */
const narrow: Opening = { levels: 1, largest: 0, isFirst: true };
/** Nothing opens. */
const closed: Opening = { levels: 0, largest: 0, isFirst: false };

/**
 * Returns the widest opening of a body that keeps its page readable and its size bounded: at most 160 rows where types
 * open in types, and at most a share of the section beside what the body itself says.
 *
 * @param bodies how many bodies the section has
 */
export function widestOpening(size: (opening: Opening) => Size, bodies: number): Opening {
  const own = size(narrow).units;
  const share = Math.floor(maxOfSection / bodies);
  if (own > share && bodies > fewBodies) return closed;
  const limit = Math.min(maxOfBody, share);
  const fits = (opening: Opening): boolean => {
    const { rows, units } = size(opening);
    return units - own <= limit && (opening.levels === 1 || rows <= maxRows);
  };
  const units = (opening: Opening): number => size(opening).units;
  return (
    wide.find(fits) ?? partial.filter(fits).reduce((widest, one) => (units(one) > units(widest) ? one : widest), narrow)
  );
}
