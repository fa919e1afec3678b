import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Door } from "../door.ts";
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

/** The process behind each door. */
export const processOf: { readonly [D in Door]: ProcessName } = {
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
  readonly portOf: (door: Door) => number;
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

const root = resolve(import.meta.dirname, "../..");
const command = join(root, "dist/server/callboard.js");

/** The product has not been built. */
export class NotBuiltError extends Error {
  override readonly name = "NotBuiltError";
}

/** Starts `callboard start`, `callboard serve` and the proxy alone, each on free ports and in its own folder. */
export async function startProduct({ upstream, remote, secrets }: ProductOptions): Promise<Product> {
  if (!existsSync(command)) throw new NotBuiltError(`${command} is missing; run npm run build first`);
  const folder = mkdtempSync(join(tmpdir(), "callboard-fuzz-"));
  const environments = join(folder, "environments.json");
  const served = join(folder, "served");
  const data = join(folder, "data");
  writeServed(served, upstream);
  writeFileSync(
    environments,
    JSON.stringify([
      { apiId: "plain", environmentId: "http", baseUrl: `http://${upstream}/base` },
      { apiId: "talk", environmentId: "ws", baseUrl: `ws://${upstream}/base` },
    ]),
  );
  const shared = { CALLBOARD_LOG: "trace", CALLBOARD_PROXY_LIMITS: proxyLimits };
  const { all } = secrets;

  const starters: { readonly [N in ProcessName]: () => Promise<Child> } = {
    start: () =>
      startChild({
        name: "start",
        args: [command, "start"],
        cwd: folder,
        env: { ...shared, PORT: "0", REGISTRY_PORT: "0", CALLBOARD_DATA: data },
        secrets: all,
        ready: /Docs\s+http:\/\/localhost:(\d+)\s+Registry\s+http:\/\/localhost:(\d+)[\s\S]+Ctrl-C/,
      }),
    serve: () =>
      startChild({
        name: "serve",
        args: [
          command,
          "serve",
          ...[plainFile, "talk.yaml", ...slotFiles, countedFile],
          ...[`http://127.0.0.1:${remote}${remotePath}`, "--every", "1"],
        ],
        cwd: served,
        env: { ...shared, PORT: "0" },
        secrets: all,
        ready: /Docs\s+http:\/\/localhost:(\d+)[\s\S]+Ctrl-C/,
      }),
    proxy: () =>
      startChild({
        name: "proxy",
        args: ["--import", "tsx", join(root, "docs-host/proxy/main.ts")],
        cwd: root,
        env: {
          ...shared,
          PORT: "0",
          HOST: "127.0.0.1",
          CALLBOARD_PROXY_ENVIRONMENTS: environments,
          CALLBOARD_PAGE_ORIGINS: pageOrigin,
          CALLBOARD_PRIVATE_ORIGINS: `http://${upstream}`,
        },
        secrets: all,
        ready: /listening on port (\d+)/,
      }),
  };

  const [start, serve, proxy] = await Promise.all([starters.start(), starters.serve(), starters.proxy()]);
  const running: { [N in ProcessName]: Child } = { start, serve, proxy };
  let isStopped = false;
  // Restarts of one process run one after the other, and `stop` waits for them: a late one would outlive the run.
  const restarts: { [N in ProcessName]: Promise<void> } = {
    start: Promise.resolve(),
    serve: Promise.resolve(),
    proxy: Promise.resolve(),
  };
  const restart = (name: ProcessName): Promise<void> => {
    const restarted = restarts[name].then(async () => {
      if (isStopped) return;
      await running[name].stop();
      // A file that a case wrote may keep it from starting.
      if (name === "serve") writeServed(served, upstream);
      running[name] = await starters[name]();
    });
    restarts[name] = restarted.catch(() => {});
    return restarted;
  };
  const portIn = (name: ProcessName, at: number): number => Number(running[name].said[at]);

  return {
    portOf: (door) =>
      ({
        site: () => portIn("start", 0),
        registry: () => portIn("start", 1),
        served: () => portIn("serve", 0),
        proxy: () => portIn("proxy", 0),
      })[door](),
    processOf: (name) => running[name],
    folder: served,
    token: () => readFileSync(join(data, "token"), "utf8").trim(),
    revive: async () => {
      const dead = processNames.filter((name) => running[name].hasEnded());
      for (const name of dead) await restart(name);
      return dead;
    },
    restart,
    stop: async () => {
      isStopped = true;
      await Promise.all(Object.values(restarts));
      await Promise.all(processNames.map((name) => running[name].stop()));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function writeServed(folder: string, upstream: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, plainFile), plainDescription(upstream));
  writeFileSync(join(folder, "talk.yaml"), channelDescription(upstream));
  for (const slot of slotFiles) writeFileSync(join(folder, slot), smallDescription(slot));
  writeFileSync(join(folder, countedFile), smallDescription("Counted 0"));
}
