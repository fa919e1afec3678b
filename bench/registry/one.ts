import { cpuUsage } from "node:process";
import { gzipSync } from "node:zlib";
import { itemAt } from "#engine/item-at";
import { call, responsesPerSecond } from "./load.ts";
import type { Running } from "./processes.ts";
import { median, report } from "./table.ts";
import { registerBody } from "./texts.ts";

const register = (registry: Running, body: string) =>
  call<{ readonly apiDefinitionId: string }>(registry, { method: "POST", path: "/registry/api/register", body });

/** Measures definitions of 1 MB: how long registering takes, and how many loads a second are served. */
export async function measureOneMegabyte(store: string, registry: Running, scale: number): Promise<void> {
  const [times, computed, compared]: [number[], number[], number[]] = [[], [], []];
  let id = "";
  // The first ones compile the code.
  const compiling = 15;
  for (let n = 0; n < Math.max(20, 50 * scale) + compiling; n += 1) {
    const body = registerBody(n, 1_000_000);
    const before = await registry.processorTime();
    const from = performance.now();
    id = (await register(registry, body)).apiDefinitionId;
    const time = performance.now() - from;
    if (n < compiling) continue;
    times.push(time);
    computed.push((await registry.processorTime()) - before);
    compared.push(minTime(body));
  }
  const least = 2000;
  report(store, { name: "register 1 MB, median", value: median(times), unit: "ms", goal: { kind: "most", value: 60 } });
  report(store, { name: "register 1 MB, processor time, median", value: median(computed), unit: "ms" });
  report(store, { name: "parse, print and compress the body, median", value: median(compared), unit: "ms" });
  const path = `/registry/api/latest/load/${id}`;
  const gzip = { "accept-encoding": "gzip" };
  const response = await fetch(`http://127.0.0.1:${registry.port}${path}`, {
    headers: { ...gzip, authorization: `Bearer ${registry.token}` },
  });
  const etag = response.headers.get("etag") ?? "";
  await response.arrayBuffer();
  const seconds = 5;
  // Compiles the code.
  await responsesPerSecond([registry], { path, headers: gzip }, { seconds: 1 });
  const health = await responsesPerSecond([registry], { path: "/health" }, { seconds });
  const loads = await responsesPerSecond([registry], { path, headers: gzip }, { seconds });
  const unchanged = await responsesPerSecond(
    [registry],
    { path, headers: { ...gzip, "if-none-match": etag } },
    { seconds, status: 304 },
  );
  const goal = { kind: "least", value: least } as const;
  report(store, { name: "health checks, for comparison", value: health, unit: "/s", digits: 0 });
  report(store, { name: "loads of 1 MB, compressed", value: loads, unit: "/s", digits: 0, goal });
  report(store, { name: "loads of 1 MB, unchanged (304)", value: unchanged, unit: "/s", digits: 0, goal });
}

/** Returns the processor time of what no registry can do without, in milliseconds: parsing, printing and compressing. */
function minTime(body: string): number {
  const before = cpuUsage();
  gzipSync(JSON.stringify(JSON.parse(body)));
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

async function publish(registry: Running, n: number): Promise<void> {
  const begin = { orgId: "callboard", domain: `site-${n}.example`, customDomains: [], filepaths: [] };
  const { docsRegistrationId: id } = await call<{ readonly docsRegistrationId: string }>(registry, {
    ...{ method: "POST", path: "/v2/registry/docs/v2/init", body: JSON.stringify(begin) },
  });
  const docsDefinition = { pages: { "a.md": { markdown: `# Site ${n}` } }, config: { title: `Site ${n}` } };
  await call(registry, {
    ...{ method: "POST", path: `/v2/registry/docs/register/${id}`, body: JSON.stringify({ docsDefinition }) },
  });
}

/**
 * Measures calls with 1, 10 and 100 times the sites, and the slopes: the exponent with which the time grows with the
 * sites, 0 if it does not grow and 1 if it grows in proportion.
 */
export async function measureSites(store: string, registry: Running, scale: number): Promise<void> {
  const base = Math.max(10, 50 * scale);
  let known = 0;
  const medians: { readonly publishing: number; readonly loading: number }[] = [];
  // Compiles the code.
  for (let n = 0; n < 50; n += 1) await publish(registry, n % base);
  for (const times of [1, 10, 100]) {
    for (; known < base * times; known += 1) await publish(registry, known);
    const [publishing, loading]: [number[], number[]] = [[], []];
    for (let round = 0; round < 40; round += 1) {
      const n = (round * 7919) % known;
      const from = performance.now();
      await publish(registry, n);
      const published = performance.now();
      const body = JSON.stringify({ url: `site-${n}.example` });
      await call(registry, { method: "POST", path: "/v2/registry/docs/load-with-url", body });
      publishing.push(published - from);
      loading.push(performance.now() - published);
    }
    report(store, { name: `publish with ${known} sites, median`, value: median(publishing), unit: "ms" });
    report(store, { name: `load a site of ${known}, median`, value: median(loading), unit: "ms" });
    medians.push({ publishing: median(publishing), loading: median(loading) });
  }
  for (const name of ["publishing", "loading"] as const) {
    const [first, last] = [itemAt(medians, 0)[name], itemAt(medians, -1)[name]];
    // The least squares of three points at equal distances, in powers of ten.
    report(store, { name: `slope of ${name}`, value: Math.log10(last / first) / 2, unit: "", digits: 2 });
  }
}

/** Measures the memory during 10,000 registers. */
export async function measureMemory(store: string, registry: Running, scale: number): Promise<void> {
  const all = 10_000 * scale;
  for (let n = 1; n <= all; n += 1) {
    await register(registry, registerBody(n, 2000));
    if (n === all / 5 || n === (all * 3) / 5 || n === all) {
      report(store, { name: `memory after ${n} registers`, value: await registry.memory(), unit: "MB", digits: 0 });
    }
  }
}
