import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The figures of wrk: requests a second, the median in milliseconds, and answers that were not 2xx. */
export interface Load {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly failed: number;
}

/** Requests an address repeatedly over a number of connections for a number of seconds. */
export async function load(
  url: string,
  options: { readonly connections: number; readonly seconds: number; readonly headers?: readonly string[] },
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-wrk-"));
  const script = join(folder, "report.lua");
  writeFileSync(
    script,
    `wrk.method = ${options.headers === undefined ? '"GET"' : '"POST"'}
     done = function(summary, latency)
       io.write(string.format("RESULT %d %f %d %d\\n", summary.requests, summary.duration / 1e6,
         latency:percentile(50), summary.errors.status + summary.errors.read + summary.errors.connect))
     end`,
  );
  const headers = (options.headers ?? []).flatMap((header) => ["-H", header]);
  const args = ["-t1", `-c${options.connections}`, `-d${options.seconds}s`, "-s", script, ...headers, url];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (bytes) => {
    output += bytes;
  });
  await once(child, "close");
  rmSync(folder, { recursive: true });
  const [, requests, seconds, medianUs, failed] = /RESULT (\d+) ([\d.]+) (\d+) (\d+)/.exec(output) ?? [];
  if (requests === undefined) throw new Error(`wrk said:\n${output}`);
  return {
    perSecond: Number(requests) / Number(seconds),
    medianMs: Number(medianUs) / 1000,
    failed: Number(failed),
  };
}
