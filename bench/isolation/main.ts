import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RegistryClient } from "#generated/registry";
import type { RootNode } from "#generated/types";
import { bodyOf } from "#transport";
import { registryClient } from "../../cli/registry-client.ts";
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

/** Milliseconds after which a request counts as unanswered. */
const patience = 60_000;

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** Resolves to the status of a page and to its time in milliseconds; the status is 0 without an answer. */
function get(port: number, host: string, path: string): Promise<{ readonly status: number; readonly ms: number }> {
  const from = performance.now();
  return new Promise((done) => {
    const end = (status: number): void => done({ status, ms: performance.now() - from });
    const outgoing = request({ host: "127.0.0.1", port, path, headers: { host }, timeout: patience }, (incoming) => {
      incoming
        .on("end", () => end(incoming.statusCode ?? 0))
        .on("error", () => end(0))
        .resume();
    });
    outgoing
      .on("error", () => end(0))
      .on("timeout", () => outgoing.destroy())
      .end();
  });
}

async function publish(
  { docs }: RegistryClient,
  orgId: string,
  domain: string,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const started = bodyOf(await docs.startDocsRegister({ body: { orgId, domain, customDomains: [], filepaths: [] } }));
  const root: RootNode = {
    ...{ type: "root", version: "v1", id: "r", title: domain, slug: "" },
    child: {
      ...{ type: "unversioned", id: "u" },
      child: {
        ...{ type: "sidebarRoot", id: "s" },
        children: [
          {
            ...{ type: "sidebarGroup", id: "g" },
            children: [...pages.keys()].map(
              (id) => ({ type: "page", id, title: id, slug: id, pageId: `${id}.md` }) as const,
            ),
          },
        ],
      },
    },
  };
  bodyOf(
    await docs.finishDocsRegister({
      pathParameters: { id: started.docsRegistrationId },
      body: {
        docsDefinition: {
          pages: Object.fromEntries([...pages].map(([id, markdown]) => [`${id}.md`, { markdown }])),
          config: { title: domain, root },
        },
      },
    }),
  );
  await sleep(100);
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

const folder = mkdtempSync(join(tmpdir(), "callboard-isolation-"));
const [port, registryPort] = [await freePort(), await freePort()];
const server = spawn(process.execPath, [program, "start"], {
  cwd: folder,
  env: {
    ...process.env,
    PORT: String(port),
    REGISTRY_PORT: String(registryPort),
    CALLBOARD_DATA: join(folder, "data"),
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
server.stdout.resume();
const memoryOf = (): string =>
  `${(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024).toFixed(0)} MB`;
try {
  while ((await get(port, `localhost:${port}`, "/api/callboard-docs/ready")).status !== 200) await sleep(100);
  const token = readFileSync(join(folder, "data/token"), "utf8").trim();
  const staff = registryClient(`http://localhost:${registryPort}`, token, 120);
  const clientOf = async (orgId: string) =>
    registryClient(
      `http://localhost:${registryPort}`,
      bodyOf(await staff.tokens.generate({ body: { orgId, scope: "publish" } })).token,
      120,
    );
  const [attacker, other] = [await clientOf("attacker"), await clientOf("other")];
  const inputs = hostileInputs.filter(({ name }) => name.includes(only));
  const guides = new Map(
    Array.from(
      { length: pagesAtPoint * (inputs.length + 2) },
      (_, i) => [`g${i}`, guide(i, ordinaryCharacters)] as const,
    ),
  );
  await publish(other, "other", "other.localhost", guides);
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
      await publish(
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
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
