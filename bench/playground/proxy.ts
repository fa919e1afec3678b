import { fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { build } from "vite";
import { proxyHeaders } from "#docs-host/proxy/wire";
import { find, startNginx } from "./nginx.ts";
import { median, type Note, type Part } from "./part.ts";
import { type Load, load } from "./wrk.ts";

const rounds = 3;
const seconds = 4;
const page = "https://docs.example";

const root = resolve(import.meta.dirname, "../..");

/** Ours, or one that does nothing but forward. */
type ProcessName = "proxy-process" | "plain-process";

/** Builds the process as the product is built: a loader of sources would add its own work to every call. */
async function buildProcess(name: ProcessName): Promise<string> {
  const outDir = join(root, "node_modules/.cache/bench-playground", name);
  const entry = join(import.meta.dirname, `${name}.ts`);
  const rolldownOptions = { output: { entryFileNames: "process.mjs" } };
  await build({ root, configFile: false, logLevel: "warn", build: { ssr: entry, outDir, rolldownOptions } });
  return join(outDir, "process.mjs");
}

/** A proxy in a separate process, before an API. */
export async function startProxyProcess(api: string, name: ProcessName = "proxy-process") {
  const child = fork(await buildProcess(name), [api], { execArgv: [] });
  const [port] = (await once(child, "message")) as [number]; // what proxy-process.ts sends first
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    /** Resident memory in bytes. */
    memory: async (): Promise<number> => {
      child.send("memory");
      return ((await once(child, "message")) as [number])[0]; // what it answers with
    },
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

const headersFor = (api: string): readonly string[] => [
  `origin: ${page}`,
  `${proxyHeaders.url}: ${api}/plants`,
  `${proxyHeaders.method}: GET`,
  `${proxyHeaders.forwarded}: accept,authorization`,
  "x-callboard-forward-accept: application/json",
  "x-callboard-forward-authorization: Bearer 0123456789abcdef",
];

/** Measures a call through the proxy, beside nginx on the same machine in the same run. */
export const proxySpeed: Part = {
  name: "proxy: 1 kB answers over loopback",
  async run(note: Note, say) {
    if (!find("nginx", "nginx-light") || !find("wrk", "wrk")) {
      return say("left out: nginx and wrk are not on this machine, and only root can install them from Debian");
    }
    const nginx = await startNginx();
    const ours = await startProxyProcess(nginx.api);
    const plain = await startProxyProcess(nginx.api, "plain-process");
    const headers = headersFor(nginx.api);
    try {
      for (const { url } of [ours, plain]) await load(url, { connections: 16, seconds: 2, headers });
      const alone: { readonly direct: Load; readonly ours: Load }[] = [];
      const full: { readonly nginx: Load; readonly ours: Load; readonly plain: Load }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        alone.push({
          direct: await load(nginx.api, { connections: 1, seconds: 2 }),
          ours: await load(ours.url, { connections: 1, seconds: 2, headers }),
        });
        full.push({
          nginx: await load(nginx.proxy, { connections: 16, seconds }),
          ours: await load(ours.url, { connections: 16, seconds, headers }),
          plain: await load(plain.url, { connections: 16, seconds, headers }),
        });
      }
      const failed = full.reduce((sum, one) => sum + one.ours.failed, 0);
      if (failed > 0) throw new Error(`${failed} calls through the proxy failed`);
      const added = median(alone.map((one) => one.ours.medianMs - one.direct.medianMs));
      note("added to the median of a call", added, "ms", { most: 2 });
      note("nginx proxy_pass, 16 connections", median(full.map((one) => one.nginx.perSecond)), "/s");
      note("our proxy, guards on, 16 connections", median(full.map((one) => one.ours.perSecond)), "/s");
      note("node:http and undici's stream, no guards", median(full.map((one) => one.plain.perSecond)), "/s");
      note("of what those carry", 100 * median(full.map((one) => one.ours.perSecond / one.plain.perSecond)), "%");
      const share = median(full.map((one) => one.ours.perSecond / one.nginx.perSecond));
      note("of what nginx carries", 100 * share, "%", { least: 50 });
    } finally {
      await Promise.all([ours.stop(), plain.stop()]);
      await nginx.stop();
    }
  },
};
