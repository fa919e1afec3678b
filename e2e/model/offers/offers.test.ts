import { describe, expect, it } from "vitest";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { Shape } from "#engine/shape";
import { modelOf } from "../form-model.ts";

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

/** The controls of the header field, once it has that value. */
const fieldsOf = (shape: Shape, value: string | boolean) => {
  const form = formOf(shape);
  const start = modelOf(form).start();
  const state = { ...start, value: { headers: { "X-Other": value } } };
  return modelOf(form)
    .offersOf(state, start)
    .flatMap(({ gestures }) => gestures)
    .flatMap((gesture) => (gesture.kind === "fill" || gesture.kind === "toggle" ? [gesture.widget] : []));
};

describe("the widgets that fill in a path", () => {
  it.each<readonly [string, Shape, string | boolean]>([
    ["a text", text, "a"],
    ["a text or null", { kind: "nullable", item: text }, "a"],
    ["a text or null or null", { kind: "nullable", item: { kind: "nullable", item: text } }, "a"],
    ["a switch or null", { kind: "nullable", item: { kind: "boolean" } }, true],
  ])("are the first of their name and role: %s", (_name, shape, value) => {
    const found = fieldsOf(shape, value);
    expect(found.length).toBeGreaterThan(0);
    for (const widget of found) expect(widget).toMatchObject({ field: ["headers", "X-Other"], nth: 0 });
  });
});

describe("a list with more options than a page shows at once", () => {
  const gesturesAt = (shape: Shape, at: string) => {
    const form = formOf(shape);
    const start = modelOf(form).start();
    return modelOf(form)
      .offersOf(start, start)
      .flatMap(({ action, gestures }) => (action.at === at ? gestures : []));
  };
  const choice = (values: readonly string[]): Shape => ({ kind: "enum", values: values.map((value) => ({ value })) });
  const many = (count: number) => Array.from({ length: count }, (_, i) => `value ${i}`);

  it.each([
    [100, 100, false],
    [101, 5, true],
    [50_000, 5, true],
  ])("of %i offers %i to play, searched by name: %s", (count, played, isSearched) => {
    const gestures = gesturesAt(choice(many(count)), "/headers/X-Other");
    const dropdowns = gestures.flatMap((gesture) => (gesture.kind === "dropdown" ? [gesture] : []));
    expect(dropdowns).toHaveLength(played);
    for (const { position, find } of dropdowns) {
      expect(find).toEqual(isSearched ? { name: `value ${position}`, nth: 0 } : undefined);
    }
    expect(dropdowns.at(-1)?.position).toBe(count - 1);
  });

  it("identifies options of the same name by their order", () => {
    const variants = Array.from({ length: 150 }, (_, i) => ({
      displayName: i % 2 === 0 ? "even" : "odd",
      shape: text,
    }));
    const gestures = gesturesAt({ kind: "undiscriminatedUnion", variants }, "/headers/X-Other");
    const finds = gestures.flatMap((gesture) => (gesture.kind === "dropdown" ? [gesture.find] : []));
    expect(finds.at(-1)).toEqual({ name: "odd", nth: 74 });
  });
});
