import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

it("switches the fault of each test file on, and records each reached fault once, also in processes and threads", () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-reached-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "planted.json"), JSON.stringify({ "/tree/a.test.ts": 1, "/tree/b.test.ts": 2 }));
  const thread =
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage([isPlanted(2), isPlanted(4)]);";
  writeFileSync(join(folder, "thread.mjs"), thread);
  const preload = pathToFileURL(resolve(import.meta.dirname, "planted.mjs")).href;
  const test = `
    const say = (...all) => console.log(JSON.stringify(all));
    globalThis.__vitest_worker__ = { filepath: "/tree/a.test.ts" };
    say(isPlanted(1), isPlanted(1), isPlanted(2));
    globalThis.__vitest_worker__.filepath = "/tree/b.test.ts";
    say(isPlanted(1));
    const code = "console.log(JSON.stringify([isPlanted(2), isPlanted(3)]))";
    const started = require("node:child_process").spawn(process.execPath, ["-e", code], { env: {}, stdio: "inherit" });
    const { Worker } = require("node:worker_threads");
    started.on("exit", () => new Worker("${folder}/thread.mjs", { env: {} }).on("message", (all) => say(...all)));`;
  const printed = execFileSync(execPath, ["-e", test], {
    env: { ...env, NODE_OPTIONS: `--import=${preload}`, CALLBOARD_REACHED: folder },
    encoding: "utf8",
  });
  expect(printed.trim().split("\n")).toEqual(["[true,true,false]", "[false]", "[true,false]", "[true,false]"]);
  const texts = readdirSync(folder).flatMap((name) =>
    name.endsWith(".txt") ? readFileSync(join(folder, name), "utf8").trim().split("\n") : [],
  );
  const reached = (test: string, faults: readonly number[]): readonly string[] =>
    faults.map((fault) => `${fault}\t/tree/${test}.test.ts`);
  // The process and the thread record the fault 2 once each.
  expect(texts.toSorted()).toEqual([...reached("a", [1, 2]), ...reached("b", [1, 2, 2, 3, 4])].toSorted());
});
