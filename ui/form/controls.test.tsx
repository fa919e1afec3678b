// @vitest-environment page
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { exact, type Json, printJson } from "#engine/json";
import type { EnumShape, Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { drawField, drawForm, freshId, moment, object, pick, press, property, typeInto } from "./form.testing.tsx";

afterEach(cleanup);

const colors: EnumShape = { kind: "enum", values: ["red", "green"].map((value) => ({ value })) };
const countries: EnumShape = {
  kind: "enum",
  values: ["AT", "BE", "CH", "DE", "FR"].map((value) => ({ value, description: `country ${value}` })),
};

describe("a text input", () => {
  it.each<[string, Shape, Json | undefined, string, Json]>([
    ["a string", { kind: "string" }, "a", "hello", "hello"],
    ["an absent string", { kind: "string" }, undefined, "hello", "hello"],
    ["a string of one space", { kind: "string" }, "a", " ", " "],
    ["a uuid", { kind: "uuid" }, "", freshId, freshId],
    ["an integer", { kind: "integer" }, 1, "12", 12],
    ["an invalid integer, as typed", { kind: "integer" }, 1, "12a", "12a"],
    ["a cleared integer, as an empty string", { kind: "integer" }, 1, "", ""],
    ["an integer in any notation", { kind: "integer" }, 1, "12.0", 12],
    ["a double in its own notation", { kind: "double" }, 1, "-1.50", exact("-1.50")],
    ["a double with an exponent", { kind: "double" }, 1, "2e3", exact("2e3")],
    ["an incomplete double", { kind: "double" }, 1, "1.", "1."],
    ["a long, with every digit", { kind: "long" }, "0", "9007199254740993", "9007199254740993"],
    ["a uint64", { kind: "uint64" }, "0", "18446744073709551615", "18446744073709551615"],
    [
      "a big integer",
      { kind: "bigInteger" },
      "0",
      "-123456789012345678901234567890",
      "-123456789012345678901234567890",
    ],
    ["a datetime", { kind: "datetime" }, "", "2020-01-02T03:04:05Z", "2020-01-02T03:04:05Z"],
    ["a date", { kind: "date" }, "", "2020-01-02", "2020-01-02"],
    ["base64, without line breaks", { kind: "base64" }, "", "aGVs\nbG8=", "aGVsbG8="],
    ["any JSON", { kind: "unknown" }, null, '{"a": [1, 2]}', { a: [1, 2] }],
  ])("sets %s", (_, shape, before, typed, after) => {
    const port = drawField(shape, before);
    typeInto("it", typed);
    expect(port.value()).toEqual({ it: after });
  });

  it("shows the typed text while it represents the value, and the printed value after an external change", () => {
    const port = drawField({ kind: "double" }, 1);
    typeInto("it", "1.50");
    expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "it" }).value).toBe("1.50");
    port.send({ type: "set", at: ["it"], value: 7 });
    expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "it" }).value).toBe("7");
  });

  it("shows a number with every digit", () => {
    drawField({ kind: "double" }, exact("12345678901234567890.0"));
    expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "it" }).value).toBe("12345678901234567890.0");
  });

  it("keeps the line breaks of a multi-line text", () => {
    drawField({ kind: "string" }, "one\ntwo");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "it" }).value).toBe("one\ntwo");
  });

  it("increments numbers with the arrow keys, within their limits", () => {
    const port = drawField({ kind: "integer", maximum: 3 }, 2);
    const input = screen.getByRole("spinbutton", { name: "it" });
    fireEvent.keyDown(input, { key: "ArrowUp" });
    fireEvent.keyDown(input, { key: "ArrowUp" });
    expect(port.value()).toEqual({ it: 3 });
    fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(port.value()).toEqual({ it: 2 });
  });

  it("increments numbers beyond 2^53 without losing a digit", () => {
    const port = drawField({ kind: "long" }, "9007199254740993");
    fireEvent.keyDown(screen.getByRole("spinbutton", { name: "it" }), { key: "ArrowUp" });
    expect(port.value()).toEqual({ it: "9007199254740994" });
  });

  it("masks a password until it is revealed", () => {
    drawField({ kind: "string", format: "password" }, "secret");
    const input = screen.getByLabelText<HTMLInputElement>("it");
    expect(input.type).toBe("password");
    press("Show it");
    expect(input.type).toBe("text");
    press("Hide it");
    expect(input.type).toBe("password");
  });

  it("shows the UUID format as placeholder", () => {
    drawField({ kind: "uuid" }, "");
    expect(screen.getByPlaceholderText("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx")).toBeDefined();
  });

  it.each(["idempotency_key", "Idempotency-Key"])("fills %s with a new id on demand", (key) => {
    const port = drawForm({ shape: object(property(key, { kind: "string" })), value: { [key]: "" } });
    press(`Generate, ${key}`);
    expect(port.value()).toEqual({ [key]: freshId });
  });
});

describe("a date input", () => {
  it.each<[string, Shape, string]>([
    ["Now", { kind: "datetime" }, "2026-11-21T08:30:00.000Z"],
    ["Today", { kind: "date" }, "2026-11-21"],
  ])("inserts the current time when %s is clicked", (button, shape, expected) => {
    const port = drawField(shape, "");
    press(`${button}, it`);
    expect(port.value()).toEqual({ it: expected });
  });

  it.each<[string, Shape, string, string]>([
    ["a datetime in another format", { kind: "datetime" }, "2020-01-02 03:04 GMT", "2020-01-02T03:04:00.000Z"],
    ["a date in another format", { kind: "date" }, "2 January 2020", "2020-01-02"],
    ["a date from a datetime", { kind: "date" }, "2020-01-02T23:30:00+01:00", "2020-01-02"],
    ["an invalid datetime, replaced by the current time", { kind: "datetime" }, "tomorrow-ish", moment.toISOString()],
    [
      "a datetime on an impossible day, replaced by the current time",
      { kind: "datetime" },
      "2026-02-30T08:30",
      moment.toISOString(),
    ],
    [
      "an impossible day, replaced by the current date",
      { kind: "date" },
      "2026-02-30",
      moment.toISOString().slice(0, 10),
    ],
    [
      "a datetime that is already valid",
      { kind: "datetime" },
      "2020-01-02T03:04:05+01:00",
      "2020-01-02T03:04:05+01:00",
    ],
  ])("normalizes its text on blur: %s", (_, shape, typed, after) => {
    const port = drawField(shape, "");
    typeInto("it", typed);
    fireEvent.blur(screen.getByRole("textbox", { name: "it" }));
    expect(port.value()).toEqual({ it: after });
  });

  it("reports to the user and the host when it falls back to the current time", () => {
    const warnings: string[] = [];
    drawForm({
      shape: object(property("it", { kind: "datetime" })),
      value: { it: "" },
      props: { onWarning: (message) => warnings.push(message) },
    });
    typeInto("it", "tomorrow-ish");
    fireEvent.blur(screen.getByRole("textbox", { name: "it" }));
    expect(warnings).toEqual(["Invalid date format"]);
    expect(screen.getByText(/^Invalid date format: the current date/).getAttribute("role")).toBe("status");
    const described = { name: "it", description: "Invalid date format: the current date was filled in." };
    expect(screen.queryByRole("textbox", described)).not.toBeNull();
    // The message is about the text that was replaced, not about the next one.
    typeInto("it", "2020-01-02T03:04:05Z");
    expect(screen.queryByRole("textbox", described)).toBeNull();
  });
});

describe("a calendar popover", () => {
  // The calendar is lazy; loading it takes a while on a busy machine.
  const opened = (): Promise<HTMLElement> => screen.findByRole("grid", {}, { timeout: 20_000 });

  it("sets the chosen day, closes, and returns the focus", async () => {
    const port = drawField({ kind: "date" }, "2026-11-21");
    screen.getByRole("button", { name: "Calendar, it" }).focus();
    press("Calendar, it");
    const grid = await opened();
    within(grid).getByRole("button", { name: /^(Today, )?Saturday, 21 November 2026 selected$/ });
    fireEvent.click(within(grid).getByRole("button", { name: "Sunday, 1 November 2026" }));
    expect(port.value()).toEqual({ it: "2026-11-01" });
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Calendar, it" })));
  });

  it("keeps the time and zone when the day changes, and changes the time separately", async () => {
    const port = drawField({ kind: "datetime" }, "2026-11-21T08:30:15.125+02:00");
    press("Calendar, it");
    const grid = await opened();
    fireEvent.click(within(grid).getByRole("button", { name: "Sunday, 1 November 2026" }));
    expect(port.value()).toEqual({ it: "2026-11-01T08:30:15.125+02:00" });
    const time = screen.getByLabelText<HTMLInputElement>("Time (UTC+02:00)");
    expect(time.value).toBe("08:30:15");
    fireEvent.change(time, { target: { value: "09:30" } });
    expect(port.value()).toEqual({ it: "2026-11-01T09:30:00+02:00" });
    fireEvent.change(time, { target: { value: "" } });
    expect(port.value()).toEqual({ it: "2026-11-01T09:30:00+02:00" });
    press("Done");
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  });

  it("opens without a date, and sets one", async () => {
    const port = drawField({ kind: "datetime" }, "");
    press("Calendar, it");
    const grid = await opened();
    fireEvent.click(within(grid).getByRole("button", { name: /^(Today, )?\w+day, 15 / }));
    expect(port.value()).toEqual({ it: expect.stringMatching(/^\d{4}-\d{2}-15T00:00:00Z$/) });
  });
});

describe("an enum control", () => {
  it("renders segments for fewer than five options", () => {
    const port = drawField(colors, "red");
    expect(screen.getByRole("radio", { name: "red" }).getAttribute("aria-checked")).toBe("true");
    pick("green");
    expect(port.value()).toEqual({ it: "green" });
  });

  it("has nothing selected without a value", () => {
    drawField(colors, undefined);
    const checked = screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-checked"));
    expect(checked).toEqual(["false", "false"]);
  });

  it("shows an empty string in quotes", () => {
    const port = drawField({ kind: "enum", values: [{ value: "" }, { value: "a" }] }, "a");
    pick('""');
    expect(port.value()).toEqual({ it: "" });
  });

  it("renders a dropdown for five or more options", () => {
    const port = drawField(countries, "AT");
    expect(screen.queryByRole("radio")).toBeNull();
    press("AT it");
    fireEvent.click(screen.getByRole("option", { name: /^DE\b/ }));
    expect(port.value()).toEqual({ it: "DE" });
  });

  it("renders a boolean as a switch", () => {
    const port = drawField({ kind: "boolean" }, false);
    fireEvent.click(screen.getByRole("switch", { name: "it" }));
    expect(port.value()).toEqual({ it: true });
  });
});

describe("a literal", () => {
  it("is shown read-only under its name, without a button while it matches", () => {
    drawField({ kind: "literal", value: "v1" }, "v1");
    const shown = screen.getByRole<HTMLInputElement>("textbox", { name: "it" });
    expect([shown.value, shown.readOnly]).toEqual(['"v1"', true]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can be corrected if another value is set", () => {
    const port = drawField({ kind: "literal", value: true }, "other");
    press("Use fixed value, it");
    expect(port.value()).toEqual({ it: true });
  });
});

describe("a nullable control", () => {
  it("has unique ids when nested", () => {
    const twice: Shape = {
      kind: "nullable",
      item: { kind: "nullable", item: { kind: "nullable", item: { kind: "boolean" } } },
    };
    drawField(twice, true);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getAllByRole("radiogroup", { name: /^Value of/ })).toHaveLength(2);
  });

  it("has distinct names for its two choosers", () => {
    const port = drawField({ kind: "nullable", item: { kind: "enum", values: [{ value: "a" }, { value: "b" }] } }, "a");
    const named = (name: string) => within(screen.getByRole("radiogroup", { name }));
    expect(
      named("it")
        .getAllByRole("radio")
        .map(({ textContent }) => textContent),
    ).toEqual(["enum", "null"]);
    fireEvent.click(named("Value of it").getByRole("radio", { name: "b" }));
    expect(port.value()).toEqual({ it: "b" });
    fireEvent.click(named("it").getByRole("radio", { name: "null" }));
    expect(screen.queryByRole("radiogroup", { name: "Value of it" })).toBeNull();
  });

  const shape: Shape = { kind: "nullable", item: { kind: "string" } };

  it("starts with the default number as written in the definition", () => {
    const port = drawForm({
      shape: object(property("ratio", { kind: "double", default: exact("2.0") }, true)),
      value: {},
    });
    press("Add optional property, form");
    fireEvent.click(screen.getByRole("menuitem", { name: /^ratio/ }));
    expect(screen.getByRole("spinbutton", { name: "ratio" })).toHaveProperty("value", "2.0");
    expect(printJson(port.value())).toBe('{"ratio":2.0}');
  });

  it("hides its control for null, and restores the default afterwards", () => {
    const port = drawField(shape, "text");
    pick("null");
    expect(port.value()).toEqual({ it: null });
    expect(screen.queryByRole("textbox")).toBeNull();
    pick("string");
    expect(port.value()).toEqual({ it: "" });
    expect(screen.getByRole("textbox", { name: "it" })).toBeDefined();
  });

  it("shows the inner control without a default before a value exists", () => {
    const port = drawField({ kind: "nullable", item: colors }, null);
    pick("enum");
    expect(port.value()).toEqual({ it: null });
    pick("green");
    expect(port.value()).toEqual({ it: "green" });
  });

  it("is one switch together with a union", () => {
    const union: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "string" } }, { shape: { kind: "integer" } }, { shape: colors }],
    };
    const port = drawField({ kind: "nullable", item: union }, null);
    const radios = () => screen.getAllByRole("radio").map(({ textContent }) => textContent);
    expect(radios()).toEqual(["string", "integer", "enum", "null"]);
    expect(screen.getByRole("radio", { checked: true }).textContent).toBe("null");
    pick("integer");
    expect(port.value()).toEqual({ it: 0 });
    pick("null");
    expect(port.value()).toEqual({ it: null });
    // A variant without a default waits for the choice of the reader.
    pick("enum");
    expect(screen.getByText(formText().nullStays)).toBeDefined();
    pick("green");
    expect(port.value()).toEqual({ it: "green" });
    expect(screen.queryByText(formText().nullStays)).toBeNull();
  });

  it("reports a missing selection, is an issue once touched, and accepts null as a fix", () => {
    const issues: string[] = [];
    drawForm({
      shape: object(property("it", { kind: "nullable", item: colors })),
      value: { it: null },
      props: { onTypedIssues: (all) => issues.push(all.map(({ path, message }) => `${path}: ${message}`).join()) },
    });
    const chooser = () => screen.getByRole("radiogroup", { name: "it", description: formText().nullStays });
    pick("enum");
    expect(issues).toEqual([`it: ${formText().nullStays}`]);
    expect(chooser().hasAttribute("aria-invalid")).toBe(false);
    fireEvent.blur(chooser());
    expect(chooser().getAttribute("aria-invalid")).toBe("true");
    pick("null");
    expect(screen.queryByText(formText().nullStays)).toBeNull();
    pick("enum");
    pick("green");
    expect(issues.filter((_, i) => i % 2 === 1)).toEqual(["", ""]);
    expect(screen.queryByText(formText().nullStays)).toBeNull();
  });
});

describe("a number stepper", () => {
  it.each<[Shape, string | number, "Increase it" | "Decrease it", "ArrowUp" | "ArrowDown"]>([
    [{ kind: "integer" }, 2147483647, "Increase it", "ArrowUp"],
    [{ kind: "integer" }, -2147483648, "Decrease it", "ArrowDown"],
    [{ kind: "uint" }, 4294967295, "Increase it", "ArrowUp"],
    [{ kind: "uint" }, 0, "Decrease it", "ArrowDown"],
    [{ kind: "long" }, "9223372036854775807", "Increase it", "ArrowUp"],
    [{ kind: "uint64" }, "18446744073709551615", "Increase it", "ArrowUp"],
    [{ kind: "double", maximum: 9 }, 9, "Increase it", "ArrowUp"],
  ])("of shape %j stops at %j", (shape, value, name, key) => {
    const port = drawField(shape, value);
    const buttons = screen.getAllByRole<HTMLButtonElement>("button", { name: /^(In|De)crease it$/ });
    expect(buttons.map((button) => button.disabled && button.getAttribute("aria-label"))).toContain(name);
    expect(buttons.filter(({ disabled }) => disabled)).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole("spinbutton", { name: "it" }), { key });
    expect(port.edits).toEqual([]);
  });

  it.each<[Shape, string | number, readonly (string | number)[]]>([
    [{ kind: "integer" }, 1, [2, 3, 4, 5]],
    [{ kind: "long" }, "1", ["2", "3", "4", "5"]],
  ])("of shape %j marks repeated steps of a held arrow key", (shape, value, values) => {
    const port = drawField(shape, value);
    for (const repeat of [false, true, true, false]) {
      fireEvent.keyDown(screen.getByRole("spinbutton", { name: "it" }), { key: "ArrowUp", repeat });
    }
    const set = { type: "set", at: ["it"] };
    expect(port.edits).toEqual([
      { ...set, value: values[0] },
      { ...set, value: values[1], continues: true },
      { ...set, value: values[2], continues: true },
      { ...set, value: values[3] },
    ]);
  });

  it("marks repeated steps of its held button", () => {
    vi.useFakeTimers();
    try {
      const port = drawField({ kind: "integer" }, 1);
      const press = { button: 0, pointerId: 1, pointerType: "mouse", width: 1, height: 1, pressure: 0.5, detail: 1 };
      fireEvent.pointerDown(screen.getByRole("button", { name: "Increase it" }), press);
      for (let tenth = 0; tenth < 12; tenth += 1) act(() => void vi.advanceTimersByTime(100));
      fireEvent.pointerUp(screen.getByRole("button", { name: "Increase it" }), press);
      expect(port.edits.map((edit) => edit.type === "set" && [edit.value, edit.continues])).toEqual([
        [2, undefined],
        [3, true],
        [4, true],
        [5, true],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a JSON editor", () => {
  it("keeps the value while the text is broken, and shows where", () => {
    const port = drawField({ kind: "unknown" }, { a: 1 });
    const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "it" });
    typeInto("it", '{\n  "a": 1,\n}');
    expect(port.value()).toEqual({ it: { a: 1 } });
    expect(input().value).toBe('{\n  "a": 1,\n}');
    expect(input().getAttribute("aria-invalid")).toBe("true");
    const issue = screen.getByText(/^Line 3, column 1: /);
    expect(input().getAttribute("aria-describedby")).toContain(issue.id);
    typeInto("it", '{"a": 2}');
    expect(port.value()).toEqual({ it: { a: 2 } });
    expect(screen.queryByText(/^Line /)).toBeNull();
  });

  it("keeps every digit and space as typed", () => {
    const port = drawField({ kind: "unknown" }, null);
    typeInto("it", "[ 1.10, 12345678901234567890 ]");
    expect(port.value()).toEqual({ it: [exact("1.10"), exact("12345678901234567890")] });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "it" }).value).toBe(
      "[ 1.10, 12345678901234567890 ]",
    );
  });

  it("shows an external value, even over broken text", () => {
    const port = drawField({ kind: "unknown" }, 1);
    typeInto("it", "{");
    port.send({ type: "set", at: ["it"], value: [2] });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "it" }).value).toBe("[\n  2\n]");
  });
});

describe("a control frame", () => {
  it("exposes name, required state, type, availability and description", () => {
    drawForm({
      shape: object(
        property("it", { kind: "string" }, false, { description: "About it.", availability: "Deprecated" }),
      ),
      value: { it: "" },
    });
    const input = screen.getByRole("textbox", { name: "it", description: "About it." });
    expect(input.getAttribute("aria-required")).toBe("true");
    const frame = within(document.getElementById("field:/it") as HTMLElement);
    for (const text of ["required", "string", "Deprecated"]) expect(frame.getByText(text)).toBeDefined();
  });

  it.each<[string, Shape, Json, string | null]>([
    [
      "of a string",
      { kind: "string", minLength: 2, maxLength: 8, regex: "^[a-z]+$" },
      "",
      "2 to 8 characters; pattern ^[a-z]+$",
    ],
    ["of one character", { kind: "string", minLength: 1, maxLength: 1 }, "", "exactly 1 character"],
    ["of a string that may be empty", { kind: "string", minLength: 0, maxLength: 5 }, "", "at most 5 characters"],
    [
      "of a password",
      { kind: "string", format: "password", minLength: 8 },
      "",
      `at least 8 characters; ${formText().notKept}`,
    ],
    ["of an integer", { kind: "integer", minimum: -5, maximum: 10 }, 0, "-5 to 10"],
    ["of a double", { kind: "double", maximum: 1.5 }, 0, "at most 1.5"],
    ["of an integer in a string", { kind: "long", minimum: "9007199254740993" }, "0", "at least 9007199254740993"],
    ["of a value that may be null", { kind: "nullable", item: { kind: "integer", maximum: 9 } }, 1, "at most 9"],
    [
      "of a number",
      { kind: "double", exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 0.5 },
      1,
      "more than 0; less than 9; a multiple of 0.5",
    ],
    ["of digits", { kind: "long", multipleOf: "5" }, "5", "a multiple of 5"],
    ["of a list", { kind: "list", item: { kind: "string" }, minItems: 1, maxItems: 3 }, [], "1 to 3 items"],
    [
      "of a map",
      { kind: "map", key: { kind: "string" }, value: { kind: "uuid" }, minProperties: 1 },
      {},
      "at least 1 property",
    ],
    ["of an object", { kind: "object", properties: [], maxProperties: 2 }, {}, "at most 2 properties"],
    ["of a set", { kind: "set", item: { kind: "string" } }, [], "each item once"],
    ["of an unsigned number", { kind: "uint" }, 0, "at least 0"],
    ["of a width that the type implies", { kind: "long" }, "0", null],
    ["of an unlimited type", { kind: "bigInteger" }, "0", null],
    ["of a shape without limits", { kind: "string" }, "", null],
  ])("describes the limit %s before it is violated", (_, shape, value, message) => {
    drawField(shape, value);
    const described = document.querySelector("#field\\:\\/it [aria-describedby]");
    const ids = described?.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(" ") || null).toBe(message);
  });

  it("announces values that a button filled in or removed", () => {
    const announced: string[] = [];
    drawForm({
      shape: object(
        property("idempotency_key", { kind: "string" }),
        property("day", { kind: "date" }),
        property("color", colors, true),
      ),
      value: { idempotency_key: "", day: "" },
      props: { onAnnounce: (text) => announced.push(text) },
    });
    press("Generate, idempotency_key");
    press("Today, day");
    press("Add optional property, form");
    fireEvent.click(screen.getByRole("menuitem", { name: /^color/ }));
    press("Remove color");
    expect(announced).toEqual(["Generated idempotency_key.", "Set day to 2026-11-21.", "Removed color."]);
  });

  it("has ids that are JSON pointers and valid in id lists", () => {
    drawForm({ shape: object(property("a b/c%d", { kind: "string" })), value: { "a b/c%d": "x" } });
    expect(screen.getByRole("textbox", { name: "a b/c%d" }).id).toBe("input:/a%20b~1c%25d");
  });
});
