import { isList, isObject, type Json } from "#engine/json";
import type { Path } from "#engine/shape";

/**
 * Leaf values per chunk, about as many as two screens show: few enough to render at once, enough to keep the number of
 * chunks small.
 */
const chunkWeight = 24;

/** The chunk of each field of a group or list, and the chunks with live controls. */
export interface ChunkLayout {
  readonly chunkOf: ReadonlyMap<Path, number>;
  readonly chunks: number;
  readonly active: ReadonlySet<number>;
}

/** Counts the leaf values in a value, up to a limit. */
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
 * Divides fields into chunks of about the same weight. The first ones, about a screen, are active. A heavy field gets
 * its own chunk and is divided again inside.
 */
export function layOutChunks(paths: readonly Path[], held: (path: Path) => Json | undefined): ChunkLayout {
  const chunkOf = new Map<Path, number>();
  const active = new Set<number>();
  let chunk = 0;
  let filled = 0;
  let seen = 0;
  for (const path of paths) {
    const weight = weigh(held(path), chunkWeight);
    if (filled > 0 && filled + weight > chunkWeight) {
      chunk += 1;
      filled = 0;
    }
    if (filled === 0 && seen < chunkWeight) active.add(chunk);
    chunkOf.set(path, chunk);
    filled += weight;
    seen += weight;
  }
  // Without fields there is an empty chunk, which is active: a static one would take up room.
  if (paths.length === 0) active.add(0);
  return { chunkOf, chunks: chunk + 1, active };
}

/** Returns a layout with one more active chunk. */
export const activate = (layout: ChunkLayout, chunk: number): ChunkLayout =>
  layout.active.has(chunk) ? layout : { ...layout, active: new Set([...layout.active, chunk]) };

/**
 * Returns a layout that covers all fields. New fields join the chunk of the field before them, which becomes active;
 * many at once are laid out from scratch, so that few of them are rendered.
 */
export function extendLayout(
  layout: ChunkLayout,
  paths: readonly Path[],
  held: (path: Path) => Json | undefined,
): ChunkLayout {
  const added = paths.reduce((count, path) => count + (layout.chunkOf.has(path) ? 0 : 1), 0);
  if (added === 0) return layout;
  if (added > chunkWeight) return layOutChunks(paths, held);
  const chunkOf = new Map(layout.chunkOf);
  const active = new Set(layout.active);
  let chunk = 0;
  for (const path of paths) {
    const known = chunkOf.get(path);
    if (known === undefined) {
      chunkOf.set(path, chunk);
      active.add(chunk);
    } else chunk = known;
  }
  return { ...layout, chunkOf, active };
}
