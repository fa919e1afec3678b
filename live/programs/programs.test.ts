import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { someOf } from "../../tooling/tier.ts";
import type { StepInput } from "../call.ts";
import { gardenFailures, openGarden, secrets } from "./failures.testing.ts";
import { curlCommands, programFormats, writeProgram } from "./index.ts";
import { failedTests } from "./run-vitest.testing.ts";

let garden: Awaited<ReturnType<typeof openGarden>>;
beforeAll(async () => {
  garden = await openGarden();
});
afterAll(() => garden.close());

/** Runs a script in a shell; returns its exit code and what it printed. */
async function runShell(script: string) {
  const shell = spawn("sh", ["-s"], { env: { ...secrets, PATH: process.env.PATH } });
  let output = "";
  for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  shell.stdin.end(script);
  const [code] = await once(shell, "close");
  return { code, output };
}

const sources: readonly StepInput["from"][] = [
  { kind: "body", path: ["id"] },
  { kind: "header", name: "Location", part: "last-segment" },
];

it.each(someOf(sources, 1))("of vitest are strict TypeScript too, with values of %j", async (from) => {
  const folder = await mkdtemp(join(tmpdir(), "callboard-programs-"));
  try {
    const text = writeProgram("vitest", gardenFailures("http://127.0.0.1:3000", from));
    const ambient =
      "declare const it: (title: string, run: (context: { skip: (note?: string) => never }) => Promise<void>, timeout: number) => void; declare const expect: any;\n";
    await writeFile(join(folder, "failures.test.ts"), ambient + text.replace(/^import .* from "vitest";\n/m, ""));
    const types = resolve(import.meta.dirname, "../../node_modules/@types");
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--types", "node", "--typeRoots", types];
    const tsc = resolve(import.meta.dirname, "../../node_modules/.bin/tsc");
    const checked = spawn(tsc, [...options, "--target", "es2023", "--module", "nodenext", "failures.test.ts"], {
      cwd: folder,
    });
    let output = "";
    checked.stdout.on("data", (part: Buffer) => (output += part.toString()));
    await once(checked, "close");
    expect(output).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("of pytest tell a value that is null from one that is missing", async () => {
  const [helper] = /^def values_at\([\s\S]*?(?=\n\n\n)/m.exec(writeProgram("pytest", gardenFailures(garden.url))) ?? [];
  const calls = ['{"a": None}', "{}"].map((value) => `values_at(${value}, ["a"], True)`);
  const { output } = await runShell(`python3 - <<'END'\n${helper}\nprint(${calls.join(", ")})\nEND`);
  expect(output).toBe("[None] [Ellipsis]\n");
});

it("never have a secret or its encodings, but its variable", () => {
  const failures = gardenFailures("http://127.0.0.1:3000");
  for (const format of programFormats) {
    const text = writeProgram(format, failures);
    for (const secret of Object.values(secrets)) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(encodeURIComponent(secret));
      expect(text).not.toContain(Buffer.from(secret).toString("base64"));
    }
    for (const variable of Object.keys(secrets)) expect(text).toContain(variable);
  }
});

it.each(sources)(
  "of vitest and curl fail as the API does, with new values of %j, and pass once it is fixed",
  async (from) => {
    garden.break();
    const failures = gardenFailures(garden.url, from);
    const [vitest, curl] = [writeProgram("vitest", failures), writeProgram("curl", failures)];
    expect(await failedTests(vitest, secrets)).toEqual([
      expect.stringMatching(/^GET \/plants\/\{id\}: server-error: .*"error":"oops"/),
      expect.stringMatching(/^GET \/plants\/\{id\}: wrong-body: /),
    ]);
    const failing = await runShell(curl);
    expect(failing).toEqual({
      code: 1,
      output: expect.stringContaining('step 1: 201\nstep 2: 500\n{"error":"oops"}\nfailed'),
    });
    garden.fix();
    expect(await failedTests(vitest, secrets)).toEqual([]);
    expect(await runShell(curl)).toEqual({ code: 0, output: expect.stringContaining("step 2: 200") });
  },
);

it.each([
  ["curl", "sleep 2\n"],
  ["vitest", "setTimeout(done, 1500)"],
  ["pytest", "time.sleep(1.5)"],
  ["postman", "setTimeout(() => {}, 1500)"],
] as const)("of %s wait before a step as long as the run did", (format, text) => {
  const failures = gardenFailures("http://127.0.0.1:1");
  const waiting = failures.map((failure) => ({
    ...failure,
    steps: failure.steps.map((step, index) => (index === failure.steps.length - 1 ? { ...step, wait: 1500 } : step)),
  }));
  expect(writeProgram(format, failures)).not.toContain(text);
  expect(writeProgram(format, waiting).split(text)).toHaveLength(failures.length + 1);
});

it("of curl goes on after a request without an answer", async () => {
  const failures = gardenFailures("http://127.0.0.1:1");
  const { code, output } = await runShell(writeProgram("curl", failures));
  expect(code).toBe(1);
  for (const { endpoint, check } of failures) expect(output).toContain(`${endpoint}: ${check}`);
  expect(output.match(/^failed$/gm)).toHaveLength(failures.length);
});

it("of a report are single commands that run as pasted, unless a value of an earlier answer is needed", async () => {
  const [sequence] = gardenFailures(garden.url);
  if (sequence === undefined) throw new Error("no failure");
  expect(curlCommands(sequence)).toBeUndefined();
  const [command = "", ...more] = curlCommands({ ...sequence, steps: sequence.steps.slice(0, 1) }) ?? [];
  expect(more).toEqual([]);
  expect(command).toMatch(/^curl --include/);
  for (const secret of Object.values(secrets)) expect(command).not.toContain(secret);
  expect(await runShell(command)).toEqual({ code: 0, output: expect.stringMatching(/^HTTP\/1\.1 201 .*"id":/ms) });
});
