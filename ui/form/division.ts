import { isList, isObject, type Json } from "#engine/json";
import type { Path } from "#engine/shape";

/**
 * How many single values stand in one chunk of fields, about as many as two screens show: few enough to be drawn at
 * once, enough to keep the number of chunks small.
 */
const chunkWeight = 24;

/** Which chunk each field of a group or a list stands in, and which chunks are drawn as controls. */
export interface Division {
  readonly homes: ReadonlyMap<Path, number>;
  readonly chunks: number;
  readonly awake: ReadonlySet<number>;
}

/** Counts the single values in a value, up to a limit. */
function weigh(value: Json | undefined, limit: number): number {
  if (!isList(value) && !isObject(value)) return 1;
  let weight = 1;
  for (const part of isList(value) ? value : Object.values(value)) {
    if (weight > limit) return weight;
    weight += weigh(part, limit - weight);
  }
  return weight;
}

/**
 * Divides fields into chunks of about the same weight. Awake are the first ones, as far as a screen may show them; what
 * is heavy by itself stands alone and is divided again inside.
 */
export function divide(places: readonly Path[], held: (place: Path) => Json | undefined): Division {
  const homes = new Map<Path, number>();
  const awake = new Set<number>();
  let chunk = 0;
  let filled = 0;
  let seen = 0;
  for (const place of places) {
    const weight = weigh(held(place), chunkWeight);
    if (filled > 0 && filled + weight > chunkWeight) {
      chunk += 1;
      filled = 0;
    }
    if (filled === 0 && seen < chunkWeight) awake.add(chunk);
    homes.set(place, chunk);
    filled += weight;
    seen += weight;
  }
  return { homes, chunks: chunk + 1, awake };
}

/** A division with another chunk drawn as controls. */
export const wake = (division: Division, chunk: number): Division =>
  division.awake.has(chunk) ? division : { ...division, awake: new Set([...division.awake, chunk]) };

/**
 * Returns a division that has a chunk for each field. Fields that came later stand beside the one before them, which is
 * awake from then on; many at once are divided like all fields were at first, so that few of them are drawn.
 */
export function rehome(division: Division, places: readonly Path[], held: (place: Path) => Json | undefined): Division {
  const added = places.reduce((count, place) => count + (division.homes.has(place) ? 0 : 1), 0);
  if (added === 0) return division;
  if (added > chunkWeight) return divide(places, held);
  const homes = new Map(division.homes);
  const awake = new Set(division.awake);
  let home = 0;
  for (const place of places) {
    const known = homes.get(place);
    if (known === undefined) {
      homes.set(place, home);
      awake.add(home);
    } else home = known;
  }
  return { ...division, homes, awake };
}
