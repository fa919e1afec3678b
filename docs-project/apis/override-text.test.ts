import { expect, it } from "vitest";
import { overrideText } from "./override-text.ts";

const override = `
# Names for clients
info: { title: &name Plants }
paths:
  /plants:
    get:
      x-name: GET it
      summary: *name
      responses: { 200: { description: 'All "plants"' }, 404: null }
tags:
  - {}
  - name: seeds
    x-order: 2
`;

it("keeps a description in JSON, with overrides in YAML", () => {
  const json = JSON.stringify({
    info: { title: "Old", version: "1" },
    paths: { "/plants": { get: { responses: { "200": { description: "Old" }, "404": {} } } } },
    tags: [{ name: "plants" }],
    maximum: 1,
  }).replace('"maximum":1', '"maximum":1.10');
  const merged = overrideText(json, [override]);
  expect(JSON.parse(merged)).toEqual({
    info: { title: "Plants", version: "1" },
    paths: {
      "/plants": {
        get: { responses: { "200": { description: 'All "plants"' } }, "x-name": "GET it", summary: "Plants" },
      },
    },
    tags: [{ name: "plants" }, { name: "seeds", "x-order": 2 }],
    maximum: 1.1,
  });
  expect(merged).toContain("1.10");
});

it("keeps a description in YAML, with its notation", () => {
  expect(overrideText("info:\n  title: Old # own\nservers: []\n", ["info: { version: '1' }\nservers: null\n"])).toBe(
    "info:\n  title: Old # own\n  version: '1'\n",
  );
});
