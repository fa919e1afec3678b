import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { expect } from "vitest";

/** Runs the tests of a vitest file here, as JavaScript and one by one; returns those that fail with their messages. */
export async function failedTests(file: string, env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const code = file.replace(/^import .*\n/gm, "");
  const tests: { readonly title: string; readonly run: () => Promise<void> }[] = [];
  const it = (title: string, run: () => Promise<void>): void => void tests.push({ title, run });
  new Function("it", "expect", "process", "http", "https", "once", code)(it, expect, { env }, http, https, once);
  const failed: string[] = [];
  for (const { title, run } of tests) await run().catch(({ message }: Error) => failed.push(`${title}: ${message}`));
  return failed.sort();
}
