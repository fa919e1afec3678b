// @vitest-environment page
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Json, objectOf } from "#engine/json";
import type { Shape } from "#engine/shape";
import { drawForm, inputOf, object, press, property } from "../form.testing.tsx";

afterEach(cleanup);

const keys = Array.from({ length: 60 }, (_, i) => `field${i}`);
const texts = keys.map((key) => property(key, { kind: "string" }));

const byId = (id: string): HTMLElement | null => document.getElementById(id);

/** Resolves to the element with that id. */
async function findId(id: string): Promise<HTMLElement> {
  await vi.waitFor(() => expect(byId(id)).not.toBeNull(), { timeout: 10_000 });
  return byId(id) as HTMLElement; // the line above has found it
}

/** Returns true if a field is rendered as a control, which React does; it stores props in elements. */
const isControl = (id: string): boolean => Object.keys(byId(id) ?? {}).some((key) => key.startsWith("__reactProps$"));

/** A form with its last property far outside the viewport. */
const drawFar = (far: Shape, value: Json | undefined, types = {}) =>
  drawForm({
    shape: object(...texts, property("far", far)),
    value: { ...objectOf(keys.map((key) => [key, `text of ${key}`])), ...(value === undefined ? {} : { far: value }) },
    types,
  });

describe("static fields", () => {
  it.each<[string, Shape, Json | undefined, string]>([
    ["text", { kind: "string" }, "ferns", "ferns"],
    ["digits", { kind: "uint64" }, "18446744073709551615", "18446744073709551615"],
    ["an absent value", { kind: "integer" }, undefined, ""],
  ])("show their name and value in an input: %s", async (_, shape, value, text) => {
    drawFar(shape, value);
    const input = (await findId("input:/far")) as HTMLInputElement; // these kinds are inputs
    expect(isControl("input:/far")).toBe(false);
    expect(input.value).toBe(text);
    expect(inputOf("far")).toBe(input);
    expect(input.getAttribute("aria-required")).toBe("true");
  });

  const text: Shape = { kind: "string" };
  const pot = object(property("size", text), property("glaze", text, true));
  it.each<[string, Shape, Json, string, string]>([
    ["a map", { kind: "map", key: text, value: text }, { a: "b" }, "input:/far/a", "b"],
    ["the key of a map", { kind: "map", key: text, value: text }, { a: "b" }, "key:/far/a", "a"],
    [
      "a map in a map",
      { kind: "map", key: text, value: { kind: "map", key: text, value: text } },
      { a: { b: "c" } },
      "input:/far/a/b",
      "c",
    ],
    ["a nullable object", { kind: "nullable", item: pot }, { size: "9" }, "input:/far/size", "9"],
    [
      "a variant",
      { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: pot }] },
      { size: "9" },
      "input:/far/size",
      "9",
    ],
    [
      "a discriminated variant",
      {
        kind: "discriminatedUnion",
        discriminant: "type",
        variants: [
          { value: "pot", shape: object(property("type", { kind: "literal", value: "pot" }), property("size", text)) },
        ],
      },
      { type: "pot", size: "9" },
      "input:/far/size",
      "9",
    ],
    ["additional properties", { ...pot, extra: text }, { size: "9", more: "x" }, "input:/far/more", "x"],
    ["undeclared properties", pot, { size: "9", more: "x" }, "input:/far/more", '"x"'],
    ["a fixed value", { kind: "literal", value: "pot" }, "pot", "input:/far", '"pot"'],
  ])("show each value inside %s", async (_, shape, value, id, expected) => {
    drawFar(shape, value);
    const element = await findId(id);
    expect(isControl(id)).toBe(false);
    expect(element instanceof HTMLInputElement ? element.value : element.textContent).toBe(expected);
  });

  it("mask secrets", async () => {
    drawFar({ kind: "string", format: "password" }, "hush");
    expect((await findId("input:/far")).getAttribute("type")).toBe("password");
  });

  it("show nested values at any depth", async () => {
    const inner = object(property("items", { kind: "list", item: object(property("deep", { kind: "string" })) }));
    drawFar(inner, { items: [{ deep: "down" }, { deep: "further" }] });
    await findId("input:/far/items/1/deep");
    const item = screen.getByRole("group", { name: "items Item 2" });
    expect(item.querySelector("input")?.value).toBe("further");
  });

  it("update with their values", async () => {
    const port = drawFar({ kind: "string" }, "ferns");
    await findId("input:/far");
    port.send({ type: "set", at: ["far"], value: "moss" });
    await vi.waitFor(() => expect((byId("input:/far") as HTMLInputElement).value).toBe("moss"), { timeout: 30_000 });
  });

  it("become controls on focus, and keep it", async () => {
    const port = drawFar({ kind: "string" }, "ferns");
    const staticInput = await findId("input:/far");
    act(() => staticInput.focus());
    expect(isControl("input:/far")).toBe(true);
    expect(document.activeElement).toBe(byId("input:/far"));
    fireEvent.change(byId("input:/far") ?? staticInput, { target: { value: "moss" } });
    expect(port.value()).toMatchObject({ far: "moss" });
    expect(isControl("input:/field30")).toBe(false);
  });

  it("keep the focus inside nested chunks", async () => {
    const leaves = object(...texts);
    drawFar(
      { kind: "list", item: leaves },
      Array.from({ length: 3 }, () => objectOf(keys.map((key) => [key, ""]))),
    );
    const staticInput = await findId("input:/far/2/field59");
    act(() => staticInput.focus());
    expect(isControl("input:/far/2/field59")).toBe(true);
    expect(document.activeElement?.id).toBe("input:/far/2/field59");
    expect(isControl("input:/far/1/field30")).toBe(false);
  });

  it("become controls if they have an issue to show", async () => {
    const draw = (showIssues: boolean) =>
      drawForm({
        shape: object(...texts, property("far", { kind: "string", minLength: 9 })),
        value: { ...objectOf(keys.map((key) => [key, ""])), far: "short" },
        props: {
          showIssues,
          issues: [{ path: ["far"], code: "min-length", message: "too short", expected: "more", found: "less" }],
        },
      });
    draw(true);
    await vi.waitFor(() => expect(byId("issue:/far")).not.toBeNull(), { timeout: 30_000 });
    expect(byId("input:/far")?.getAttribute("aria-invalid")).toBe("true");
    expect(isControl("input:/field30")).toBe(false);
  });

  it("yield the focus to an item added to a long list", async () => {
    const port = drawForm({ shape: { kind: "list", item: { kind: "string" } }, value: keys });
    await findId("input:/59");
    press(/^Add new item/);
    expect(port.value()).toHaveLength(61);
    expect(document.activeElement?.id).toBe("input:/60");
    expect(isControl("input:/60")).toBe(true);
  });

  it("include rows of a long map, by key and value, until they are focused", async () => {
    const port = drawForm({
      shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
      value: objectOf(keys.map((key) => [key, `text of ${key}`])),
    });
    await findId("input:/field59");
    expect(isControl("input:/field0")).toBe(true);
    expect(isControl("input:/field30")).toBe(false);
    expect(screen.getByRole("textbox", { name: /^Key 60/ })).toBe(byId("key:/field59"));
    expect(screen.getByRole("textbox", { name: "Value of field59" })).toBe(byId("input:/field59"));
    act(() => byId("key:/field59")?.focus());
    expect(isControl("key:/field59")).toBe(true);
    expect(document.activeElement).toBe(byId("key:/field59"));
    expect(isControl("input:/field30")).toBe(false);
    const key = byId("key:/field59");
    if (key !== null) fireEvent.change(key, { target: { value: "other" } });
    act(() => byId("key:/field59")?.blur());
    expect(Object.keys(port.value() as object).at(-1)).toBe("other");
    act(() => byId("input:/field30")?.focus());
    expect(document.activeElement).toBe(byId("input:/field30"));
    expect(isControl("input:/field30")).toBe(true);
  });

  it("include rows that show their issues and deep values", async () => {
    const pot = object(property("size", { kind: "string", minLength: 1 }));
    drawForm({
      shape: { kind: "map", key: { kind: "string" }, value: pot },
      value: objectOf(keys.map((key) => [key, { size: key === "field59" ? "" : "9" }])),
      props: {
        showIssues: true,
        issues: [
          { path: ["field59", "size"], code: "min-length", message: "too short", expected: "more", found: "less" },
        ],
      },
    });
    await vi.waitFor(() => expect(byId("issue:/field59/size")).not.toBeNull(), { timeout: 10_000 });
    expect(isControl("input:/field30/size")).toBe(false);
    expect(byId("input:/field30/size")).toHaveProperty("value", "9");
  });
});
