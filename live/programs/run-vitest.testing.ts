import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { expect } from "vitest";

/** Runs the tests of a vitest file here, as JavaScript and one by one; returns those that fail with their messages. */
export const failedTests = async (file: string, env: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await runTests(file, env)).failed;

class SkippedError extends Error {}

/** Runs the tests of a vitest file here; returns those that fail and those that are skipped, with their messages. */
export async function runTests(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly failed: readonly string[]; readonly skipped: readonly string[] }> {
  const code = file.replace(/^import .*\n/gm, "");
  const tests: { readonly title: string; readonly run: Run }[] = [];
  const it = (title: string, run: Run): void => void tests.push({ title, run });
  new Function("it", "expect", "process", "http", "https", "once", code)(it, expect, { env }, http, https, once);
  const [failed, skipped]: [string[], string[]] = [[], []];
  const skip = (note: string): never => {
    throw new SkippedError(note);
  };
  for (const { title, run } of tests) {
    await run({ skip }).catch((error: Error) =>
      (error instanceof SkippedError ? skipped : failed).push(`${title}: ${error.message}`),
    );
  }
  return { failed: failed.sort(), skipped: skipped.sort() };
}

type Run = (context: { readonly skip: (note: string) => never }) => Promise<void>;
