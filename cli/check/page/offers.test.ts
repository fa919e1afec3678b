import { describe, expect, it } from "vitest";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { Shape } from "#engine/shape";
import { modelOf } from "./form-model.ts";

const text: Shape = { kind: "string" };
const formOf = (shape: Shape): EndpointForm => ({
  endpoint: bareEndpoint({
    id: "drawn",
    requestHeaders: [{ key: "X-Other", shape, optional: false }],
  }),
  nodes: [],
  globalHeaders: [],
  authSchemes: {},
  types: {},
});

/** Where a reader of the page finds what is filled in at the header, after it has that value. */
const fieldsOf = (shape: Shape, value: string | boolean) => {
  const form = formOf(shape);
  const start = modelOf(form).start();
  const state = { ...start, value: { headers: { "X-Other": value } } };
  return modelOf(form)
    .offersOf(state, start)
    .flatMap(({ gestures }) => gestures)
    .flatMap((gesture) => (gesture.kind === "fill" || gesture.kind === "toggle" ? [gesture.widget] : []));
};

describe("what is filled in at a place", () => {
  it.each<readonly [string, Shape, string | boolean]>([
    ["a text", text, "a"],
    ["a text or null", { kind: "nullable", item: text }, "a"],
    ["a text or null or null", { kind: "nullable", item: { kind: "nullable", item: text } }, "a"],
    ["a switch or null", { kind: "nullable", item: { kind: "boolean" } }, true],
  ])("is the first of its name and role: %s", (_name, shape, value) => {
    const found = fieldsOf(shape, value);
    expect(found.length).toBeGreaterThan(0);
    for (const widget of found) expect(widget).toMatchObject({ field: ["headers", "X-Other"], nth: 0 });
  });
});
