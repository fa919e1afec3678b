import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import type { Job } from "./job.ts";
import type { PoolLimits } from "./pool-limits.ts";
import { type ThreadPool, threadPool } from "./thread-pool.ts";
import type { StartThread } from "./thread-slot.ts";

/** A task that takes so many milliseconds; -1 ends its thread. */
type Task = number;

const usual: PoolLimits = {
  ...{ threads: 2, startMs: 200, loadMs: 400, taskMs: 100, waitMs: 2000, affinityMs: 10 },
  ...{ apartMs: 60_000, idleMs: 50, maxPerOwner: 3, maxWaiting: 5 },
};

interface Started {
  readonly pool: ThreadPool<Task, string>;
  /** The numbers of the threads that were started, and of those that were ended. */
  readonly started: number[];
  readonly ended: number[];
}

function open(limits: Partial<PoolLimits> = {}, processorMs?: () => number): Started {
  const [started, ended]: [number[], number[]] = [[], []];
  const start: StartThread<Task, string> = (report, onEnd) => {
    const number = started.length + 1;
    started.push(number);
    let isEnded = false;
    const end = (): void => {
      if (!isEnded) ended.push(number);
      isEnded = true;
      onEnd();
    };
    setTimeout(() => report({ kind: "ready" }), 1);
    return {
      end,
      ...(processorMs && { processorMs }),
      send: (ms) => {
        if (ms === -1) setTimeout(end, 1);
        else setTimeout(() => isEnded || report({ kind: "result", result: `thread ${number}` }), ms);
      },
    };
  };
  const pool = threadPool(start, { ...usual, ...limits });
  onTestFinished(pool.close);
  return { pool, started, ended };
}

const job = (owner: string, task: Task, more: Partial<Job<Task>> = {}): Job<Task> => ({
  ...{ owner, task, site: `site of ${owner}` },
  ...more,
});

it("a task has its time of the processor, at most six times as long on a busy machine", async () => {
  // The processor does other things for three quarters of the time.
  const starved = open({ taskMs: 40, affinityMs: 1000 }, () => performance.now() / 4);
  expect(await starved.pool.run(job("honest", 80))).toMatchObject({ kind: "done" });
  expect(await starved.pool.run(job("attacker", 10_000))).toEqual({ kind: "failed", cause: "timeout" });
  const stopped = open({ taskMs: 40 }, () => 0);
  const from = performance.now();
  expect(await stopped.pool.run(job("attacker", 10_000))).toEqual({ kind: "failed", cause: "timeout" });
  expect(performance.now() - from).toBeGreaterThanOrEqual(200);
});

it("ends the thread of a task that takes too long, and only that task fails", async () => {
  const { pool, ended } = open();
  const slow = pool.run(job("attacker", 10_000));
  await sleep(20);
  const others = await Promise.all(Array.from({ length: 3 }, () => pool.run(job("other", 1))));
  expect(others.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
  expect(await slow).toEqual({ kind: "failed", cause: "timeout" });
  expect(ended).toEqual([1]);
});

it("reports a task if its thread ended by itself, and starts another thread", async () => {
  const { pool } = open();
  expect(await pool.run(job("a", -1))).toEqual({ kind: "failed", cause: "ended" });
  expect(await pool.run(job("b", 1))).toMatchObject({ kind: "done" });
});

it("never gives all threads to one owner, and lets owners take turns", async () => {
  const { pool } = open({ maxPerOwner: 50, maxWaiting: 200 });
  await pool.run(job("other", 1));
  const order: string[] = [];
  const run = (owner: string): Promise<unknown> => pool.run(job(owner, 20)).then(() => order.push(owner));
  const all = [...Array.from({ length: 10 }, () => run("attacker")), run("other"), run("third")];
  await Promise.all(all);
  expect(order.indexOf("other")).toBeLessThan(4);
  expect(order.indexOf("third")).toBeLessThan(5);
});

it("runs tasks of an owner apart after one of them failed, so that they can't end the thread of others", async () => {
  const { pool, ended } = open();
  expect(await pool.run(job("attacker", -1))).toMatchObject({ kind: "failed" });
  const { thread } = (await pool.run(job("other", 1))) as { readonly thread: number };
  const again = pool.run(job("attacker", -1, { site: "another site" }));
  const good = pool.run(job("attacker", 1));
  expect(await again).toMatchObject({ kind: "failed" });
  // The owner's other tasks are done all the same.
  expect(await good).toMatchObject({ kind: "done" });
  expect(await pool.run(job("other", 1))).toMatchObject({ kind: "done", thread });
  expect(ended).not.toContain(thread);
});

it("ends the thread for such owners when it is idle", async () => {
  const { pool, started, ended } = open();
  await pool.run(job("attacker", -1));
  await pool.run(job("attacker", 1));
  const apart = started.at(-1);
  await expect.poll(() => ended.includes(apart ?? 0)).toBe(true);
  expect(await pool.run(job("attacker", 1))).toMatchObject({ kind: "done" });
});

it("prefers the thread that has loaded a site, and takes another one while that is busy", async () => {
  const { pool } = open({ taskMs: 1000 });
  const first = await pool.run(job("a", 1));
  expect(await pool.run(job("a", 1))).toEqual(first);
  void pool.run(job("b", 200, { thread: 1, site: "other" }));
  expect(await pool.run(job("a", 1))).toMatchObject({ kind: "done", thread: 2 });
  void pool.run(job("b", 100, { thread: 1, site: "other" }));
  void pool.run(job("c", 100, { thread: 2, site: "other" }));
  expect(await pool.run(job("a", 1, { staysAtHome: true }))).toMatchObject({ kind: "done" });
});

it("loads a new site in the thread with the fewest sites", async () => {
  const { pool } = open({ taskMs: 1000 });
  const sites = new Map<number, number>();
  for (let n = 0; n < 8; n += 1) {
    const { thread } = (await pool.run(job(`owner ${n}`, 1))) as { readonly thread: number };
    sites.set(thread, (sites.get(thread) ?? 0) + 1);
  }
  expect([...sites.values()]).toEqual([4, 4]);
});

it("starts a spare thread while all are busy, and no more than allowed", async () => {
  const { pool, started } = open({ threads: 3, taskMs: 1000 });
  const first = pool.run(job("a", 60));
  await expect.poll(() => started.length).toBeGreaterThan(1);
  await first;
  for (let round = 0; round < 3; round += 1) await Promise.all([..."abcd"].map((owner) => pool.run(job(owner, 20))));
  expect(started.length).toBeLessThanOrEqual(3);
});

it("refuses more tasks than may wait, of one owner and of all", async () => {
  const { pool } = open({ taskMs: 1000 });
  const all = [..."aaaaabbbb"].map((owner) => pool.run(job(owner, 30)));
  const kinds = (await Promise.all(all)).map(({ kind }) => kind);
  // Before a thread has started, three of an owner wait, and five of all.
  expect(kinds).toEqual(["done", "done", "done", "busy", "busy", "done", "done", "busy", "busy"]);
});

it("gives up a task that waits for too long", async () => {
  const { pool } = open({ waitMs: 50, taskMs: 1000 });
  const first = pool.run(job("a", 200));
  expect(await pool.run(job("a", 1))).toEqual({ kind: "busy" });
  expect(await first).toMatchObject({ kind: "done" });
});

it("has no thread for a job of a thread that ended", async () => {
  const { pool } = open();
  const { thread } = (await pool.run(job("a", 1))) as { readonly thread: number };
  const failing = pool.run(job("a", -1));
  const waiting = pool.run(job("b", 1, { thread }));
  expect(await failing).toMatchObject({ kind: "failed" });
  expect(await waiting).toEqual({ kind: "gone" });
  expect(await pool.run(job("b", 1, { thread }))).toEqual({ kind: "gone" });
});

it("lets a thread finish its current task of an owner whose tasks now run in a separate thread", async () => {
  const { pool } = open();
  const { thread } = (await pool.run(job("a", 80))) as { readonly thread: number };
  expect(await pool.run(job("a", 1))).not.toMatchObject({ thread });
  expect(await pool.run(job("a", 1, { thread }))).toMatchObject({ kind: "done", thread });
});

it("ends at once, also while a task runs", async () => {
  const { pool, started, ended } = open({ taskMs: 60_000 });
  const running = pool.run(job("a", 60_000));
  await sleep(20);
  pool.close();
  expect(await running).toEqual({ kind: "busy" });
  expect(await pool.run(job("a", 1))).toEqual({ kind: "busy" });
  expect(ended).toEqual(started);
});
