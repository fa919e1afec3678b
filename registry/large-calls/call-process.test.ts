import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextCheck } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { anonymous } from "../access/caller.ts";
import { newFolder } from "../registry.testing.ts";
import { startCallProcess } from "./call-process.ts";
import type { LargeCall, Setup } from "./messages.ts";

const call: LargeCall = {
  ...{ type: "call", endpointId: "endpoint", requestId: "id", caller: anonymous, body: undefined },
  ...{ pathParameters: {}, queryParameters: {}, headers: {} },
};

it("a process that responds at its deadline counts as ended, so the next call gets a new one", async () => {
  const folder = await newFolder();
  const [program, ready, answered] = [join(folder, "program.mjs"), join(folder, "ready"), join(folder, "answered")];
  const [readyFile, answeredFile] = [JSON.stringify(ready), JSON.stringify(answered)];
  await writeFile(
    program,
    `import { writeFileSync } from "node:fs";
    process.on("message", ({ type }) => {
      if (type === "setup") writeFileSync(${readyFile}, "");
      else process.send({ status: 200, log: [] }, () => writeFileSync(${answeredFile}, ""));
    });`,
  );
  const setup: Setup = {
    type: "setup",
    parent: process.pid,
    store: { dataFolder: folder },
    publicUrl: "",
    domainSuffix: undefined,
  };
  const callMs = 200;
  const started = startCallProcess({ file: program }, setup, { callMs, memory: 100 });
  onTestFinished(() => void started.kill());
  await expect.poll(() => existsSync(ready), { timeout: 30_000 }).toBe(true);

  // Timers run after the check phase, then messages: both the deadline and the response are due.
  await nextCheck();
  const outcome = started.answer(call);
  const until = performance.now() + 2 * callMs;
  while (performance.now() < until || !existsSync(answered));

  expect(await outcome).toMatchObject({ kind: "answered", answer: { status: 200 } });
  expect(started.hasEnded()).toBe(true);
});
