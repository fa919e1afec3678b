import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A running Caddy. */
export interface RunningCaddy {
  readonly version: string;
  /** The certificate of Caddy's authority, which signs the certificates of its sites. */
  readonly authority: string;
  readonly stop: () => Promise<void>;
}

/** Ports and upstreams of Caddy on this machine. */
export interface CaddyOptions {
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly insidePort: number;
  readonly registries: readonly number[];
  readonly sites: readonly number[];
}

/** Returns the version of Caddy, or undefined if it is not installed. */
export function caddyVersion(): string | undefined {
  try {
    return execFileSync("caddy", ["version"], { encoding: "utf8" }).split(" ")[0]?.trim();
  } catch {
    return undefined;
  }
}

/** Starts Caddy with deploy/Caddyfile and certificates of Caddy's own authority. */
export async function startCaddy(options: CaddyOptions): Promise<RunningCaddy> {
  const { folder, httpPort, httpsPort, insidePort, registries, sites } = options;
  const addresses = (portNumbers: readonly number[]): string =>
    portNumbers.map((port) => `127.0.0.1:${port}`).join(" ");
  const portNumbers = `http_port ${httpPort}\nhttps_port ${httpsPort}`;
  const child = spawn("caddy", ["run", "--config", resolve(import.meta.dirname, "../Caddyfile")], {
    env: {
      PATH: process.env.PATH,
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\n${portNumbers}`,
      INSIDE_PORT: `${insidePort}`,
      REGISTRIES: addresses(registries),
      SITES: addresses(sites),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors = `${errors}${chunk.toString()}`.slice(-4000);
  });
  const root = join(folder, "caddy/pki/authorities/local/root.crt");
  const until = performance.now() + 30_000;
  while (!existsSync(root) || !errors.includes("serving initial configuration")) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`Caddy did not start:\n${errors}`);
    await sleep(50);
  }
  return {
    version: caddyVersion() ?? "",
    authority: readFileSync(root, "utf8"),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
