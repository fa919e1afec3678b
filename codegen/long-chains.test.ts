import { expect, it } from "vitest";
import { someOf } from "../tooling/tier.ts";
import { build } from "./build.ts";
import { plainApi } from "./scenarios.testing.ts";

const length = 2000;
const chain = (line: (i: number, next: string) => string, end: string): string =>
  Array.from({ length }, (_, i) => `  ${line(i, i + 1 < length ? `T${i + 1}` : end)}\n`).join("");

const chains = [
  ["aliases", chain((i, next) => `T${i}: ${next}`, "string")],
  ["parents", chain((i, next) => `T${i}: { extends: ${next}, properties: {} }`, "End")],
  ["properties", chain((i, next) => `T${i}: { properties: { next: ${next} } }`, "string")],
  ["variants", chain((i, next) => `T${i}: { union: { next: ${next} } }`, "string")],
] as const;

it.each(someOf(chains, 1))("reads a chain of types of any length: %s", async (_, types) => {
  const text = `types:\n${types}  End: { properties: { last: string } }\n`;
  const { files, diagnostics } = await build([plainApi, { path: "areas/a.yml", text }], "idl");
  expect(diagnostics).toEqual([]);
  expect(files).toBeDefined();
});
