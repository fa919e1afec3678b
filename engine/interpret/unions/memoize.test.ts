import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, maxJsonDepth, own } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import { decoder, decoderWithSelection } from "../decode.ts";
import { encoder } from "../encode.ts";
import { inferSelection } from "../infer-selection.ts";
import { matcher } from "../validate/match.ts";
import { validator } from "../validate/validate.ts";

const item: Shape = { kind: "ref", id: "t:Item" };
// Between two levels of a value there are a name, a nullable, a name and a union: the maximum number of calls per
// level.
const types = typesFrom({
  "t:Item": { name: "Item", shape: { kind: "nullable", item: { kind: "ref", id: "t:Either" } } },
  "t:Either": {
    name: "Either",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { shape: { kind: "long" } },
        { shape: { kind: "ref", id: "t:Box" } },
        { shape: { kind: "list", item } },
        { shape: { kind: "list", item: { kind: "nullable", item } } },
      ],
    },
  },
  "t:Box": { name: "Box", shape: { kind: "object", properties: [{ key: "in", shape: item, optional: false }] } },
});

/** Nests a value, in objects and lists alternately. */
const nested = (innermost: Json, times: number): Json => {
  let value = innermost;
  for (let i = 0; i < times; i += 1) value = i % 2 === 0 ? { in: value } : [value];
  return value;
};
const innermost = (value: Json): Json => {
  let inner: Json | undefined = value;
  while (typeof inner === "object" && inner !== null)
    inner = Array.isArray(inner) ? inner[0] : own(inner as JsonObject, "in");
  return inner ?? null;
};

describe("values of the maximum JSON depth", () => {
  const deep = nested("12", maxJsonDepth);

  it("are validated, with each issue at its path", () => {
    expect(validator(types)(item)(deep)).toEqual([]);
    const paths = validator(types)(item)(nested("x", maxJsonDepth)).map(({ path }) => path.length);
    expect(Math.max(...paths)).toBe(maxJsonDepth);
  });

  it("are matched, encoded and decoded", () => {
    expect(matcher(types)(item)(deep)).toBeGreaterThan(0.5);
    const wire = encoder(types)(item)(deep);
    expect(innermost(wire)).toBe(12);
    expect(innermost(decoder(types)(item)(wire))).toBe("12");
    expect(Object.keys(decoderWithSelection(types)(item)(wire).selection)).toHaveLength(maxJsonDepth + 1);
    expect(Object.keys(inferSelection(types)(item)(deep))).toHaveLength(maxJsonDepth + 1);
  });

  it("cost time by their size, not by the number of paths through their unions", () => {
    const wide = nested(
      Array.from({ length: 20 }, () => nested("12", 400)),
      400,
    );
    expect(validator(types)(item)(wide)).toEqual([]);
  });
});
