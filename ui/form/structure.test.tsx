// @vitest-environment page
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { printJson } from "#engine/json";
import type { EnumShape, Shape, TypeTable } from "#engine/shape";
import { loadLists } from "#ui/kit";
import { drawField, drawForm, inputOf, menuEntry, object, pick, press, property, typeInto } from "./form.testing.tsx";
import { focusIssue, type TypedIssue } from "./index.ts";

afterEach(cleanup);

const text: Shape = { kind: "string" };
const colors: EnumShape = { kind: "enum", values: ["red", "green"].map((value) => ({ value })) };
const focused = (): string | null => document.activeElement?.id ?? null;

/** Opens the menu of hidden properties and selects an entry. */
function add(entry: string, of = "form"): void {
  press(`Add optional property, ${of}`);
  fireEvent.click(menuEntry(entry));
}

describe("an object", () => {
  const shape = object(
    property("a", text),
    property("b", text, true),
    property("c", { kind: "integer" }, true, { default: 7 }),
    property("d", colors, true),
  );

  it("hides optional properties until they have a value", () => {
    drawForm({ shape, value: { a: "x", c: 1 } });
    expect([inputOf("a").id, inputOf("c").id]).toEqual(["input:/a", "input:/c"]);
  });

  it("adds a property with its default at its position", () => {
    const port = drawForm({ shape, value: { a: "x", d: "red" } });
    add("c");
    expect(port.value()).toEqual({ a: "x", d: "red", c: 7 });
    expect(screen.getAllByText(/^[a-d]$/, { selector: "label" }).map((label) => label.textContent)).toEqual([
      "a",
      "c",
      "d",
    ]);
  });

  it("adds several properties in one opening of its menu, which closes after the last one", async () => {
    const port = drawForm({ shape, value: { a: "x", d: "red" } });
    add("c");
    fireEvent.click(menuEntry("b"));
    expect(port.value()).toEqual({ a: "x", d: "red", c: 7, b: "" });
    expect(screen.queryByRole("menu")).toBeNull();
    await waitFor(() => expect(focused()).toBe("input:/b"));
  });

  it("removes a property and focuses the button that adds it again", () => {
    const port = drawForm({ shape, value: { a: "x", b: "y" } });
    press("Remove b");
    expect(port.value()).toEqual({ a: "x" });
    expect(screen.queryByRole("textbox", { name: "b" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Add optional property/ }));
  });

  it("has no remove button for a required property", () => {
    drawForm({ shape, value: { a: "x" } });
    expect(screen.queryByRole("button", { name: "Remove a" })).toBeNull();
  });

  it("adds all in one edit, and shows properties without a default as empty", () => {
    const port = drawForm({ shape, value: { a: "x" } });
    add("Add all optional properties");
    expect(port.value()).toEqual({ a: "x", b: "", c: 7 });
    expect(port.edits.map(({ type }) => type)).toEqual(["addAll"]);
    pick("green");
    expect(port.value()).toEqual({ a: "x", b: "", c: 7, d: "green" });
    expect(screen.queryByRole("button", { name: /^Add optional property/ })).toBeNull();
  });

  it("offers to add all only if there is more than one to add", () => {
    drawForm({ shape, value: { a: "x", b: "", c: 1 } });
    press(/^Add optional property/);
    expect(screen.getAllByRole("menuitem")).toHaveLength(1);
  });

  it("counts the properties of a long menu without its commands", async () => {
    await loadLists(true);
    const keys = Array.from({ length: 150 }, (_, i) => `key${i}`);
    drawForm({ shape: object(...keys.map((key) => property(key, { kind: "string" }, true))), value: {} });
    press(/^Add optional property/);
    expect(screen.getByRole("status").textContent).toBe("150 optional properties");
    fireEvent.change(screen.getByRole("combobox", { name: "Search" }), { target: { value: "key14" } });
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("11 of 150 optional properties"));
    fireEvent.change(screen.getByRole("combobox", { name: "Search" }), { target: { value: "add all" } });
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("0 of 150 optional properties"));
  });

  it("drops a revealed property that was never filled in", () => {
    const port = drawForm({ shape, value: { a: "x", b: "", c: 1 } });
    add("d");
    expect(port.value()).toEqual({ a: "x", b: "", c: 1 });
    press("Remove d");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(port.value()).toEqual({ a: "x", b: "", c: 1 });
  });

  it("keeps a revealed property in its item when an earlier item is removed", () => {
    const item = object(property("name", text), property("shade", colors, true));
    drawForm({ shape: { kind: "list", item }, value: [{ name: "a" }, { name: "b" }, { name: "c" }] });
    add("shade", "Item 2 of form");
    const hasShade = (): unknown =>
      screen
        .getAllByRole("group", { name: /Item \d$/ })
        .map((one) => within(one).queryByRole("radiogroup", { name: "shade" }) !== null);
    expect(hasShade()).toEqual([false, true, false]);
    press("Remove Item 1 of form");
    expect(hasShade()).toEqual([true, false]);
  });

  it("treats names of Object.prototype like any other", () => {
    const odd = object(property("constructor", text, true), property("toString", text, true));
    const port = drawForm({ shape: odd, value: {} });
    expect(screen.queryByRole("textbox")).toBeNull();
    add("toString");
    typeInto("toString", "x");
    expect(port.value()).toEqual({ toString: "x" });
  });

  it("shows undeclared keys as JSON", () => {
    const port = drawForm({ shape, value: { a: "x", surprise: [1] } });
    typeInto("Value of surprise", "[2]");
    expect(port.value()).toEqual({ a: "x", surprise: [2] });
    press("Remove surprise of form");
    expect(port.value()).toEqual({ a: "x" });
  });

  it("marks undeclared keys at key and value, and reports them if the object is closed", () => {
    drawForm({ shape, value: { a: "x", surprise: 1 } });
    screen.getByRole("textbox", { name: "Key 1 of form", description: "unknown property" });
    screen.getByRole("textbox", { name: "Value of surprise", description: "unknown property" });

    drawForm({ shape: { ...shape, closed: true }, value: { a: "x", surprise: 1 }, props: { showIssues: true } });
    screen.getByRole("textbox", {
      name: "Value of surprise",
      description: 'unknown property Unknown property "surprise".',
    });

    drawForm({ shape: { ...shape, extra: { kind: "integer" } }, value: { a: "x", surprise: 1 } });
    expect(screen.queryByText("unknown property")).toBeNull();
  });

  it("moves the focus to the next undeclared key when one is removed, or to the object", () => {
    drawForm({ shape, value: { a: "x", one: 1, two: 2 } });
    press("Remove two of form");
    expect(document.activeElement?.closest(".form-field")?.id).toBe("field:/one");
    press("Remove one of form");
    expect(document.activeElement).not.toBe(document.body);
  });

  it("accepts additional keys if its type allows them", () => {
    const port = drawForm({ shape: { ...object(property("a", text)), extra: { kind: "integer" } }, value: { a: "x" } });
    press("Add new item, form");
    typeInto("New key of form", "more");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "New key of form" }), { key: "Enter" });
    expect(port.value()).toEqual({ a: "x", more: 0 });
  });

  it("can replace a value of another type with defaults", () => {
    const port = drawField(object(property("a", text)), "no object");
    expect(screen.getByText('This value does not match its type: "no object"')).toBeDefined();
    press("Initialize, it");
    expect(port.value()).toEqual({ it: { a: "" } });
  });

  it("expands a recursive type on demand only", () => {
    const types: TypeTable = {
      Node: {
        name: "Node",
        shape: object(property("name", text), property("next", { kind: "ref", id: "Node" }, true)),
      },
    };
    const port = drawField({ kind: "ref", id: "Node" }, { name: "a" }, types);
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    add("next", "it");
    add("next", "next");
    expect(port.value()).toEqual({ it: { name: "a", next: { name: "", next: { name: "" } } } });
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
  });
});

describe("a list", () => {
  const shape: Shape = { kind: "list", item: text };

  it("numbers its items and includes its name in theirs", () => {
    drawField(shape, ["a", "b"]);
    expect(screen.getAllByRole("textbox", { name: /^it Item \d$/ })).toHaveLength(2);
  });

  it("adds an item with its default, and focuses it", () => {
    const port = drawField(shape, ["a"]);
    press("Add new item, it");
    expect(port.value()).toEqual({ it: ["a", ""] });
    expect(focused()).toBe("input:/it/1");
  });

  it("removes one item and focuses the next", () => {
    const port = drawField(shape, ["a", "b", "c"]);
    press("Remove Item 2 of it");
    expect(port.value()).toEqual({ it: ["a", "c"] });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Item 2 of it" }));
    press("Remove Item 2 of it");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Item 1 of it" }));
    press("Remove Item 1 of it");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add new item, it" }));
  });

  it("adds an item without a default as null until one is chosen", () => {
    const port = drawField({ kind: "list", item: colors }, []);
    press("Add new item, it");
    expect(port.value()).toEqual({ it: [null] });
    pick("red");
    expect(port.value()).toEqual({ it: ["red"] });
  });

  it("can be added if it is absent", () => {
    const port = drawField(shape, undefined);
    press("Add it");
    expect(port.value()).toEqual({ it: [] });
  });
});

describe("a map", () => {
  const shape: Shape = { kind: "map", key: text, value: { kind: "integer" } };
  const keyInput = (name: string): HTMLElement =>
    screen.getByRole(name.startsWith("Value") ? "spinbutton" : "textbox", { name });

  it("adds a row once its key is entered, and moves to the value", () => {
    const port = drawField(shape, {});
    press("Add new item, it");
    typeInto("New key of it", "env");
    expect(port.value()).toEqual({ it: {} });
    expect(fireEvent.keyDown(keyInput("New key of it"), { key: "Tab" })).toBe(true);
    expect(port.value()).toEqual({ it: {} });
    press("Add the key to it");
    expect(port.value()).toEqual({ it: { env: 0 } });
    expect(document.activeElement).toBe(keyInput("Value of env"));
  });

  it("discards a new row without a key, or on Escape", () => {
    const port = drawField(shape, {});
    for (const leave of [
      () => fireEvent.blur(keyInput("New key of it")),
      () => fireEvent.keyDown(keyInput("New key of it"), { key: "Escape" }),
    ]) {
      press("Add new item, it");
      act(() => leave());
      expect(screen.queryByRole("textbox", { name: "New key of it" })).toBeNull();
    }
    expect(port.edits).toEqual([]);
  });

  it("cancels a new row by the button or Escape, announces it, and focuses the add button", () => {
    const announced: string[] = [];
    const port = drawForm({
      shape: object(property("it", shape)),
      value: { it: {} },
      props: { onAnnounce: (text) => announced.push(text) },
    });
    for (const giveUp of [
      () => press("Cancel the new key of it"),
      () => fireEvent.keyDown(keyInput("New key of it"), { key: "Escape" }),
    ]) {
      press("Add new item, it");
      typeInto("New key of it", "half");
      giveUp();
      expect(screen.queryByRole("textbox", { name: "New key of it" })).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add new item, it" }));
    }
    expect(port.value()).toEqual({ it: {} });
    expect(announced).toEqual(["No key was added to it.", "No key was added to it."]);
  });

  it("lets Tab leave a duplicate new key, and selects its text for correction", () => {
    const port = drawField(shape, { one: 1 });
    press("Add new item, it");
    typeInto("New key of it", "one");
    expect(fireEvent.keyDown(keyInput("New key of it"), { key: "Tab" })).toBe(true);
    press("Add the key to it");
    const input = screen.getByRole<HTMLInputElement>("textbox", {
      name: "New key of it",
      description: /^Another row already has this key/,
    });
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 3]);
    expect(fireEvent.keyDown(input, { key: "Tab" })).toBe(true);
    expect(port.value()).toEqual({ it: { one: 1 } });
  });

  it("requires a key before it adds a row", () => {
    const port = drawField(shape, {});
    press("Add new item, it");
    press("Add the key to it");
    screen.getByRole("textbox", { name: "New key of it", description: "Enter a key." });
    expect(port.value()).toEqual({ it: {} });
  });

  it("restores keys that were being edited", () => {
    const port = drawField(shape, { one: 1, two: 2 });
    port.send({ type: "type", at: ["it"], what: "newKey", text: "one" });
    port.send({ type: "type", at: ["it", "two"], what: "key", text: "zwei" });
    expect(keyInput("Key 2 of it")).toHaveProperty("value", "zwei");
    screen.getByRole("textbox", { name: "New key of it", description: /^Another row already has this key/ });
  });

  it("renames a key in place on blur, and keeps its row", () => {
    const port = drawField(shape, { one: 1, two: 2, three: 3 });
    const value = screen.getByRole("spinbutton", { name: "Value of two" });
    typeInto("Key 2 of it", "zwei");
    expect(port.edits).toEqual([]);
    fireEvent.blur(keyInput("Key 2 of it"));
    expect(Object.entries(port.value() as object)[0]?.[1]).toEqual({ one: 1, zwei: 2, three: 3 });
    expect(Object.keys((port.value() as { it: object }).it)).toEqual(["one", "zwei", "three"]);
    expect(screen.getByRole("spinbutton", { name: "Value of zwei" })).toBe(value);
  });

  it("accepts the key __proto__ and reports at the key that it is not allowed", () => {
    const port = drawField(shape, { one: 1, two: 2 });
    typeInto("Key 2 of it", "__proto__");
    fireEvent.blur(keyInput("Key 2 of it"));
    expect(printJson(port.value())).toBe('{"it":{"one":1,"__proto__":2}}');
    const input = screen.getByRole("textbox", {
      name: "Key 2 of it",
      description: /"__proto__" is reserved and can't be used/,
    });
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("rejects a duplicate key with an issue at its input, and changes nothing", () => {
    const port = drawField(shape, { one: 1, two: 2 });
    typeInto("Key 2 of it", "one");
    fireEvent.blur(keyInput("Key 2 of it"));
    expect(port.edits).toEqual([]);
    const input = screen.getByRole("textbox", {
      name: "Key 2 of it",
      description: /^Another row already has this key/,
    });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    fireEvent.keyDown(input, { key: "Escape" });
    expect((input as HTMLInputElement).value).toBe("two");
    expect(input.getAttribute("aria-invalid")).not.toBe("true");
  });

  it("reports duplicate keys of existing and new rows until they are fixed or removed", () => {
    const reported: (readonly TypedIssue[])[] = [];
    const issues = (): unknown => reported.at(-1)?.map(({ code, path, found, input }) => [code, path, found, input]);
    const port = drawForm({
      shape: object(property("it", shape)),
      value: { it: { one: 1, two: 2 } },
      props: { onTypedIssues: (next) => reported.push(next) },
    });
    typeInto("Key 2 of it", "one");
    expect(reported).toEqual([]);
    fireEvent.blur(keyInput("Key 2 of it"));
    const second = ["duplicate", ["it", "two"], '"one"', "key:/it/two"];
    expect(issues()).toEqual([second]);
    press("Add new item, it");
    typeInto("New key of it", "one");
    fireEvent.blur(keyInput("New key of it"));
    expect(issues()).toEqual([second, ["duplicate", ["it"], '"one"', "new:/it"]]);
    fireEvent.keyDown(keyInput("New key of it"), { key: "Escape" });
    expect(issues()).toEqual([second]);
    press("Remove two of it");
    expect(issues()).toEqual([]);
    expect(port.value()).toEqual({ it: { one: 1 } });
  });

  it("accepts a rejected key as soon as no other row has it", () => {
    const port = drawField(shape, { one: 1, two: 2 });
    typeInto("Key 2 of it", "one");
    fireEvent.blur(keyInput("Key 2 of it"));
    press("Remove one of it");
    expect(port.value()).toEqual({ it: { one: 2 } });
    expect(keyInput("Key 1 of it").getAttribute("aria-invalid")).not.toBe("true");
  });

  it("reports a key that collides with a declared property", () => {
    const more: Shape = { ...object(property("known", text, true)), extra: text };
    const port = drawField(more, {});
    press("Add new item, it");
    typeInto("New key of it", "known");
    fireEvent.blur(keyInput("New key of it"));
    screen.getByRole("textbox", { name: "New key of it", description: /^A property of this object has this key/ });
    expect(port.edits).toEqual([]);
  });

  it("focuses the key that an issue refers to", () => {
    drawField(shape, { one: 1, two: 2 });
    typeInto("Key 2 of it", "one");
    fireEvent.blur(keyInput("Key 2 of it"));
    const about = { code: "duplicate", message: "", expected: "", found: "" } as const;
    focusIssue(document, { ...about, path: ["it", "two"], input: "key:/it/two" });
    expect(document.activeElement).toBe(keyInput("Key 2 of it"));
    focusIssue(document, { ...about, code: "key", path: ["it", "one"] });
    expect(document.activeElement).toBe(keyInput("Key 1 of it"));
    focusIssue(document, { ...about, code: "type", path: ["it", "one"] });
    expect(document.activeElement).toBe(keyInput("Value of one"));
  });

  it("removes a row", () => {
    const port = drawField(shape, { one: 1, two: 2 });
    press("Remove one of it");
    expect(port.value()).toEqual({ it: { two: 2 } });
  });

  it("offers the remaining keys if keys are an enum", () => {
    const port = drawField({ kind: "map", key: colors, value: text }, { red: "x" });
    press("Add new item, it");
    press(/New key of it$/);
    const list = within(screen.getByRole("listbox"));
    expect(list.getAllByRole("option").map((option) => option.textContent)).toEqual(["green"]);
    fireEvent.click(list.getByRole("option", { name: "green" }));
    expect(port.value()).toEqual({ it: { red: "x", green: "" } });
  });
});

describe("a union", () => {
  const tag = (value: string) => property("type", { kind: "literal", value });
  const pet: Shape = {
    kind: "discriminatedUnion",
    discriminant: "type",
    variants: [
      { value: "cat", displayName: "Cat", shape: object(tag("cat"), property("lives", { kind: "integer" })) },
      { value: "dog", displayName: "Dog", shape: object(tag("dog"), property("breed", text)) },
    ],
  };
  const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "integer" } }, { shape: text }] };

  it("resets to the default of the variant with its discriminant, in one edit", () => {
    const port = drawField(pet, { type: "cat", lives: 9 });
    expect(screen.queryByText('"cat"', { selector: "code" })).toBeNull();
    pick("Dog");
    expect(port.value()).toEqual({ it: { type: "dog", breed: "" } });
    expect(port.edits).toHaveLength(1);
    expect(screen.getByRole("textbox", { name: "breed" })).toBeDefined();
  });

  it("resets to the default of an undiscriminated variant, and keeps the variant while typing", () => {
    const port = drawField(either, 5);
    pick("string");
    expect(port.value()).toEqual({ it: "" });
    pick("integer");
    typeInto("it", "12a");
    expect(port.value()).toEqual({ it: "12a" });
    expect(screen.getByRole("radio", { name: "integer" }).getAttribute("aria-checked")).toBe("true");
  });

  it("follows an external value", () => {
    const port = drawField(pet, { type: "cat", lives: 9 });
    port.send({ type: "set", at: ["it"], value: { type: "dog", breed: "pug" } });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "breed" }).value).toBe("pug");
  });

  it("keeps a value with an unknown discriminant, and warns the host once", () => {
    const warnings: string[] = [];
    const port = drawForm({
      shape: object(property("it", pet)),
      value: { it: { type: "fox", lives: 1 } },
      props: { onWarning: (message) => warnings.push(message) },
    });
    expect(warnings).toEqual(["Could not find variant with discriminant value: fox"]);
    const described = screen.getByRole("radiogroup").getAttribute("aria-describedby") ?? "";
    const texts = described.split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain("Could not find variant with discriminant value: fox");
    expect(port.value()).toEqual({ it: { type: "fox", lives: 1 } });
    port.send({ type: "set", at: ["it"], value: { type: "fox", lives: 2 } });
    expect(warnings).toHaveLength(1);
    port.send({ type: "set", at: ["it"], value: { type: 7 } });
    expect(warnings.at(-1)).toBe("Could not find variant with discriminant value: 7");
    pick("Cat");
    expect(screen.queryByText(/^Could not find variant/)).toBeNull();
    port.send({ type: "set", at: ["it"], value: {} });
    expect(warnings).toHaveLength(2);
  });

  it("renders a dropdown for five or more variants", () => {
    const kinds: readonly Shape[] = [
      text,
      { kind: "integer" },
      { kind: "boolean" },
      colors,
      { kind: "list", item: text },
    ];
    const port = drawField({ kind: "undiscriminatedUnion", variants: kinds.map((shape) => ({ shape })) }, "x");
    expect(screen.queryByRole("radio")).toBeNull();
    press(/Variant of it$/);
    fireEvent.click(screen.getByRole("option", { name: "boolean" }));
    expect(port.value()).toEqual({ it: false });
  });

  it("selects no variant if none matches, and lets the user choose", () => {
    const port = drawField(pet, { type: "fish" });
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-checked"))).toEqual(["false", "false"]);
    pick("Cat");
    expect(port.value()).toEqual({ it: { type: "cat", lives: 0 } });
  });
});

describe("an optional part", () => {
  const props = { optional: true, label: "Body" };

  it("is added with its default and removed again", () => {
    const port = drawForm({ shape: object(property("a", text)), value: {}, props: { ...props, at: ["body"] } });
    press("Add Body");
    expect(port.value()).toEqual({ body: { a: "" } });
    press("Remove Body");
    expect(port.value()).toEqual({});
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Body" }));
  });

  it("is shown directly if it has no default", () => {
    drawForm({ shape: { kind: "file", multiple: false }, value: {}, props: { ...props, at: ["body"] } });
    expect(screen.getByRole("button", { name: "Browse files Body" })).toBeDefined();
  });
});
