import { type ChildProcess, spawn } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { asJson, isList, isObject, own, parseJson } from "#engine/json";
import { echoDescription } from "./echo-description.ts";

/** Heap of the command after a number of requests, in bytes. */
interface HeapPoint {
  readonly requests: number;
  readonly heap: number;
}

/** A run of the built `callboard test` against the echo. */
export interface MeasuredRun {
  readonly requests: number;
  /** From the first request to the report, in milliseconds. */
  readonly time: number;
  readonly findings: number;
  readonly heap: readonly HeapPoint[];
  /** Processor time of the command for one request, in milliseconds, without its start. */
  readonly cpu: number;
}

/** Points at which the heap is read. */
const points = 10;

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");
const reporter = resolve(import.meta.dirname, "usage-reporter.js");

interface Usage {
  readonly heap: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

const cpuOf = ({ cpu }: Usage): number => (cpu.user + cpu.system) / 1000;

/** Runs the command against the echo, each in a separate process. */
export async function measureCommand(requests: number): Promise<MeasuredRun> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-bench-"));
  const echo = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "echo-process.ts")], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    const counts = on(echo, "message");
    const next = async (): Promise<number> => Number((await counts.next()).value[0]);
    const port = await next();
    await writeFile(join(folder, "echo.json"), JSON.stringify(asJson(echoDescription)));
    const steps = Array.from({ length: points }, (_, i) => Math.floor((requests * (i + 1)) / (points + 1)));
    for (const step of steps) echo.send(step);
    const test = spawn(
      process.execPath,
      [
        ...["--expose-gc", "--import", reporter, command, "test", "echo.json", "--json"],
        ...["--server", `http://127.0.0.1:${port}`, "--seed", "7"],
        ...["--calls", String(requests), "--concurrency", "16"],
      ],
      { cwd: folder, stdio: ["ignore", "pipe", "inherit", "ipc"] },
    );
    const printed = textOf(test);
    const usages: { readonly requests: number; readonly usage: Usage }[] = [];
    const measure = async (): Promise<void> => {
      for (const _ of steps) {
        const at = await next();
        const message = once(test, "message");
        test.send("usage");
        usages.push({ requests: at, usage: (await message)[0] });
      }
    };
    const exited = once(test, "exit").then(([code]) => {
      if (usages.length === steps.length) return;
      const count = `${usages.length} of ${steps.length}`;
      throw new Error(`the command exited with code ${code} after ${count} measurements: it sent too few requests`);
    });
    await Promise.race([measure(), exited]);
    const report = parseJson(await printed);
    if (!report.ok || !isObject(report.value)) throw new Error("the command printed no report");
    const [first, last] = [usages[0], usages.at(-1)];
    if (first === undefined || last === undefined) throw new Error("the command reported no usage");
    const failures = own(report.value, "failures");
    return {
      requests: Number(own(report.value, "calls")),
      time: Number(own(report.value, "duration")),
      findings: isList(failures) ? failures.length : Number.NaN,
      heap: usages.map(({ requests: at, usage }) => ({ requests: at, heap: usage.heap })),
      cpu: (cpuOf(last.usage) - cpuOf(first.usage)) / (last.requests - first.requests),
    };
  } finally {
    echo.kill();
    await rm(folder, { recursive: true });
  }
}

async function textOf({ stdout }: ChildProcess): Promise<string> {
  let text = "";
  for await (const part of stdout ?? []) text += String(part);
  return text;
}
