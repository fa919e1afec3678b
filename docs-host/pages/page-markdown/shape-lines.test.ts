import { expect, it } from "vitest";
import { type Shape, typesFrom } from "#engine/shape";
import { shapeLines } from "./shape-lines.ts";

const text: Shape = { kind: "string" };

/** A union of many objects, each of which has a union of many objects of the next level. */
const level = (next: string | undefined, width: number): Shape => ({
  kind: "undiscriminatedUnion",
  variants: Array.from({ length: width }, (_, i) => ({
    displayName: `Variant ${i}`,
    shape: {
      kind: "object",
      properties: [{ key: `a${i}`, shape: next === undefined ? text : { kind: "ref", id: next }, optional: false }],
    },
  })),
});

it("writes the first lines of a type that unfolds to millions", () => {
  const width = 200;
  const types = typesFrom({
    a: { name: "A", shape: level("b", width) },
    b: { name: "B", shape: level("c", width) },
    c: { name: "C", shape: level("d", width) },
    d: { name: "D", shape: level(undefined, width) },
  });
  const lines = shapeLines(types).inside({ kind: "ref", id: "a" });
  expect(lines.slice(0, 8)).toEqual([
    "- Variant 0",
    "  - `a0` (B, required)",
    "    - Variant 0",
    "      - `a0` (C, required)",
    "        - Variant 0",
    "          - `a0` (D, required)",
    "            - Variant 0",
    "              - `a0` (string, required)",
  ]);
  expect(lines).toHaveLength(401);
  expect(lines.at(-1)).toBe("- …");
});
