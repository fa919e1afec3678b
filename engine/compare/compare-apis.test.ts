import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ApiModel, Endpoint } from "#engine/model";
import type { Shape, TypeTable } from "#engine/shape";
import { arbitraryShape, arbitraryTypes, hostileNames } from "#engine/testing";
import { fewerCases, someOf } from "../../tooling/tier.ts";
import { compareApis, levels } from "./index.ts";
import { apiOf, channelOf, echoing, endpointOf, optional, required, webhookOf } from "./models.testing.ts";

const name = fc.constantFrom("plants.list", "plants.change", ...hostileNames);
const properties = fc.uniqueArray(fc.record({ key: name, shape: arbitraryShape(), optional: fc.boolean() }), {
  maxLength: 2,
  selector: ({ key }) => key,
});
const endpoint: fc.Arbitrary<Endpoint> = fc
  .record({
    id: name,
    method: fc.constantFrom("GET", "POST"),
    path: fc.array(
      name.map((value) => ({ kind: "literal", value }) as const),
      { maxLength: 1 },
    ),
    auth: fc.subarray(["constructor", "key"]),
    pathParameters: properties,
    queryParameters: properties,
    requestHeaders: properties,
    responseHeaders: properties,
    request: arbitraryShape().map(
      (shape) => ({ body: { kind: "json", shape, optional: false, contentType: "application/json" } }) as const,
    ),
    responses: fc.array(
      fc.record({
        statusCode: fc.constantFrom(200, 201),
        body: arbitraryShape().map((shape) => ({ kind: "stream", shape }) as const),
      }),
      { maxLength: 2 },
    ),
    errors: fc.array(
      fc.record({ name, statusCode: fc.constantFrom(400, 404), shape: arbitraryShape(), examples: fc.constant([]) }),
      { maxLength: 3 },
    ),
  })
  .map((parts) => endpointOf(parts));

const message = fc.record({
  type: name,
  origin: fc.constantFrom("client", "server"),
  body: arbitraryShape(),
});
const channel = fc
  .record({
    id: name,
    queryParameters: properties,
    messages: fc.uniqueArray(message, { maxLength: 3, selector: ({ type, origin }) => `${origin} ${type}` }),
  })
  .map((parts) => channelOf(parts));
const webhook = fc
  .record({
    id: name,
    headers: properties,
    payloads: fc.array(
      arbitraryShape().map((shape) => ({ shape })),
      { maxLength: 1 },
    ),
  })
  .map((parts) => webhookOf(parts));

/** Any model: ids may be repeated, types may be missing or be aliases of themselves. */
const models: fc.Arbitrary<ApiModel> = fc
  .record({
    endpoints: fc.array(endpoint, { maxLength: 3 }),
    channels: fc.uniqueArray(channel, { maxLength: 2, selector: ({ id }) => id }),
    webhooks: fc.uniqueArray(webhook, { maxLength: 2, selector: ({ id }) => id }),
    types: arbitraryTypes(),
    gone: fc.subarray(["t:Tree", "t:constructor", "t:__proto__"]),
    endless: fc.boolean(),
  })
  .map(({ endpoints, channels, webhooks, types, gone, endless }) => {
    const kept = Object.fromEntries(Object.entries(types).filter(([id]) => !gone.includes(id)));
    const self: TypeTable = endless ? { "t:Tree": { name: "T", shape: { kind: "ref", id: "t:Tree" } } } : {};
    return apiOf(endpoints, { ...kept, ...self }, { channels, webhooks });
  });

describe("compareApis", { timeout: 120_000 }, () => {
  it("finds no change between any model and its copy", () => {
    fc.assert(
      fc.property(models, (model) => {
        expect(compareApis(model, structuredClone(model))).toEqual({ changes: [], bump: "NONE" });
      }),
      { numRuns: fewerCases(300) },
    );
  });

  it("compares any two models and reports the most severe changes first", () => {
    fc.assert(
      fc.property(models, models, (older, newer) => {
        const ranks = compareApis(older, newer).changes.map(({ level }) => levels.indexOf(level));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      { numRuns: fewerCases(500) },
    );
  });

  it("reports no change twice", () => {
    fc.assert(
      fc.property(models, models, (older, newer) => {
        const reported = compareApis(older, newer).changes.map(
          ({ rule, level, direction, message, older: a, newer: b }) =>
            JSON.stringify([rule, level, direction, message, a?.pointer, b?.pointer]),
        );
        expect(new Set(reported).size).toBe(reported.length);
      }),
      { numRuns: fewerCases(300) },
    );
  });

  it("follows chains of 5,000 types, even if only values decide compatibility @nightly", () => {
    const chain = (inner: (next: Shape) => Shape): TypeTable =>
      Object.fromEntries(
        Array.from({ length: 5000 }, (_, i) => [
          `t:T${i}`,
          { name: `T${i}`, shape: inner({ kind: "ref", id: `t:T${(i + 1) % 5000}` }) },
        ]),
      );
    const first = { kind: "ref", id: "t:T0" } as const;
    const objects = chain((next) => ({ kind: "object", properties: [optional("next", next)] }));
    const maps = chain((next) => ({ kind: "map", key: { kind: "string" }, value: next }));
    const unions = chain((next) => ({
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "object", properties: [required("next", next)] } }, { shape: { kind: "string" } }],
    }));
    const pairs = [
      [objects, objects],
      [objects, maps],
      [maps, objects],
      [objects, unions],
      [unions, maps],
    ] as const;
    for (const [a, b] of someOf(pairs, 2)) {
      const { changes } = compareApis(echoing(first, a), echoing(first, b));
      expect(changes.length > 0).toBe(a !== b);
    }
  });

  it.each([
    ["MAJOR", [required("a", { kind: "string" })], []],
    ["MAJOR", [], [required("a", { kind: "string" })]],
    ["MINOR", [], [optional("a", { kind: "string" })]],
    ["PATCH", [optional("a", { kind: "string" })], [optional("a", { kind: "string" }, { description: "The first." })]],
    ["PATCH", [optional("a", { kind: "string" })], [optional("a", { kind: "string" }, { default: "b" })]],
    ["NONE", [], []],
  ] as const)("returns the bump %s from %j to %j", (bump, older, newer) => {
    const api = (queryParameters: Endpoint["queryParameters"]) => apiOf([endpointOf({ queryParameters })]);
    expect(compareApis(api(older), api(newer)).bump).toBe(bump);
  });

  it("matches an endpoint by its id first, then by its method and path", () => {
    const at = (id: string, path: string) => endpointOf({ id, path: [{ kind: "literal", value: path }] });
    const { changes } = compareApis(
      apiOf([at("a", "/a"), at("b", "/b"), at("c", "/c")]),
      apiOf([at("b", "/a"), at("d", "/c")]),
    );
    expect(changes.map(({ rule, message }) => [rule, message])).toEqual([
      ["endpoint-removed", "`a` is gone."],
      ["path-changed", "`b` is at /a now; it was at /b."],
      ["endpoint-renamed", "The call `c` is called `d` now; its method and path are the same."],
    ]);
  });

  it("does not mutate the models", () => {
    const deepFreeze = <T>(value: T): T => {
      if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        Object.values(value).forEach(deepFreeze);
      }
      return value;
    };
    fc.assert(
      fc.property(models, models, (a, b) => void compareApis(deepFreeze(a), deepFreeze(b))),
      { numRuns: fewerCases(50) },
    );
  });
});
