import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import type { FuzzDeps } from "../deps.ts";
import { bombs } from "../inputs/bombs.ts";
import { corpus, descriptionWords } from "../inputs/descriptions.ts";
import { replayFile } from "../inputs/replay-file.ts";
import { nearTo } from "../inputs/text.ts";
import { nearToTree } from "../inputs/tree.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { maxMemory, memoryOf, processorTimeOf } from "../oracles/process-usage.ts";
import { patience, waitFor } from "../oracles/stalls.ts";
import { plainDescription } from "../product/slots.ts";
import type { Target } from "../target.ts";

/** One run of the command with files. */
type CommandCase = { readonly command: "replay" | "diff"; readonly file: string };

const replay = replayFile(
  {
    value: { pathParameters: { id: "x" } },
    choices: { "/body": 1 },
    edits: [{ type: "set", at: ["pathParameters", "id"], value: "y" }],
  },
  "GET /plants/{id}",
);

/** Replay files, and descriptions that are compared with another. */
export const commands: Target<CommandCase> = {
  name: "commands",
  summary: "replay files of callboard check, and files of callboard diff",
  parallel: 2,
  batch: 4,
  cases: fc.oneof(
    {
      weight: 3,
      arbitrary: nearTo(
        nearToTree(fc.constant(replay)).map((tree) => JSON.stringify(tree)),
        descriptionWords,
        2,
      ).map((file): CommandCase => ({ command: "replay", file })),
    },
    {
      weight: 2,
      arbitrary: nearTo(
        nearToTree(fc.constantFrom(...corpus), 2).map((tree) => JSON.stringify(tree)),
        descriptionWords,
        1,
      ).map((file): CommandCase => ({ command: "diff", file })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...bombs), fc.constantFrom(0.2, 0.5, 0.8, 1))
        .map(([{ write }, size]): CommandCase => ({ command: "diff", file: write(size) })),
    },
  ),
  play: playCommand,
};

const callboard = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** Codes that the commands end with: all is well, something was found, it could not be done. */
const codes: readonly (number | null)[] = [0, 1, 2];

async function playCommand({ command, file }: CommandCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-fuzz-command-"));
  try {
    writeFileSync(join(folder, "api.yaml"), plainDescription(deps.upstream.host));
    writeFileSync(join(folder, "file.json"), deps.fill(file, "served"));
    const args =
      command === "replay" ? ["check", "--replay", "file.json", "api.yaml"] : ["diff", "api.yaml", "file.json"];
    const run = runCommand(args, folder);
    const waited = await waitFor(run.ended, deps.stalls);
    run.kill();
    if (waited.kind === "never") return [breach("hang", `callboard ${args[0]} never ended`)];
    const { value, milliseconds } = waited;
    const found: Breach[] = [];
    // A command starts a process, which waits for the machine: the time that it worked tells more than the clock.
    if ((value.worked ?? milliseconds) > patience)
      found.push(breach("hang", `callboard ${args[0]} worked for ${Math.round(value.worked ?? milliseconds)} ms`));
    if (!codes.includes(value.code))
      found.push(breach("crash", `callboard ${args[0]} ended with ${value.code ?? value.signal}`));
    if (/^\s+at .+:\d+:\d+\)?$/m.test(value.output))
      found.push(breach("log", `callboard ${args[0]} printed a stack: ${value.output.slice(0, 400)}`));
    if (value.peak > maxMemory)
      found.push(breach("memory", `callboard ${args[0]} held ${Math.round(value.peak / 1e6)} MB`));
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  /** Its peak memory, in bytes. */
  readonly peak: number;
  /** Its processor time in milliseconds, if the system provides it. */
  readonly worked: number | undefined;
}

function runCommand(
  args: readonly string[],
  cwd: string,
): { readonly ended: Promise<Ended>; readonly kill: () => void } {
  const child = spawn(process.execPath, [callboard, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: cwd },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let peak = 0;
  let worked: number | undefined;
  const watch = setInterval(() => {
    if (child.pid === undefined) return;
    peak = Math.max(peak, memoryOf(child.pid) ?? 0);
    worked = processorTimeOf(child.pid) ?? worked;
  }, 100);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      if (output.length < 100_000) output += chunk;
    });
  }
  const ended = new Promise<Ended>((done, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      clearInterval(watch);
      done({ code, signal, output, peak, worked });
    });
  });
  return { ended, kill: () => child.kill("SIGKILL") };
}
