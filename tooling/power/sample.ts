import { createHash } from "node:crypto";
import { groupBy } from "es-toolkit";
import { rooms } from "../rooms.ts";
import type { Mutant } from "./mutants.ts";

/** Folders without hand-written logic. */
const generated = /^(?:generated|locales\/messages)\//;

/** The room of a product file, such as `docs-host/proxy`; `undefined` for tests, tools and generated files. */
export function productRoom(file: string): string | undefined {
  if (!/\.tsx?$/.test(file) || /\.(?:d|test|testing)\.tsx?$|\/testing\//.test(file) || generated.test(file))
    return undefined;
  const fits = Object.keys(rooms).filter((room) => file.startsWith(`${room}/`));
  return fits.toSorted((a, b) => b.length - a.length)[0];
}

/**
 * Picks mutants with a seed: at least `minimum` of each room, and others in proportion to the mutants of each. A mutant's
 * rank depends on the seed and its own lines, so a later commit has nearly the same sample.
 */
export function sampleMutants(
  mutants: readonly Mutant[],
  { count, seed, minimum }: { readonly count: number; readonly seed: number; readonly minimum: number },
): readonly Mutant[] {
  const ranked = rank(mutants, seed);
  const byRoom = Object.values(groupBy(ranked, ({ file }) => productRoom(file) ?? ""));
  const floor = Math.min(minimum, Math.floor(count / byRoom.length));
  const first = byRoom.flatMap((all) => all.slice(0, floor));
  const others = ranked.filter((mutant) => !first.includes(mutant)).slice(0, count - first.length);
  const sample = new Set([...first, ...others]);
  // Their order is random too, so that an interrupted run is a sample of all rooms.
  return ranked.filter((mutant) => sample.has(mutant));
}

function rank(mutants: readonly Mutant[], seed: number): readonly Mutant[] {
  const seen = new Map<string, number>();
  const keyed = mutants.map((mutant) => {
    const text = [seed, mutant.file, mutant.operator, mutant.before.trim(), mutant.after.trim()].join("\n");
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return { mutant, key: createHash("sha256").update(`${text}\n${nth}`).digest("hex") };
  });
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ mutant }) => mutant);
}
