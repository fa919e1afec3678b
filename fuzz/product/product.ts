import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ServerName } from "../server-name.ts";
import { type Child, startChild } from "./child.ts";
import { proxyLimits } from "./limits.ts";
import type { Secrets } from "./secrets.ts";
import {
  channelDescription,
  countedFile,
  plainDescription,
  plainFile,
  remotePath,
  slotFiles,
  smallDescription,
} from "./slots.ts";

/** The processes that are attacked. */
export const processNames = ["start", "serve", "proxy"] as const;

/** One of them: `callboard start`, `callboard serve`, the proxy alone. */
export type ProcessName = (typeof processNames)[number];

/** The process of each server. */
export const processOf: { readonly [D in ServerName]: ProcessName } = {
  site: "start",
  registry: "start",
  served: "serve",
  proxy: "proxy",
};

/** Options for starting the product. */
export interface ProductOptions {
  /** Host and port of the hostile upstream. */
  readonly upstream: string;
  /** Port of the server of the remote description. */
  readonly remote: number;
  readonly secrets: Secrets;
}

/** The running product. */
export interface Product {
  readonly portOf: (serverName: ServerName) => number;
  readonly processOf: (name: ProcessName) => Child;
  /** The folder that `serve` reads. */
  readonly folder: string;
  /** The registry's first token. */
  readonly token: () => string;
  /** Starts the processes that have ended; returns their names. */
  readonly revive: () => Promise<readonly ProcessName[]>;
  /** Ends a process and starts it again. */
  readonly restart: (name: ProcessName) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The origin of the pages that the proxy alone answers. */
export const pageOrigin = "http://docs.fuzz.test";

const repository = resolve(import.meta.dirname, "../..");
const command = join(repository, "dist/server/callboard.js");

/** The file with the description of a channel. */
const talkFile = "talk.yaml";

/** The product has not been built. */
export class NotBuiltError extends Error {
  override readonly name = "NotBuiltError";
}

/** Starts `callboard start`, `callboard serve` and the proxy alone, each on free ports and in its own folder. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  if (!existsSync(command)) throw new NotBuiltError(`${command} is missing; run npm run build first`);
  const folders = createFolders(options.upstream);
  const processes = await startProcesses(createStarters(options, folders));
  const portIn = (name: ProcessName, at: number): number => Number(processes.running[name].readyGroups[at]);
  return {
    portOf: (serverName) =>
      ({
        site: () => portIn("start", 0),
        registry: () => portIn("start", 1),
        served: () => portIn("serve", 0),
        proxy: () => portIn("proxy", 0),
      })[serverName](),
    processOf: (name) => processes.running[name],
    folder: folders.served,
    token: () => readFileSync(join(folders.data, "token"), "utf8").trim(),
    revive: async () => {
      const dead = processNames.filter((name) => processes.running[name].hasEnded());
      for (const name of dead) await processes.restart(name);
      return dead;
    },
    restart: processes.restart,
    stop: async () => {
      await processes.stop();
      rmSync(folders.root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Folders {
  readonly root: string;
  /** The data folder of `start`. */
  readonly data: string;
  /** The folder that `serve` reads. */
  readonly served: string;
  /** The file with the environments of the proxy. */
  readonly environments: string;
}

function createFolders(upstream: string): Folders {
  const root = mkdtempSync(join(tmpdir(), "callboard-fuzz-"));
  const [data, served, environments] = [join(root, "data"), join(root, "served"), join(root, "environments.json")];
  const allowed = [
    { apiId: "plain", environmentId: "http", baseUrl: `http://${upstream}/base` },
    { apiId: "talk", environmentId: "ws", baseUrl: `ws://${upstream}/base` },
  ];
  writeFileSync(environments, JSON.stringify(allowed));
  return { root, data, served, environments };
}

type Starters = { readonly [N in ProcessName]: () => Promise<Child> };

function createStarters({ upstream, remote, secrets }: ProductOptions, folders: Folders): Starters {
  const env = { CALLBOARD_LOG: "trace", CALLBOARD_PROXY_LIMITS: proxyLimits, PORT: "0" };
  const { all } = secrets;
  return {
    start: () =>
      startChild({
        name: "start",
        args: [command, "start"],
        cwd: folders.root,
        env: { ...env, REGISTRY_PORT: "0", CALLBOARD_DATA: folders.data },
        secrets: all,
        ready: /Docs\s+http:\/\/localhost:(\d+)\s+Registry\s+http:\/\/localhost:(\d+)[\s\S]+Ctrl-C/,
      }),
    serve: () => {
      // A file that a case wrote may keep it from starting.
      writeServed(folders.served, upstream);
      const files = [plainFile, talkFile, ...slotFiles, countedFile];
      const addresses = [`http://127.0.0.1:${remote}${remotePath}`, "--every", "1"];
      return startChild({
        name: "serve",
        args: [command, "serve", ...files, ...addresses],
        cwd: folders.served,
        env,
        secrets: all,
        ready: /Docs\s+http:\/\/localhost:(\d+)[\s\S]+Ctrl-C/,
      });
    },
    proxy: () =>
      startChild({
        name: "proxy",
        args: ["--import", "tsx", join(repository, "docs-host/proxy/main.ts")],
        cwd: repository,
        env: {
          ...env,
          HOST: "127.0.0.1",
          CALLBOARD_PROXY_ENVIRONMENTS: folders.environments,
          CALLBOARD_PAGE_ORIGINS: pageOrigin,
          CALLBOARD_PRIVATE_ORIGINS: `http://${upstream}`,
        },
        secrets: all,
        ready: /listening on port (\d+)/,
      }),
  };
}

interface Processes {
  /** The newest process of each name. */
  readonly running: { readonly [N in ProcessName]: Child };
  /** Ends a process and starts it again. */
  readonly restart: (name: ProcessName) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function startProcesses(starters: Starters): Promise<Processes> {
  const [start, serve, proxy] = await Promise.all([starters.start(), starters.serve(), starters.proxy()]);
  const running: { [N in ProcessName]: Child } = { start, serve, proxy };
  // Restarts of one process run one after the other, and `stop` waits for them: a late one would outlive the run.
  const restarts: { [N in ProcessName]: Promise<void> } = {
    start: Promise.resolve(),
    serve: Promise.resolve(),
    proxy: Promise.resolve(),
  };
  let isStopped = false;
  return {
    running,
    restart: (name) => {
      const restarted = restarts[name].then(async () => {
        if (isStopped) return;
        await running[name].stop();
        running[name] = await starters[name]();
      });
      restarts[name] = restarted.catch(() => {});
      return restarted;
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(Object.values(restarts));
      await Promise.all(processNames.map((name) => running[name].stop()));
    },
  };
}

function writeServed(folder: string, upstream: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, plainFile), plainDescription(upstream));
  writeFileSync(join(folder, talkFile), channelDescription(upstream));
  for (const slot of slotFiles) writeFileSync(join(folder, slot), smallDescription(slot));
  writeFileSync(join(folder, countedFile), smallDescription("Counted 0"));
}
