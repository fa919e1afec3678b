import { describe, expect, it } from "vitest";
import type { DocsDiagnostic } from "../../diagnostic.ts";
import { overlayText } from "./overlay-text.ts";

const garden = `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: https://garden.example }]
tags: [plants, old]
paths:
  /plants:
    get:
      description: Lists plants.
      parameters:
        - { name: filter, in: query, schema: { type: string } }
        - { name: legacy, in: query }
      responses: { 200: { description: All } }
    post: { responses: { 201: { description: Added } } }
  /beds:
    get: { parameters: [{ name: filter, in: header }, { name: legacy, in: query }] }
x-largest: 12345678901234567890
`;

/** Applies actions, in YAML, and returns the description with the reported diagnostics. */
function apply(actions: string, version = "1.1.0") {
  const found: DocsDiagnostic[] = [];
  const text = overlayText(
    { name: "garden.yaml", text: garden },
    { name: "o.yaml", text: `overlay: ${version}\ninfo: { title: Names, version: 1.0.0 }\nactions:\n${actions}` },
    (one) => found.push(one),
  );
  const places = found.map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`);
  return { text, value: JSON.parse(text), places };
}

describe("an overlay", () => {
  it("merges one structure into the whole description", () => {
    const { value, text, places } = apply(
      "  - target: $\n    update:\n      info: { title: Green garden, x-overlay: true }\n" +
        "      paths: { /plants: { get: { summary: List plants, tags: [a] } }, /pots: { get: {} } }\n      servers:\n",
    );
    expect(places).toEqual([]);
    expect(value.info).toEqual({ title: "Green garden", version: "1", "x-overlay": true });
    expect(value.paths["/plants"].get).toMatchObject({
      description: "Lists plants.",
      summary: "List plants",
      tags: ["a"],
    });
    expect(Object.keys(value.paths)).toEqual(["/plants", "/beds", "/pots"]);
    // A key without a value changes nothing, and numbers keep their digits.
    expect(value.servers).toHaveLength(1);
    expect(text).toContain("12345678901234567890");
  });

  it("changes what its targets select, by wildcards and filters too", () => {
    const { value, places } = apply(
      "  - target: $.paths['/plants'].get.description\n    update: Lists all plants.\n" +
        "  - target: $.paths.*.get\n    update: { x-safe: true }\n" +
        "  - target: $.paths.*.get.parameters[?@.name == 'filter' && @.in == 'query']\n    update: { required: true }\n",
    );
    expect(places).toEqual([]);
    expect(value.paths["/plants"].get).toMatchObject({ description: "Lists all plants.", "x-safe": true });
    expect(value.paths["/beds"].get["x-safe"]).toBe(true);
    const required = Object.values<{ get: { parameters: object[] } }>(value.paths).map(({ get }) =>
      get.parameters.map((one) => "required" in one),
    );
    expect(required).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it("adds items to lists, one or several, and removes items and members", () => {
    const { value, places } = apply(
      "  - { target: $.paths.*.get.parameters, update: { name: page, in: query } }\n" +
        "  - { target: $.servers, update: [{ url: https://a.example }, { url: https://b.example }] }\n" +
        "  - { target: \"$.paths.*.get.parameters[?@.name == 'legacy']\", remove: true }\n" +
        "  - { target: \"$.tags[?@ == 'old']\", remove: true }\n" +
        '  - { target: "$.servers[2, 0]", remove: true }\n' +
        "  - { target: \"$.paths['/plants'].post\", remove: true, update: { ignored: true } }\n",
    );
    expect(places).toEqual([]);
    const names = (path: string) => value.paths[path].get.parameters.map(({ name }: { name: string }) => name);
    expect([names("/plants"), names("/beds")]).toEqual([
      ["filter", "page"],
      ["filter", "page"],
    ]);
    expect(value.servers).toEqual([{ url: "https://a.example" }]);
    expect(value.tags).toEqual(["plants"]);
    expect(Object.keys(value.paths["/plants"])).toEqual(["get"]);
  });

  it("copies a value, so that a path can be renamed", () => {
    const { value, places } = apply(
      "  - { target: $.paths, update: { /herbs: {} } }\n" +
        "  - { target: \"$.paths['/herbs']\", copy: \"$.paths['/plants']\" }\n" +
        "  - { target: \"$.paths['/plants']\", remove: true }\n",
    );
    expect(places).toEqual([]);
    expect(Object.keys(value.paths)).toEqual(["/beds", "/herbs"]);
    expect(value.paths["/herbs"].get.description).toBe("Lists plants.");
  });

  it.each<[string, string, string]>([
    [
      "a target without a match",
      "  - target: $.paths['/pots']\n    remove: true\n",
      "4:5 warning $.paths['/pots'] matches",
    ],
    ["a copy without a match", "  - target: $.info\n    copy: $.nothing\n", "5:5 warning $.nothing matches nothing"],
    ["a copy of several values", "  - target: $.info\n    copy: $.paths.*\n", "5:5 error $.paths.* matches 2 values"],
    ["an invalid path", "  - target: paths[\n    remove: true\n", "4:5 error paths[ is not a JSONPath: "],
    ["the removal of everything", "  - { target: $, remove: true }\n", "4:7 error the whole description"],
    ["an action without a target", "  - { remove: true }\n", "4:5 error this action has no `target`"],
    [
      "values that don't fit",
      "  - target: $\n    update: { info: text, servers: {} }\n",
      "5:5 warning a single value can't be merged with a map at /info",
    ],
  ])("reports %s at its position, and applies the rest", (_, actions, report) => {
    const { text, places } = apply(actions);
    expect(places[0]?.slice(0, report.length)).toBe(report);
    expect(text).toBe(apply("  []\n").text);
  });

  it.each([
    ["2.0.0", "1:1 error not an OpenAPI Overlay 1.x document"],
    ["{", "error"],
  ])("of version %s is refused", (version, report) => {
    const found: DocsDiagnostic[] = [];
    const overlay = { name: "o.yaml", text: `overlay: ${version}\nactions: []\n` };
    expect(overlayText({ name: "garden.yaml", text: garden }, overlay, (one) => found.push(one))).toBe(garden);
    expect(found.map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`)[0]).toContain(
      report,
    );
  });
});
