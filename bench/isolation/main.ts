import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { get, patience, publishGuides, startHosted } from "../hosted/hosted.ts";
import { treeMemory } from "../hosted/process-tree.ts";
import { guide } from "../sites/guide.ts";
import { ordinaryCharacters } from "../sites/sizes.ts";
import { hostileInputs } from "./hostile-inputs.ts";

/**
 * `npm run bench:isolation`: publishes pages that take their renderer long on one site of `callboard start`, and measures
 * the pages of another site while they are requested, first without them. The first argument selects inputs by their
 * name, the second is the built program.
 */
const [only = "", program = resolve(import.meta.dirname, "../../dist/server/callboard.js")] = process.argv.slice(2);

/** Pages of the other site that are measured at each point, one after the other, and the times of an attack. */
const [pagesAtPoint, attackers] = [150, 4];

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

const { port, server, clientOf, remove } = await startHosted(program);
const memoryOf = (): string => `${treeMemory(server.pid ?? 0).own.toFixed(0)} MB`;
try {
  const [attacker, other] = [await clientOf("attacker"), await clientOf("other")];
  const inputs = hostileInputs.filter(({ name }) => name.includes(only));
  const guides = new Map(
    Array.from(
      { length: pagesAtPoint * (inputs.length + 2) },
      (_, i) => [`g${i}`, guide(i, ordinaryCharacters)] as const,
    ),
  );
  await publishGuides(other, "other", "other.localhost", guides);
  const host = `other.localhost:${port}`;
  let next = 0;
  const measure = async (): Promise<{
    readonly fresh: readonly number[];
    readonly cached: readonly number[];
    readonly failed: number;
  }> => {
    const [fresh, cached]: [number[], number[]] = [[], []];
    let failed = 0;
    for (let i = 0; i < pagesAtPoint; i += 1) {
      for (const times of [fresh, cached]) {
        const { status, ms } = await get(port, host, `/g${next}`);
        times.push(ms);
        if (status !== 200) failed += 1;
      }
      next += 1;
      if (fresh.reduce((sum, ms) => sum + ms, 0) > patience) break;
    }
    return { fresh, cached, failed };
  };
  const row = (name: string, { fresh, cached, failed }: Awaited<ReturnType<typeof measure>>, attack: string): void => {
    const figures = [fresh, cached]
      .flatMap((times) => [percentile(times, 0.5), percentile(times, 0.99)])
      .map((ms) => ms.toFixed(1));
    console.log(`| ${[name, ...figures, failed, attack, memoryOf()].join(" | ")} |`);
  };
  console.log(
    "| input | not cached p50, ms | p99, ms | cached p50, ms | p99, ms | failed | attacker got | memory |\n| --- | --- | --- | --- | --- | --- | --- | --- |",
  );
  await measure();
  row("idle", await measure(), "");
  for (const { name, markdown } of inputs) {
    try {
      await publishGuides(
        attacker,
        "attacker",
        "attacker.localhost",
        new Map(Array.from({ length: attackers }, (_, i) => [`p${i}`, `${markdown}\n\n${i}\n`])),
      );
    } catch (error) {
      console.log(`| ${name} | refused when it was published: ${String(error).slice(0, 200)} | | | | | | |`);
      continue;
    }
    let isOver = false;
    const seen = new Map<number, number>();
    const slowest = { ms: 0 };
    const attack = async (number: number): Promise<void> => {
      while (!isOver) {
        const { status, ms } = await get(port, `attacker.localhost:${port}`, `/p${number}`);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        slowest.ms = Math.max(slowest.ms, ms);
        await sleep(20);
      }
    };
    const attacks = Array.from({ length: attackers }, (_, number) => attack(number));
    await sleep(300);
    const times = await measure();
    isOver = true;
    row(
      name,
      times,
      `${[...seen].map(([status, count]) => `${count} x ${status}`).join(", ")} (slowest ${(slowest.ms / 1000).toFixed(1)} s)`,
    );
    await Promise.race([Promise.all(attacks), sleep(2000)]);
  }
  const from = performance.now();
  server.kill("SIGTERM");
  await Promise.race([new Promise((done) => server.once("exit", done)), sleep(30_000)]);
  console.log(
    `\nended ${((performance.now() - from) / 1000).toFixed(1)} s after SIGTERM: ${server.exitCode === null && server.signalCode === null ? "no" : "yes"}`,
  );
} finally {
  remove();
}
process.exit();
