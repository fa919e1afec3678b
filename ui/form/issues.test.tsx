// @vitest-environment page
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Shape } from "#engine/shape";
import { drawField, drawForm, object, press, property, typeInto } from "./form.testing.tsx";
import { focusField } from "./index.ts";

afterEach(cleanup);

const text: Shape = { kind: "string" };
const short: Shape = { kind: "string", maxLength: 2 };
const issueAt = (path: string): string | undefined =>
  document.getElementById(`issue:${path}`)?.textContent ?? undefined;

describe("an issue", () => {
  it("appears on blur, is linked to the input, and disappears when the value is valid", () => {
    drawField({ kind: "integer" }, 1);
    typeInto("it", "12a");
    expect(issueAt("/it")).toBeUndefined();
    fireEvent.blur(screen.getByRole("spinbutton", { name: "it" }));
    expect(issueAt("/it")).toBe("Must be a whole number.");
    const input = screen.getByRole("spinbutton", { name: "it", description: /Must be a whole number\.$/ });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    typeInto("it", "12");
    expect(issueAt("/it")).toBeUndefined();
    expect(input.getAttribute("aria-invalid")).not.toBe("true");
  });

  it("appears only at its own path, not at its ancestors", () => {
    drawForm({
      shape: object(property("outer", object(property("inner", short)))),
      value: { outer: { inner: "long" } },
      props: { showIssues: true },
    });
    expect(issueAt("/outer/inner")).toMatch(/2 characters/);
    expect(issueAt("/outer")).toBeUndefined();
    expect(issueAt("")).toBeUndefined();
  });

  it("appears for every field if all issues are shown", () => {
    drawForm({
      shape: object(property("a", short), property("b", text), property("c", text, true)),
      value: { a: "long" },
      props: { showIssues: true },
    });
    expect([issueAt("/a"), issueAt("/b"), issueAt("/c")]).toEqual([
      "Must have at most 2 characters.",
      "Required.",
      undefined,
    ]);
  });

  it("marks the duplicate item of a set", () => {
    drawForm({
      shape: object(property("it", { kind: "set", item: text })),
      value: { it: ["a", "b", "a"] },
      props: { showIssues: true },
    });
    expect([issueAt("/it/0"), issueAt("/it/2")]).toEqual([undefined, '"a" is already in the list.']);
  });

  it("of a key appears at the key, not at its value", () => {
    const shape: Shape = { kind: "map", key: { kind: "uuid" }, value: text };
    drawForm({ shape: object(property("it", shape)), value: { it: { key: "x" } }, props: { showIssues: true } });
    const key = screen.getByRole("textbox", { name: "Key 1 of it", description: /as the key, found "key"/ });
    expect(key.getAttribute("aria-invalid")).toBe("true");
    const value = screen.getByRole("textbox", { name: "Value of key" });
    expect(value.getAttribute("aria-invalid")).not.toBe("true");
    expect(issueAt("/it/key")).toBeUndefined();
  });

  it("of a discriminant appears at its union, which has no field for it", () => {
    const pet: Shape = {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [{ value: "cat", shape: object(property("type", { kind: "literal", value: "cat" })) }],
    };
    drawForm({ shape: object(property("it", pet)), value: { it: { type: "fish" } }, props: { showIssues: true } });
    expect(issueAt("/it")).toMatch(/"cat"/);
    const group = screen.getByRole("radiogroup", { name: "Variant of it", description: /"cat"/ });
    expect(group).toBeDefined();
  });

  it("of the request appears at its field beside the issues of the shape", () => {
    const issue = {
      path: ["it"],
      code: "missing",
      message: "expected a value for the path",
      expected: "",
      found: "",
    } as const;
    drawForm({ shape: object(property("it", text)), value: { it: "" }, props: { showIssues: true, issues: [issue] } });
    expect(issueAt("/it")).toBe("Expected a value for the path.");
  });
});

describe("focusing a field by path", () => {
  it("focuses its control or the nearest rendered ancestor", () => {
    drawForm({
      shape: object(property("outer", object(property("inner", text), property("hidden", text, true)))),
      value: { outer: { inner: "x" } },
    });
    expect(focusField(document, ["outer", "inner"])).toBe(true);
    expect(document.activeElement?.id).toBe("input:/outer/inner");
    press("Add optional property, outer");
    cleanup();
    drawForm({ shape: object(property("outer", object(property("inner", text)))), value: { outer: { inner: "x" } } });
    expect(focusField(document, ["outer", "gone", "deeper"])).toBe(true);
    expect(document.activeElement?.id).toBe("input:/outer/inner");
  });

  it("returns false without a form", () => {
    expect(focusField(document, ["a"])).toBe(false);
  });
});
