import { describe, expect, it } from "vitest";
import { endpointOf, exampleOf } from "./form/endpoint.testing.ts";
import {
  defaultValue,
  type Endpoint,
  encode,
  parseJson,
  planRequest,
  printJson,
  read,
  type Shape,
  seed,
  type TypeTable,
  update,
  validate,
} from "./index.ts";

const types: TypeTable = {
  Plant: {
    name: "Plant",
    shape: {
      kind: "object",
      properties: [
        { key: "name", shape: { kind: "string", minLength: 1 }, optional: false },
        { key: "height", shape: { kind: "long" }, optional: true },
        { key: "seen", shape: { kind: "date" }, optional: false },
      ],
    },
  },
};
const plant: Shape = { kind: "ref", id: "Plant" };
const now = () => new Date(Date.UTC(2026, 10, 21));

const endpoint: Endpoint = endpointOf({
  path: [
    { kind: "literal", value: "/plants/" },
    { kind: "parameter", key: "id" },
  ],
  pathParameters: [{ key: "id", shape: { kind: "long" }, optional: false }],
  request: { body: { kind: "json", shape: plant, optional: false, contentType: "application/json" } },
});

describe("the public API of the engine", () => {
  it("returns defaults", () => {
    expect(defaultValue(plant, { types, now })).toEqual({ name: "", seen: "2026-11-21" });
    expect(defaultValue({ kind: "list", item: { kind: "string" } }, { now })).toEqual([]);
    expect(defaultValue({ kind: "file", multiple: false }, { now })).toBeUndefined();
  });

  it("reports issues, each with its path and code", () => {
    const value = { name: "", seen: "soon", color: "green" };
    const codes = (unknownKeys: "keep" | "report") =>
      validate(plant, value, { types, unknownKeys }).map(({ path, code }) => [...path, code]);
    expect(codes("keep")).toEqual([
      ["name", "min-length"],
      ["seen", "format"],
    ]);
    expect(codes("report")).toContainEqual(["color", "unknown-key"]);
    expect(validate({ kind: "integer", minimum: 1 }, 0)).toMatchObject([
      { path: [], code: "minimum", message: "expected at least 1, found 0" },
    ]);
  });

  it("uses the selected variants", () => {
    const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "string" } }, { shape: plant }] };
    expect(validate(either, "fern", { types })).toEqual([]);
    expect(validate(either, "fern", { types, selection: { "": 1 } })).toMatchObject([{ code: "type" }]);
  });

  it("encodes wire values with every digit", () => {
    expect(printJson(encode(plant, { name: "a", height: "9007199254740993" }, { types }))).toBe(
      '{"name":"a","height":9007199254740993}',
    );
  });

  it("seeds a form and plans its request", () => {
    const example = exampleOf({ pathParameters: { id: 7 }, body: { name: "fern", seen: "2026-01-01", height: 3 } });
    const form = seed({ ...endpoint, examples: [example] }, { types, now });
    expect(validate(plant, (form.value as { readonly body: string }).body, { types })).toEqual([]);
    const plan = planRequest(endpoint, form, { types, baseUrl: "https://api.example.com" });
    expect([plan.method, plan.url]).toEqual(["POST", "https://api.example.com/plants/7"]);
    expect(plan.headers.map(({ name, value }) => `${name}: ${read(value, "reveal")}`)).toEqual([
      "Content-Type: application/json",
    ]);
    if (plan.body.kind !== "text") throw new Error("the body is not text");
    expect(parseJson(plan.body.text)).toEqual({ ok: true, value: example.body });
    const empty = seed(endpoint, { types, now, example: "none" });
    expect(empty.value).toEqual({ pathParameters: { id: "0" }, body: { name: "", seen: "2026-11-21" } });
  });
});

it("changes the form of an endpoint by a recipe, and not the form it was given", () => {
  const form = seed(endpoint, { types, now });
  const next = update(form, (draft) => {
    draft.pathParameters.id = "7";
    draft.body = { name: "fern", seen: "2026-11-21" };
  });
  expect(planRequest(endpoint, next, { types, baseUrl: "https://api.example" }).url).toBe(
    "https://api.example/plants/7",
  );
});
