import { expect, it } from "vitest";
import { mapConcurrently } from "./map-concurrently.ts";

it("does so many at the same time, takes up the next as soon as any ends, and keeps the order", async () => {
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
