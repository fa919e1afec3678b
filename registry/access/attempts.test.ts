import { describe, expect, it, onTestFinished } from "vitest";
import { newFolder } from "../registry.testing.ts";
import { openTestStore } from "../store/store.testing.ts";
import type { Store } from "../store/store.ts";
import { type AttemptCounters, countAttempts } from "./attempts.ts";

/** Opens two processes that share counts, with a clock for both. */
async function twoProcesses() {
  const clock = { now: new Date("2026-11-21T08:00:00Z") };
  const store = await openTestStore(await newFolder());
  onTestFinished(() => store.close());
  const open = (db: Store["db"] | undefined = store.db): AttemptCounters => {
    const fail = (error: unknown): never => {
      throw error;
    };
    const counters = countAttempts({ now: () => clock.now, shared: db, onError: fail });
    onTestFinished(() => counters.close());
    return counters;
  };
  return { clock, store, open };
}

const repeat = (times: number, attempt: () => number | undefined): (number | undefined)[] =>
  Array.from({ length: times }, attempt);

describe("attempts", () => {
  it("are refused beyond the limit, until their window ends", async () => {
    const { clock, open } = await twoProcesses();
    const attempts = open(undefined).counter("call", { times: 2, seconds: 60 });
    expect(repeat(3, () => attempts("a"))).toEqual([undefined, undefined, 60]);
    expect(attempts("b")).toBeUndefined();
    clock.now = new Date("2026-11-21T08:00:59.500Z");
    expect(attempts("a")).toBe(1);
    clock.now = new Date("2026-11-21T08:01:00Z");
    expect(attempts("a")).toBeUndefined();
  });

  it("of all processes count together once they are merged, and a new window begins for all", async () => {
    const { clock, open } = await twoProcesses();
    const [one, other] = [open(), open()];
    const limit = { times: 10, seconds: 60 };
    const [first, second] = [one.counter("call", limit), other.counter("call", limit)];
    repeat(6, () => first("a"));
    repeat(6, () => second("a"));
    await one.merge();
    await other.merge();
    expect(second("a")).toBe(60);
    await one.merge();
    // It has not merged since the other one wrote, and has nothing new to write.
    expect(first("a")).toBeUndefined();
    await one.merge();
    expect(first("a")).toBe(60);
    expect([first("b"), second("b")]).toEqual([undefined, undefined]);
    clock.now = new Date("2026-11-21T08:01:00Z");
    await one.merge();
    expect([first("a"), second("a")]).toEqual([undefined, undefined]);
  });

  it("are written for none that uses less than 1 % of its limit, and in one row for each other", async () => {
    const { open, store } = await twoProcesses();
    const counters = open();
    const attempts = counters.counter("call", { times: 1000, seconds: 60 });
    for (let n = 0; n < 50; n += 1) repeat(10, () => attempts(`quiet ${n}`));
    repeat(11, () => attempts("loud"));
    await counters.merge();
    await counters.merge();
    const rows = await store.db.selectFrom("rate_count").selectAll().execute();
    expect(rows).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{64}$/), used: 11, ends_at: expect.any(Number) }]);
  });

  it("are counted by each process alone while the database can't be reached, and merged later", async () => {
    const { clock, store } = await twoProcesses();
    const errors: unknown[] = [];
    const broken = await openTestStore(await newFolder());
    // Only a database that was used can be closed.
    await broken.db.selectFrom("rate_count").selectAll().execute();
    await broken.close();
    let db = broken.db;
    const deps = { now: () => clock.now, onError: (error: unknown) => errors.push(error) };
    const counters = countAttempts({
      ...deps,
      get shared() {
        return db;
      },
    });
    onTestFinished(() => counters.close());
    const attempts = counters.counter("call", { times: 3, seconds: 60 });
    attempts("a");
    await counters.merge();
    expect(errors).toHaveLength(1);
    expect(repeat(3, () => attempts("a"))).toEqual([undefined, undefined, 60]);
    db = store.db;
    await counters.merge();
    const rows = await store.db.selectFrom("rate_count").select("used").execute();
    expect(rows).toEqual([{ used: 3 }]);
  });
});
