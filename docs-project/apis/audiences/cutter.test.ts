import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { openCutter } from "./cutter.ts";

const text: Shape = { kind: "string" };
const property = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
const person: Shape = {
  kind: "object",
  properties: [property("name", text), { ...property("pin", text), xml: { name: "code" } }],
};
const team: Shape = {
  kind: "object",
  properties: [property("lead", person), property("members", { kind: "list", item: person })],
};
const types = typesFrom({
  Team: { name: "Team", shape: team },
  Nest: { name: "Nest", shape: { kind: "list", item: { kind: "ref", id: "Nest" } } },
});
const cutter = openCutter(types, ({ key }) => key !== "pin");
const [shown, hidden] = [{ name: "Ada" }, { name: "Ada", pin: "1" }];

it.each<[string, Json, Json]>([
  ["as documented", { lead: hidden, members: [hidden] }, { lead: shown, members: [shown] }],
  ["with a list in place of an object", { lead: [hidden, [hidden]] }, { lead: [shown, [shown]] }],
  ["with an object in place of a list", { members: hidden }, { members: shown }],
])("hidden properties are removed from an example %s", (_, value, expected) => {
  expect(cutter.value(value, { kind: "ref", id: "Team" })).toEqual(expected);
});

it("hidden properties are removed from a document that repeats an element", () => {
  const [person, code] = ["<name>Ada</name>", "<code>1</code><code>2</code>"];
  const document = `<Team><lead>${person}${code}</lead><lead>${code}${person}</lead></Team>`;
  const cut = String(cutter.value(document, { kind: "ref", id: "Team" }));
  expect(cut.split("\n").map((line) => line.trim())).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...["<Team>", "<lead>", person, "</lead>", "<lead>", person, "</lead>", "</Team>"],
  ]);
});

it("a scalar of a type that contains only itself is unchanged", () => {
  expect(cutter.value([["a"]], { kind: "ref", id: "Nest" })).toEqual([["a"]]);
});
