import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { fewerCases } from "../tooling/tier.ts";
import { build } from "./build.ts";
import type { SourceText } from "./source.ts";

const read = (folder: string, paths: readonly string[]): readonly SourceText[] =>
  paths.map((path) => ({ path, text: readFileSync(join(import.meta.dirname, folder, path), "utf8") }));

const areas = ["commons", "tokens", "docs", "api-latest"].map((area) => `areas/${area}.yml`);
const kitchen = [
  "commons.yml",
  "garden/__package__.yml",
  "garden/beds/plants.yml",
  "garden/files.yml",
  "garden/hooks.yml",
  "login/__package__.yml",
];
const idls = [
  ["the registry's own IDL", read("../idl", ["api.yml", ...areas])],
  ["an IDL that uses the whole format", read("scenarios/kitchen-sink", ["api.yml", ...kitchen])],
] as const;

// `build` starts to load the emitter, which most of these IDLs never use; files of the same worker share its modules.
afterAll(async () => {
  await import("./emit/emit.ts");
});

/** Edits of a text. Positions are fractions of its length, so that they apply to every file. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant("drop" as const), line: fc.nat(9999) }),
  fc.record({ kind: fc.constant("swap" as const), line: fc.nat(9999) }),
  fc.record({ kind: fc.constant("truncate" as const), at: fc.nat(9999) }),
  fc.record({
    kind: fc.constant("rename" as const),
    word: fc.nat(9999),
    to: fc.constantFrom("", "x", "type", "null", "1", "[", "list<", "&a", "*a", "$A.b", "__proto__"),
  }),
  fc.record({ kind: fc.constant("indent" as const), line: fc.nat(9999) }),
  fc.record({
    kind: fc.constant("retype" as const),
    value: fc.nat(9999),
    to: fc.constantFrom(
      "5",
      "true",
      "null",
      "[]",
      "{}",
      "{ a: b }",
      "[a, [b]]",
      '"$x"',
      "bytes",
      "list<file>",
      "Page<X>",
    ),
  }),
  fc.record({ kind: fc.constant("deepen" as const), value: fc.nat(9999), by: fc.integer({ min: 1, max: 60 }) }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(text: string, change: Mutation): string {
  const lines = text.split("\n");
  if (change.kind === "truncate") return text.slice(0, Math.floor((text.length * change.at) / 10_000));
  if (change.kind === "rename") {
    const words = [...text.matchAll(/[\w.<>-]+/g)];
    const word = words[change.word % Math.max(1, words.length)];
    return word === undefined ? text : text.slice(0, word.index) + change.to + text.slice(word.index + word[0].length);
  }
  if (change.kind === "retype" || change.kind === "deepen") {
    const values = [...text.matchAll(/(?<=: )[^\s,{}[\]]+/g)];
    const value = values[change.value % Math.max(1, values.length)];
    if (value === undefined) return text;
    const [old] = value;
    const to = change.kind === "retype" ? change.to : `${"{ a: [".repeat(change.by)}${old}${"] }".repeat(change.by)}`;
    return text.slice(0, value.index) + to + text.slice(value.index + old.length);
  }
  const at = change.line % lines.length;
  const [line = "", next = ""] = lines.slice(at, at + 2);
  const replaced = { drop: [next], swap: [next, line], indent: [`  ${line}`, next] }[change.kind];
  return [...lines.slice(0, at), ...replaced, ...lines.slice(at + 2)].join("\n");
}

it.each(idls)(
  "reports existing positions in %s after any mutation, and never throws",
  async (_, sources) => {
    const changes = fc.array(mutation, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.nat(sources.length - 1), changes, async (which, list) => {
        const spoilt = sources.map((source, i) =>
          i === which ? { ...source, text: list.reduce(mutate, source.text) } : source,
        );
        const { files, diagnostics } = await build(spoilt, "idl");
        expect(files === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
        for (const { file, line, endLine, column, message } of diagnostics) {
          const lines = spoilt.find(({ path }) => path === file)?.text.split("\n") ?? [];
          expect(line).toBeLessThanOrEqual(Math.max(1, lines.length));
          expect(endLine).toBeLessThanOrEqual(Math.max(1, lines.length));
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          expect(message).not.toContain("undefined");
        }
      }),
      { numRuns: fewerCases(60) },
    );
  },
  120_000,
);
