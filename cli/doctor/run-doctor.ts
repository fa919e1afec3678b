import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join, resolve } from "node:path";
import { callsPath } from "#docs-host/site/page-data";
import { closeServer } from "#process";
import { inspectStore, readRegistrySettings, readStoreSettings, type StoreSettings, storeCauses } from "#registry";
import { commandText } from "../command-text.ts";
import { listen } from "../listen.ts";
import { readSettings } from "../settings.ts";
import { unreadableData } from "../start/data-folder.ts";
import { errorText } from "../start/error-text.ts";
import { checkDns, checkProxy } from "./check-network.ts";
import type { Deployment, DoctorDeps } from "./deps.ts";
import { checkNames, type Finding, ok, problem } from "./finding.ts";
import { settingErrors } from "./setting-errors.ts";

/** Runs all checks of a deployment. With an invalid setting nothing else can be checked. */
export async function runDoctor(deps: DoctorDeps): Promise<readonly Finding[]> {
  const { env, folder } = deps;
  const errors = settingErrors(env, folder);
  if (errors.length > 0) return errors.map((error) => problem("settings", "failed", error));
  const deployment = deploymentIn(env, folder);
  const { findings: stores, databaseTime } = await checkStore(deployment);
  const found = await Promise.all([
    checkListening(deployment, deps),
    checkDisk(deployment, deps),
    checkClock(deployment, databaseTime, deps),
    checkDns(deployment, deps),
    checkProxy(deployment, deps),
  ]);
  return [
    ok("settings", `all settings are valid; ${commandText("config")} prints them`),
    ...stores,
    ...found.flat(),
  ].sort((a, b) => checkNames.indexOf(a.check) - checkNames.indexOf(b.check));
}

function deploymentIn(env: DoctorDeps["env"], folder: string): Deployment {
  const read = readSettings(env, folder);
  const registry = readRegistrySettings(env);
  if (!read.ok || !registry.ok) throw new Error("settings without errors must be readable");
  const { settings } = read;
  const store = readStoreSettings(env, settings.dataFolder);
  if (!store.ok) throw new Error("settings without errors must be readable");
  const { domainSuffix, telemetry } = registry.settings;
  return { settings, store: store.settings, domainSuffix, metricsPort: telemetry.metricsPort };
}

/** Milliseconds that another server may take to answer. */
const answerMs = 10_000;
/** Differences in seconds: S3 refuses requests from 15 minutes on, and a minute already shifts the ends of logins. */
const [maxSeconds, manySeconds] = [300, 30];

/** Compares the clock with the clocks of the servers that the deployment uses. */
async function checkClock(
  { settings, store }: Deployment,
  databaseTime: number | undefined,
  deps: DoctorDeps,
): Promise<readonly Finding[]> {
  const servers = [
    ...(store.s3 === undefined ? [] : [{ name: "the bucket", url: store.s3.endpoint }]),
    ...(settings.login === undefined ? [] : [{ name: "the login provider", url: settings.login.issuer }]),
  ];
  const asked = await Promise.all(
    servers.map(async ({ name, url }) => ({ name, ahead: await secondsAhead(url, deps) })),
  );
  const clocks = [
    ...(databaseTime === undefined ? [] : [{ name: "PostgreSQL", ahead: (deps.now() - databaseTime) / 1000 }]),
    ...asked,
  ].flatMap(({ name, ahead }) => (ahead === undefined ? [] : [{ name, ahead }]));
  if (clocks.length === 0)
    return [ok("clock", `${new Date(deps.now()).toISOString()}, with no other clock to compare`)];
  return clocks.map(({ name, ahead }) => {
    const seconds = Math.round(Math.abs(ahead));
    if (seconds < manySeconds) return ok("clock", `the same as the clock of ${name}`);
    const text = `this machine is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} ${name}`;
    const fix = "synchronize the clocks, such as by: timedatectl set-ntp true";
    return problem("clock", seconds < maxSeconds ? "warning" : "failed", text, fix);
  });
}

/** Returns the seconds that this machine is ahead of a server; undefined if it does not answer with a date. */
async function secondsAhead(url: string, { fetch, now }: DoctorDeps): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const begun = now();
    const response = await fetch(url, { method: "HEAD", redirect: "manual", signal });
    const date = Date.parse(response.headers.get("date") ?? "");
    return Number.isNaN(date) ? undefined : ((begun + now()) / 2 - date) / 1000;
  } catch {
    // The check of the store and the login report it.
    return undefined;
  }
}

const mib = 1024 * 1024;
/** Free bytes below which writes soon fail, and below which it is time to act: an upload has up to 50 MiB; our choice. */
const [leastBytes, fewBytes] = [100 * mib, 1024 * mib];
/** Free files below which it is time to act: a publication has some hundred; our choice. */
const fewFiles = 10_000;

/** Checks the free space of the disk with the data. */
async function checkDisk({ store }: Deployment, { space }: DoctorDeps): Promise<readonly Finding[]> {
  const folder = existingFolder(store.dataFolder);
  const fix = "free space on this disk, or move the data to another one: CALLBOARD_DATA=<folder>";
  try {
    const { free, size, freeFiles } = await space(folder);
    const text = `${sizeText(free)} of ${sizeText(size)} are free in ${folder}`;
    if (free < leastBytes) return [problem("disk", "failed", text, fix)];
    if (free < fewBytes) return [problem("disk", "warning", text, fix)];
    if (freeFiles !== undefined && freeFiles < fewFiles) {
      return [problem("disk", "warning", `${folder} has room for ${freeFiles} more files`, fix)];
    }
    return [ok("disk", text)];
  } catch (error) {
    return [problem("disk", "warning", `the free space of ${folder} is unknown (${errorText(error)})`, "use df")];
  }
}

/** Returns the folder itself, or the nearest one above it. */
function existingFolder(path: string): string {
  let folder = resolve(path);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * mib ? `${Math.floor(bytes / mib)} MiB` : `${(bytes / (1024 * mib)).toFixed(1)} GiB`;

/** Milliseconds that a server on this machine may take to answer. */
const localMs = 2000;

/** Checks that the servers can listen on their ports, or do so already. */
async function checkListening({ settings, metricsPort }: Deployment, deps: DoctorDeps): Promise<readonly Finding[]> {
  const servers = [
    { title: "site", port: settings.sitePort, variable: "PORT", path: `${callsPath}/health` },
    { title: "registry", port: settings.registryPort, variable: "REGISTRY_PORT", path: "/health" },
    ...(metricsPort === undefined
      ? []
      : [{ title: "metrics", port: metricsPort, variable: "CALLBOARD_METRICS_PORT", path: "/metrics" }]),
  ];
  return Promise.all(
    servers.map(async ({ title, port, variable, path }) => {
      const server = createServer();
      const listening = await listen(server, port, variable);
      if (listening.ok) {
        await closeServer(server);
        return ok("ports", `${title}: ${port === 0 ? "any free port" : `port ${port} is free`}`);
      }
      if (await answersOn(port, path, deps)) return ok("ports", `${title}: Callboard is running on port ${port}`);
      return problem("ports", "failed", `${title}: ${listening.error}`);
    }),
  );
}

/** Returns true if a server of Callboard answers on a port of this machine. */
async function answersOn(port: number, path: string, { fetch }: DoctorDeps): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(localMs) });
    const text = await response.text();
    return response.ok && (path === "/metrics" ? text.includes("callboard_") : /"status"\s*:/.test(text));
  } catch {
    // Another program may speak any protocol.
    return false;
  }
}

/** The findings about a store, and the clock of its database. */
interface CheckedStore {
  readonly findings: readonly Finding[];
  readonly databaseTime?: number | undefined;
}

/** Checks that the store can be used: database, objects, and the documents that rows refer to. */
async function checkStore({ store }: Deployment): Promise<CheckedStore> {
  const { dataFolder, s3 } = store;
  const database = databaseOf(store);
  const objects = s3 === undefined ? join(dataFolder, "objects") : "the bucket of S3_BUCKET";
  try {
    const { state, problems, databaseTime } = await inspectStore(store);
    const failures = problems.map(({ part, cause, documents }) => {
      const { says, advice, level } = storeCauses[cause];
      const count = documents === undefined ? "" : ` (${documents.count})`;
      const name = part === "database" ? database : objects;
      return problem("stores", level === "warn" ? "warning" : "failed", `${name} ${says}${count}`, advice);
    });
    const current = failures.length === 0 ? [ok("stores", `${database} and ${objects} can be read and written`)] : [];
    const findings = { current, empty: [emptyStore(store)], older: [olderStore(database)] }[state];
    return { findings: [...findings, ...failures], databaseTime };
  } catch (error) {
    return { findings: [problem("stores", "failed", unreadableData(store, error))] };
  }
}

/** Names the place that has no data yet: a folder, its database, or the database of a server. */
export function emptyStore({ databaseUrl, dataFolder }: StoreSettings): Finding {
  const place =
    databaseUrl === undefined && !existsSync(dataFolder) ? dataFolder : databaseOf({ databaseUrl, dataFolder });
  return ok("stores", `${place} is empty; the first start creates what it needs`);
}

const databaseOf = ({ databaseUrl, dataFolder }: Pick<StoreSettings, "databaseUrl" | "dataFolder">): string =>
  databaseUrl === undefined ? join(dataFolder, "registry.db") : "the database of DATABASE_URL";

const olderStore = (database: string): Finding =>
  problem(
    "stores",
    "warning",
    `${database} is of an earlier version`,
    `write a backup (${commandText("backup FILE")}); the next start migrates it`,
  );
