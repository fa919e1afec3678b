import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { parseOptions } from "./arguments.ts";
import { replayFailures } from "./replay-failures.ts";
import { type ExitCode, runTest, type TestDeps } from "./run-test.ts";

/** A new folder with files, which the end of the test removes. */
export function folderWith(files: { readonly [name: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Reads the body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Starts a server until the end of the test; returns its address. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

/** Runs `callboard test` in a folder; returns its exit code and everything that it prints. */
export async function runCommand(
  folder: string,
  args: readonly string[],
  env: TestDeps["env"] = {},
): Promise<{ readonly code: ExitCode; readonly text: string }> {
  const texts: string[] = [];
  const deps: TestDeps = {
    folder,
    env,
    readDescription: readInTest,
    ...{ out: (text) => texts.push(text), err: (text) => texts.push(text) },
    ...{ clock: () => performance.now(), date: () => new Date(0), version: "1.2.3", draw: () => 1 },
    sleep: async () => undefined,
    interruption: () => new AbortController().signal,
  };
  const read = parseOptions(args);
  if (read.kind !== "options") return { code: 2, text: read.kind === "error" ? read.error : "" };
  const { options } = read;
  const code = await ("replay" in options ? replayFailures(options, deps) : runTest(options, deps));
  return { code, text: texts.join("") };
}
