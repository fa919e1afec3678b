import { describe, expect, it } from "vitest";
import type { Path } from "#engine/shape";
import { extendLayout, layOutChunks } from "./chunk-layout.ts";

const pathsOf = (count: number): readonly Path[] => Array.from({ length: count }, (_, i) => [`property${i}`]);
const held = () => "";

/** The number of fields in each chunk. */
function sizes(chunkOf: ReadonlyMap<Path, number>): readonly number[] {
  const counts: number[] = [];
  for (const chunk of chunkOf.values()) counts[chunk] = (counts[chunk] ?? 0) + 1;
  return counts;
}

describe("fields added later", () => {
  const all = pathsOf(5000);

  it("join the active chunk of the preceding field if there are few", () => {
    const before = layOutChunks(
      all.filter((_, i) => i !== 777),
      held,
    );
    const after = extendLayout(before, all, held);
    expect(after.chunkOf.get(all[777] ?? [])).toBe(before.chunkOf.get(all[776] ?? []));
    expect(after.active.has(after.chunkOf.get(all[777] ?? []) ?? -1)).toBe(true);
    expect(after.chunks).toBe(before.chunks);
  });

  it.each([0, 1, 30])(
    "are laid out again if there are many, so that few render as controls: after %i fields",
    (there) => {
      const layout = extendLayout(layOutChunks(all.slice(0, there), held), all, held);
      expect(Math.max(...sizes(layout.chunkOf))).toBeLessThanOrEqual(24);
      expect(layout.active.size).toBeLessThanOrEqual(2);
      expect(layout.chunkOf.size).toBe(5000);
    },
  );

  it("keep the layout unchanged if there are none", () => {
    const layout = layOutChunks(all, held);
    expect(extendLayout(layout, all.slice(0, 100), held)).toBe(layout);
  });
});
