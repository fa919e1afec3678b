import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Json, parseJson } from "#engine/json";
import { type ComparedAnswer, compareAnswers, readRules } from "./index.ts";

const jsonOf = (text: string): Json => {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const answer = (text: string, more: Partial<ComparedAnswer> = {}): ComparedAnswer => ({
  status: 200,
  headers: [],
  body: { json: jsonOf(text) },
  ...more,
});
const placesOf = (before: string, after: string, rules = ""): readonly string[] =>
  compareAnswers(answer(before), answer(after), readRules(rules)).body.map(
    (one) => `${"before" in one ? ("after" in one ? "~" : "-") : "+"}/${one.path.join("/")}`,
  );

describe("bodies differ", () => {
  it.each<[string, string, string, readonly string[], string?]>([
    ["in nothing but the order of members", '{"a":1,"b":2}', '{"b":2,"a":1}', []],
    ["in a number beyond 2^53", '{"id":9007199254740993}', '{"id":9007199254740992}', ["~/id"]],
    ["in a member that is added and one that is removed", '{"a":1}', '{"b":1}', ["-/a", "+/b"]],
    ["in a type", '{"a":1}', '{"a":"1"}', ["~/a"]],
    [
      "in an item by its id, whatever its place",
      '[{"id":1,"n":1},{"id":2,"n":2}]',
      '[{"id":2,"n":3},{"id":1,"n":1}]',
      ["~/1/n"],
    ],
    ["in an item of a list without ids", "[1,2,3]", "[1,3]", ["~/1", "-/2"]],
    [
      "in a part that is not ignored",
      '{"items":[{"id":1,"at":1,"n":1}]}',
      '{"items":[{"id":1,"at":2,"n":2}]}',
      ["~/items/0/n"],
      "/items/*/at",
    ],
    ["in nothing if all is inside what is ignored", '{"a":{"b":1}}', '{"a":{"b":2}}', [], "/a"],
  ])("%s", (_, before, after, expected, rules) => expect(placesOf(before, after, rules)).toEqual(expected));
});

it("status and headers are compared, names without case", () => {
  const headers = (etag: string) =>
    [
      ["Date", etag],
      ["ETag", etag],
      ["x", "1"],
    ] as const;
  const before = answer("{}", { headers: headers("a") });
  const after = answer("{}", { status: 404, headers: [...headers("b"), ["Y", "2"]] });
  const found = compareAnswers(before, after, readRules("date"));
  expect(found.status).toEqual([{ path: [], before: 200, after: 404 }]);
  expect(found.headers).toEqual([
    { path: ["etag"], before: "a", after: "b" },
    { path: ["y"], after: "2" },
  ]);
});

it("texts that are not JSON are compared as text", () =>
  expect(
    compareAnswers(answer("1", { body: { text: "a" } }), answer("1", { body: { text: "b" } }), readRules("")).body,
  ).toEqual([{ path: [], before: "a", after: "b" }]));

it("an answer never differs from itself, and differs in the same paths in both directions", () =>
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), fc.json({ maxDepth: 3 }), (one, other) => {
      expect(placesOf(one, one)).toEqual([]);
      expect(placesOf(one, other).length === 0).toBe(placesOf(other, one).length === 0);
    }),
    { numRuns: 40 },
  ));
