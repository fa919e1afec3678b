import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isObject, type Json } from "#engine/json";
import type { ApiModel, Channel } from "#engine/model";
import { arbitraryShape, arbitraryTypes } from "#engine/testing";
import { someOf } from "../../tooling/tier.ts";
import type { CheckOptions } from "./arguments.ts";
import { checksInFolder } from "./check.testing.ts";
import { checkApi } from "./check-api.ts";
import { type Parts, productParts } from "./target.ts";

const api = "garden.yaml";
const { folder, output, check: checkAs } = checksInFolder({ api, runs: 40 });
const check = (options: Partial<CheckOptions> = {}, wrong: Partial<Parts> = {}) =>
  checkAs(options, { use: { ...productParts, ...wrong } });

writeFileSync(
  join(folder, api),
  `asyncapi: 3.0.0
info: { title: Garden, version: "1" }
servers: { live: { host: garden.example, protocol: wss } }
channels:
  talk:
    address: /talk/{bed}
    parameters: { bed: { description: Which one. } }
    bindings:
      ws:
        query: { type: object, properties: { tone: { type: string, maxLength: 3 } } }
        headers: { type: object, required: [X-Pot], properties: { X-Pot: { type: string, enum: [clay, glass] } } }
    messages:
      water: { $ref: "#/components/messages/water" }
      watered: { payload: { type: string, maxLength: 1 } }
operations:
  talk: { action: receive, channel: { $ref: "#/channels/talk" }, messages: [{ $ref: "#/channels/talk/messages/water" }] }
  hear: { action: send, channel: { $ref: "#/channels/talk" }, messages: [{ $ref: "#/channels/talk/messages/watered" }] }
components:
  messages:
    water:
      payload:
        type: object
        required: [plant, litres]
        properties:
          plant: { type: string, maxLength: 5 }
          litres: { type: integer, minimum: 100 }
          note: { type: string }
      examples: [{ payload: { plant: fern, litres: 200 } }]
`,
);

it("checks the handshake and the messages of every channel, and reports it", async () => {
  expect(await check()).toBe(0);
  expect(output).toMatchObject({ err: "" });
  expect(output.out).toMatch(/^WSS \/talk\/\{bed\} +4\/4 +121 +0 ms$/m);
  expect(output.out).toMatch(/^1 channel, 4 laws passed, 0 failed, 121 runs, seed 1$/m);
});

it.each(["wss  /talk/{bed}", "talk"])("checks one channel by its name or id: %s", async (endpoint) => {
  expect(await check({ endpoint })).toBe(0);
  expect(output.out).toMatch(/^1 channel,/m);
});

const dropped = (value: Json | undefined, key: string): Json | undefined => {
  if (!isObject(value)) return value;
  const { [key]: _, ...rest } = value;
  return rest;
};

/** Parts with one defect each, the law that has to find it, and its message. */
const wrongParts: readonly (readonly [string, Partial<Parts>, string])[] = [
  [
    "request",
    { planMessage: (...input) => dropped(productParts.planMessage(...input), "note") ?? null },
    "but the body contains",
  ],
  ["request", { planMessage: () => undefined }, "the message water has a value, but nothing is sent"],
  [
    "request",
    {
      planHandshake: (input) => {
        const plan = productParts.planHandshake(input);
        return { ...plan, url: plan.url.replace("?tone=", "?tune=") };
      },
    },
    "the query of",
  ],
  [
    "request",
    { planHandshake: (input) => ({ ...productParts.planHandshake(input), headers: [] }) },
    "the header X-Pot",
  ],
  [
    "issues",
    {
      channelChecker: (of) => (form) =>
        productParts
          .channelChecker(of)(form)
          .filter(({ code }) => code !== "minimum"),
    },
    "a broken rule, minimum at /messages/water/litres, is not reported",
  ],
  [
    "actions",
    {
      applyEdit: (state, edit) => {
        const next = productParts.applyEdit(state, edit);
        return edit.type === "remove" ? { ...next, selection: { "/messages/gone": 1 } } : next;
      },
    },
    "the form is malformed: a choice at /messages/gone",
  ],
  [
    "examples",
    { seedChannel: (seed) => productParts.seedChannel({ ...seed, example: "none" }) },
    'the example\'s message water, {"plant":"fern","litres":200}, is sent as',
  ],
];

it.each(someOf(wrongParts, 1))(
  "a defect breaks the law on %s, and its failure can be replayed: %#",
  async (law, wrong, message) => {
    expect(await check({}, wrong)).toBe(1);
    expect(output.out).toContain(`FAILED WSS /talk/{bed}, ${law}: `);
    expect(output.out).toContain(message);
    const file = readdirSync(join(folder, ".callboard/replays")).find((name) => name.includes(`-${law}-`));
    if (file === undefined) throw new Error("no replay was written");
    const replay = `.callboard/replays/${file}`;

    output.out = "";
    expect(await check({ replay }, wrong)).toBe(1);
    expect(output.out).toContain(`FAILED WSS /talk/{bed}, ${law}: `);
    expect(await check({ replay })).toBe(0);
  },
);

const names = ["a", "b/c", "toString", "__proto__", "x-y"];

const channels: fc.Arbitrary<Channel> = fc
  .record({
    bodies: fc.array(arbitraryShape(), { minLength: 1, maxLength: 3 }),
    query: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
  })
  .map(({ bodies, query }) => ({
    id: "c",
    namespace: [],
    path: [
      { kind: "literal", value: "/talk/" },
      { kind: "parameter", key: "bed" },
    ],
    auth: [],
    environments: [],
    pathParameters: [{ key: "bed", shape: { kind: "string" }, optional: false }],
    queryParameters: query.map((key) => ({ key, shape: { kind: "list", item: { kind: "string" } }, optional: true })),
    requestHeaders: [{ key: "X-Pot", shape: { kind: "string" }, optional: true }],
    messages: bodies.map((body, i) => ({ type: names[i] ?? "other", origin: "client", body })),
    examples: [],
  }));

it("finds no failure of the product on any channel @nightly", async () => {
  await fc.assert(
    fc.asyncProperty(channels, arbitraryTypes(), async (channel, types) => {
      const rest: Omit<ApiModel, "channels" | "types"> = {
        id: "random",
        endpoints: [],
        groups: [],
        auths: {},
        globalHeaders: [{ key: "X-Everywhere", shape: { kind: "string" }, optional: false }],
      };
      const model: ApiModel = { ...rest, channels: [channel], types };
      const [report] = await checkApi({ model, budget: { runs: 6, seed: 1 }, clock: () => 0 });
      const failures = report?.laws.flatMap(({ law, outcome }) =>
        outcome.kind === "failed" ? [`${law}: ${outcome.message}`] : [],
      );
      expect(failures?.join("\n")).toBe("");
    }),
    { numRuns: 60, includeErrorInReport: true },
  );
}, 120_000);
