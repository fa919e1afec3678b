import { describe, expect, it } from "vitest";
import { finish } from "../steps.ts";
import { sorts } from "./nodes.ts";
import { nodesIn } from "./scan-nodes.ts";

describe("the values of a JSON text", () => {
  it.each<[string, readonly (keyof typeof sorts)[]]>([
    ['{"a": "b"}', ["object", "string"]],
    ["[0, 9, -1, 5e3]", ["list", "number", "number", "number", "number"]],
    ["[true, false, null]", ["list", "word", "word", "word"]],
    ["\ufeff[[], {}]", ["list", "list", "object"]],
    ["-7", ["number"]],
  ])("of %j have their sorts in order", (text, expected) => {
    const nodes = finish(nodesIn(text, 100));
    expect([...(nodes?.sort ?? [])].slice(0, nodes?.count)).toEqual(expected.map((one) => sorts[one]));
  });

  it("are listed up to a number of them", () => {
    expect(finish(nodesIn("[1, 2]", 3))?.count).toBe(3);
    expect(finish(nodesIn("[1, 2]", 2))).toBeUndefined();
  });
});
