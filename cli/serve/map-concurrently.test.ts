import { expect, it } from "vitest";
import { mapConcurrently } from "./map-concurrently.ts";

it("runs at most the limit at once, starts the next when any ends, and keeps the order", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const act = (one: string): Promise<string> => {
    begun.push(one);
    return new Promise((done) => ends.set(one, () => done(one.toUpperCase())));
  };
  const found = mapConcurrently(["a", "b", "c", "d"], 2, act);
  const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const one of ["c", "a"]) ends.get(one)?.();
  await settled();
  ends.get("d")?.();
  expect(await Promise.all(found)).toEqual(["A", "B", "C", "D"]);
});

it("starts every item, even if earlier ones fail", async () => {
  const begun: number[] = [];
  const found = mapConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await new Promise((done) => setImmediate(done));
    if (item % 2 === 1) throw new RangeError(`${item} is odd`);
    return item;
  });
  const settled = await Promise.allSettled(found);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(settled.map((result) => (result.status === "fulfilled" ? result.value : result.reason.message))).toEqual([
    "1 is odd",
    2,
    "3 is odd",
    4,
    "5 is odd",
  ]);
});

it("never exceeds the limit when some items fail", async () => {
  let inFlight = 0;
  let peak = 0;
  const found = mapConcurrently([1, 2, 3, 4, 5, 6], 2, async () => {
    inFlight += 1;
    peak = Math.max(peak, inFlight);
    await new Promise((done) => setImmediate(done));
    inFlight -= 1;
    throw new RangeError("it failed");
  });
  await Promise.allSettled(found);
  expect(peak).toBe(2);
});
