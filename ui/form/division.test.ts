import { describe, expect, it } from "vitest";
import type { Path } from "#engine/shape";
import { divide, rehome } from "./division.ts";

const placesOf = (count: number): readonly Path[] => Array.from({ length: count }, (_, i) => [`property${i}`]);
const held = () => "";

/** How many fields stand in each chunk. */
function sizes(homes: ReadonlyMap<Path, number>): readonly number[] {
  const counts: number[] = [];
  for (const home of homes.values()) counts[home] = (counts[home] ?? 0) + 1;
  return counts;
}

describe("fields that come later", () => {
  const all = placesOf(5000);

  it("stand beside the one before them, awake, when they are few", () => {
    const before = divide(
      all.filter((_, i) => i !== 777),
      held,
    );
    const after = rehome(before, all, held);
    expect(after.homes.get(all[777] ?? [])).toBe(before.homes.get(all[776] ?? []));
    expect(after.awake.has(after.homes.get(all[777] ?? []) ?? -1)).toBe(true);
    expect(after.chunks).toBe(before.chunks);
  });

  it.each([0, 1, 30])("are divided anew when they are many, so that few are drawn as controls: beside %i", (there) => {
    const division = rehome(divide(all.slice(0, there), held), all, held);
    expect(Math.max(...sizes(division.homes))).toBeLessThanOrEqual(24);
    expect(division.awake.size).toBeLessThanOrEqual(2);
    expect(division.homes.size).toBe(5000);
  });

  it("leave a division as it is when there are none", () => {
    const division = divide(all, held);
    expect(rehome(division, all.slice(0, 100), held)).toBe(division);
  });
});
