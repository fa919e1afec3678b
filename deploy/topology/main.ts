/**
 * `npm run test:topology [-- RATE]`: starts what compose.yaml starts, with its settings, as processes of this machine,
 * and restarts each registry and site, one after another, under RATE requests a second (500). Prints one line of
 * figures; ends with 1 if a request failed or an acknowledged write is lost.
 * @module
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, execPath, stderr, stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startPostgres } from "../../bench/registry/postgres.ts";
import { quantile } from "../../bench/registry/table.ts";
import { runS3 } from "../../registry/store/objects/run-s3.testing.ts";
import { environmentOf, type Places, writeSecrets } from "./environment.ts";
import { freePortNumbers } from "./free-port-numbers.ts";
import { countLostWrites, loadParts, publishGuide } from "./guide.ts";
import { readMemory } from "./read-memory.ts";
import { type LoadResult, sendLoad } from "./send-load.ts";
import { caddyVersion, startCaddy } from "./start-caddy.ts";
import { type ProbedProcess, startProcess } from "./start-process.ts";

const root = resolve(import.meta.dirname, "../..");
const command = join(root, "dist/server/callboard.js");
const registries = ["registry-1", "registry-2"];
const sites = ["site-1", "site-2"];

/** Milliseconds in which Caddy asks for the readiness of a process twice. */
const noticed = 2500;

const say = (line: string): void => void stderr.write(`${line}\n`);

/** Starts the process of a service as compose.yaml has it, and waits until it is ready. */
function startService(service: string, places: Places): Promise<ProbedProcess> {
  const { port = 0 } = places.portNumbers[service] ?? {};
  const isSite = sites.includes(service);
  return startProcess({
    name: service,
    command: [execPath, command, isSite ? "site" : "registry"],
    env: environmentOf(service, places),
    probe: { port, path: isSite ? "/api/callboard-docs/ready" : "/ready" },
  });
}

/** Restarts processes one after another, each once the one before is ready and its balancer knows it. */
async function restartAll(running: Map<string, ProbedProcess>, places: Places): Promise<void> {
  for (const [service, { stop }] of [...running]) {
    const from = performance.now();
    const code = await stop();
    if (code !== 0) throw new Error(`${service} ended with ${code}`);
    running.set(service, await startService(service, places));
    await sleep(noticed);
    say(`restarted ${service} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
}

/** Prints the figures in one line; returns true if nothing failed. */
function report(
  { sent, failures, durations, seconds, answeredSeconds }: LoadResult,
  lost: number,
  caddy: string,
): boolean {
  const total = Object.values(sent).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(sent).map(([name, count]) => `${count} ${name}`);
  const at = (part: number): string => quantile(durations, part).toFixed(0);
  stdout.write(
    `topology: ${total} requests (${parts.join(", ")}) sent at ${(total / seconds).toFixed(0)}/s and answered at ${(total / answeredSeconds).toFixed(0)}/s, by TLS through Caddy ${caddy}; 4 of 4 processes restarted; ${failures.length} failed, ${lost} writes lost; median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms\n`,
  );
  for (const failure of failures.slice(0, 20)) say(failure);
  return failures.length === 0 && lost === 0;
}

async function main(): Promise<number> {
  const rate = Number(argv[2] ?? 500);
  if (caddyVersion() === undefined) {
    say("test:topology needs Caddy 2 on the search path, such as the package caddy of Debian");
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), "callboard-topology-"));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const s3 = await runS3();
    stops.push(s3.stop);
    const [httpPort = 0, httpsPort = 0, insidePort = 0, ...free] = await freePortNumbers(11);
    const portNumbers = Object.fromEntries(
      [...registries, ...sites].map((name, i) => [name, { port: free[2 * i] ?? 0, metrics: free[2 * i + 1] ?? 0 }]),
    );
    const places: Places = { folder, databaseUrl: postgres.databaseUrl, s3: s3.settings, insidePort, portNumbers };
    await writeSecrets(places);
    const running = new Map<string, ProbedProcess>();
    stops.push(() => Promise.all([...running.values()].map(({ stop }) => stop())));
    for (const name of registries) running.set(name, await startService(name, places));
    const portNumbersOf = (names: readonly string[]): readonly number[] =>
      names.map((name) => portNumbers[name]?.port ?? 0);
    const caddyOptions = {
      httpPort,
      httpsPort,
      insidePort,
      registries: portNumbersOf(registries),
      sites: portNumbersOf(sites),
    };
    const caddy = await startCaddy({ folder, ...caddyOptions });
    stops.push(caddy.stop);
    const inside = `http://127.0.0.1:${insidePort}`;
    const firstToken = join(folder, "registry-1", "token");
    const makeToken = [join(root, "deploy/site-token.mjs"), inside, firstToken, join(folder, "site-token")];
    await promisify(execFile)(execPath, makeToken);
    for (const name of sites) running.set(name, await startService(name, places));
    const guide = await publishGuide({ command, registry: inside, firstToken, folder });
    await sleep(noticed);
    say(`started ${[...running.keys()].join(", ")}, PostgreSQL, a bucket and Caddy ${caddy.version}`);

    const writes = new Map<string, number>();
    const load = sendLoad(loadParts(rate, guide, writes), { port: httpsPort, authority: caddy.authority });
    await sleep(3000);
    await restartAll(running, places);
    await sleep(1000);
    const result = await load.stop();
    const lost = await countLostWrites(writes, portNumbersOf(registries), guide.token);
    const isFine = report(result, lost, caddy.version);
    const memory = await readMemory([...registries, ...sites].map((name) => portNumbers[name]?.metrics ?? 0));
    say(`memory of ${[...running.keys()].join(", ")}: ${memory.join(", ")} MiB`);
    return isFine ? 0 : 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

process.exitCode = await main();
