import { getHeapSpaceStatistics } from "node:v8";
import { afterEach, expect, it, vi } from "vitest";
import { garbageCollector } from "./collect-garbage.ts";

const collector = garbageCollector();
afterEach(() => collector.stop());

/** The room that new things have, in bytes. */
const newRoom = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.physical_space_size ?? Number.NaN;

/** Creates objects that outlive each other, so that the heap must grow. */
function fill(): void {
  for (let round = 0, held: object[] = []; round < 300; round += 1) {
    held = [...held, ...Array.from({ length: 2000 }, (_, n) => ({ n, round }))].slice(-100_000);
  }
}

it("releases the memory of the young generation, repeatedly", async () => {
  fill();
  const before = newRoom();
  for (let time = 0; time < 2; time += 1) {
    collector.soon();
    await vi.waitFor(() => expect(newRoom()).toBeLessThan(before / 4), { timeout: 30_000 });
    fill();
  }
});
