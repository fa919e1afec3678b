// @vitest-environment page
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Shape } from "#engine/shape";
import { drawField, drawForm, inputOf, object, press, property } from "./form.testing.tsx";

afterEach(cleanup);

const text: Shape = { kind: "string", examples: ["fern"] };
const use = (): HTMLElement | null => screen.queryByRole("button", { name: "Use example, it" });

describe("the example of a field", () => {
  it.each<[string, Shape, string]>([
    ["text", text, "Example: fern"],
    ["a number", { kind: "integer", examples: [7] }, "Example: 7"],
    ["digits", { kind: "long", examples: ["9007199254740993"] }, "Example: 9007199254740993"],
    ["a date", { kind: "date", examples: ["2026-11-21"] }, "Example: 2026-11-21"],
    ["base64", { kind: "base64", examples: ["aGVsbG8="] }, "Example: aGVsbG8="],
    ["JSON", { kind: "unknown", examples: [5] }, "Example: 5"],
    ["a UUID", { kind: "uuid", examples: ["0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b"] }, "Example: 0b5a7f5e-1c2d"],
  ])("is the placeholder of an empty input for %s, beside its label", (_, shape, placeholder) => {
    const port = drawField(shape, undefined);
    const input = inputOf("it");
    expect(input.placeholder).toContain(placeholder);
    expect(input.value).toBe("");
    expect(port.value()).toEqual({});
  });

  it("comes from the property before its type", () => {
    const types = { Plant: { name: "Plant", shape: text } };
    const shape = object(
      property("own", { kind: "ref", id: "Plant" }, false, { examples: ["moss"] }),
      property("shared", { kind: "ref", id: "Plant" }),
    );
    drawForm({ shape, types, value: {} });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "own" }).placeholder).toBe("Example: moss");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "shared" }).placeholder).toBe("Example: fern");
  });

  it("is marked if it is a placeholder, until another value is entered", () => {
    const shape = object({ ...property("it", { kind: "string" }), examples: ["string"], isPlaceholder: true });
    drawForm({ shape, types: {}, value: { it: "string" } });
    expect(screen.getByText("Placeholder")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "it" }), { target: { value: "fern" } });
    expect(screen.queryByText("Placeholder")).toBeNull();
    expect(use()).toBeNull();
  });

  it("is not shown in a cleared input if it is a placeholder, so that a UUID has the one of its kind", () => {
    const id = "123e4567-e89b-12d3-a456-426614174000";
    const shape = object({ ...property("it", { kind: "uuid" }), examples: [id], isPlaceholder: true });
    drawForm({ shape, types: {}, value: { it: "" } });
    const { placeholder } = screen.getByRole<HTMLInputElement>("textbox", { name: "it" });
    expect(placeholder).toBe("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
  });

  it("is inside a value that may be null, but not in the variants of a union", () => {
    const types = { Plant: { name: "Plant", shape: text } };
    drawField({ kind: "nullable", item: text }, "", types);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "it" }).placeholder).toBe("Example: fern");
    const either: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "string" } }, { shape: { kind: "integer" } }],
      examples: [5],
    };
    drawField(either, "");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "it" }).placeholder).toBe("");
  });

  it("is put in by a button that has its name, and the field is focused", () => {
    const port = drawField(text, "");
    expect(use()?.textContent).toBe("Use example");
    press("Use example, it");
    expect(port.value()).toEqual({ it: "fern" });
    expect(port.edits).toHaveLength(1);
    expect(use()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "it" }));
  });

  it("is offered only as long as the value differs", () => {
    drawField(text, "fern");
    expect(use()).toBeNull();
    fireEvent.change(screen.getByRole("textbox", { name: "it" }), { target: { value: "moss" } });
    expect(use()).not.toBeNull();
  });

  it("is offered for choices, lists and objects, with the variants of its unions", () => {
    const either: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "integer" } }, { shape: object(property("deep", { kind: "string" })) }],
    };
    const shape: Shape = { kind: "list", item: either, examples: [[{ deep: "x" }, 3]] };
    const port = drawField(shape, []);
    press("Use example, it");
    expect(port.read()).toEqual({ value: { it: [{ deep: "x" }, 3] }, selection: { "/it/0": 1, "/it/1": 0 } });
  });

  it("omits what a request does not send", () => {
    const shape = object(
      property("id", { kind: "string" }, true, { access: "READ_ONLY" }),
      property("name", { kind: "string" }),
    );
    const port = drawField({ ...shape, examples: [{ id: "7", name: "fern" }] }, { name: "" });
    press("Use example, it");
    expect(port.value()).toEqual({ it: { name: "fern" } });
  });

  it("is ignored if the definition does not allow it", () => {
    drawField({ kind: "string", maxLength: 2, examples: ["fern"] }, "");
    expect(use()).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "it" }).placeholder).toBe("");
  });

  it("is offered for items of lists and values of maps", () => {
    const shape = object(
      property("list", { kind: "list", item: text }),
      property("map", { kind: "map", key: { kind: "string" }, value: text }),
    );
    const port = drawForm({ shape, value: { list: [""], map: { a: "" } } });
    press("Use example, Item 1 of list");
    press("Use example, a of map");
    expect(port.value()).toEqual({ list: ["fern"], map: { a: "fern" } });
  });
});
