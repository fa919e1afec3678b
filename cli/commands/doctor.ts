import { lookup } from "node:dns/promises";
import { statfs } from "node:fs/promises";
import { doctorCommand, UsageError, withSettings } from "../command-line/index.ts";
import type { DiskSpace } from "../doctor/deps.ts";
import { doctorReport } from "../doctor/finding.ts";
import { runDoctor } from "../doctor/run-doctor.ts";

/** Checks a deployment; see `doctorCommand`. */
export const doctor = (args: readonly string[]): Promise<number> =>
  withSettings(doctorCommand, args, async (context, { values, positionals: [extra] }) => {
    if (extra !== undefined) throw new UsageError(`doctor takes options only; unexpected: ${extra}`);
    const { env, folder, settings } = context;
    const found = await runDoctor({ fetch, resolve, space, now: Date.now, env, folder });
    const findings = found.map((finding) => ({ ...finding, message: settings.place(finding.message) }));
    context.out(values.json ? `${JSON.stringify(findings, undefined, 2)}\n` : doctorReport(findings));
    return findings.some(({ status }) => status === "failed") ? 1 : 0;
  });

const resolve = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

async function space(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize, freeFiles: files === 0 ? undefined : ffree };
}
