import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asJson, exact, isList, isObject, type Json, objectOf, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { apiOf, endpointOf } from "../../cli/serve/api.testing.ts";
import { changed, ModelTooLargeError, packChange, packModel, unpackModel } from "./packed-model.ts";

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    fc.constant(exact("0.10")),
    fc.array(tie("json")),
    fc.dictionary(fc.string(), tie("json")),
  ),
}));

const modelOf = (examples: readonly Json[], names: readonly string[]): ApiModel => ({
  ...apiOf(
    "shop",
    examples.map((response, n) => ({
      ...endpointOf(`call-${n}`, "http://localhost:3999"),
      description: `What ünd why ${n} 🌱`,
      examples: [
        { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200, response, body: response },
      ],
    })),
  ),
  webhooks: [
    { id: "sold", namespace: [], method: "POST", path: [], headers: [], payloads: [], examples: [{ payload: 1 }] },
  ],
  types: Object.fromEntries(names.map((name) => [name, { name, shape: { kind: "literal", value: name } }])),
});

describe("a packed model", () => {
  it("unpacks to the same model, with every digit and any type names", () => {
    fc.assert(
      fc.property(fc.array(json), fc.uniqueArray(fc.string()), (values, names) => {
        const model = modelOf([...values, exact("1.00"), { "...": [exact("123456789012345678901")] }], names);
        expect(sorted(unpackModel(packModel(model)))).toBe(sorted(model));
      }),
    );
  });

  it("unpacks to the same model if it is larger than its first buffer", () => {
    const long = "ünd 🌱".repeat(300_000);
    const model = modelOf(["a", long, "b", `${long}${long}`, "c"], ["Plant"]);
    expect(sorted(unpackModel(packModel(model))) === sorted(model)).toBe(true);
  });

  it("that differs in some entries is built from the last one and these alone, byte for byte", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({ id: fc.string(), old: json, now: json, at: fc.constantFrom("before", "both", "after") }),
          {
            selector: ({ id }) => id,
          },
        ),
        fc.uniqueArray(fc.string()),
        (all, names) => {
          const entryOf = (id: string, value: Json) => ({
            ...endpointOf("x"),
            id,
            description: printJson(value),
            value,
          });
          const was = all.flatMap(({ id, old, at }) => (at === "after" ? [] : [entryOf(id, old)]));
          const is = all.flatMap(({ id, old, now, at }) =>
            at === "before" ? [] : [entryOf(id, at === "both" && id.length % 2 === 0 ? old : now)],
          );
          const before = packModel({ ...modelOf([], names), endpoints: was });
          const { endpoints: _, types, ...model } = modelOf([], names);
          const stays = new Set(all.flatMap(({ id, at }) => (at === "both" && id.length % 2 === 0 ? [id] : [])));
          const { webhooks = [], ...rest } = model;
          const change = packChange({
            model: rest,
            entries: {
              endpoints: is.map((one) => [one.id, stays.has(one.id) ? undefined : one]),
              webhooks: webhooks.map((one) => [one.id, undefined]),
              types: Object.entries(types).map(([id, type]) => [id, id.length % 2 === 0 ? undefined : type]),
            },
          });
          const after = changed(before, change);
          const whole = packModel({ ...modelOf([], names), endpoints: is });
          expect({ ...after, bytes: Buffer.from(after.bytes) }).toEqual({ ...whole, bytes: Buffer.from(whole.bytes) });
        },
      ),
    );
  });

  it("distinguishes entries of the same id when it changes", () => {
    const entryOf = (id: string, description: string) => ({ ...endpointOf(id), description });
    const first = [entryOf("a", "first"), entryOf("a", "second"), entryOf("b", "third")];
    const { endpoints: _, types: __, ...model } = apiOf("shop", []);
    const stays = (ids: readonly string[]) => ids.map((id) => [id, undefined] as const);
    const after = changed(
      packModel({ ...model, endpoints: first, types: {} }),
      packChange({ model, entries: { endpoints: stays(["a", "a", "b"]), types: [] } }),
    );
    expect(unpackModel(after).endpoints.map(({ description }) => description)).toEqual(["first", "second", "third"]);
  });

  it("is rejected if it exceeds its buffer limit, and never truncated", () => {
    const model = modelOf(["ünd 🌱".repeat(1000)], ["Plant"]);
    const { length } = packModel(model).bytes;
    expect(sorted(unpackModel(packModel(model, length)))).toBe(sorted(model));
    expect(() => packModel(model, length - 1)).toThrow(ModelTooLargeError);
  });

  it("can be spread, and its parts keep their identity while they are referenced", () => {
    const [endpoint] = unpackModel(packModel(modelOf([[1]], []))).endpoints;
    const held = endpoint?.examples;
    expect({ ...endpoint }.examples).toBe(held);
    expect(endpoint?.examples[0]?.response).toEqual([1]);
  });
});

/** The text of a model with sorted keys: members of entries may have another order. */
const sorted = (model: ApiModel): string => printJson(byKey(asJson(model)));

function byKey(value: Json): Json {
  if (isList(value)) return value.map(byKey);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => [key, byKey(item)]);
  return objectOf(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
