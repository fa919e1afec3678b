// @vitest-environment page
import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, type ReactElement, useEffect, useState } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { exact, type Json } from "#engine/json";
import { shapeOf } from "#importers";
import {
  type ControlProps,
  DefaultControl,
  type Issue,
  ShapeForm,
  type ShapeFormHandle,
  type ShapeFormOptions,
  update,
  useControl,
  useShapeForm,
} from "../index.tsx";

// Applications that are made with the usual tools render in strict mode, which mounts each view twice.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

afterEach(cleanup);

const person = shapeOf({
  type: "object",
  required: ["name", "age"],
  properties: {
    name: { type: "string", title: "Full name", minLength: 2 },
    age: { type: "integer", minimum: 0 },
    note: { type: "string" },
  },
});

const textbox = (name: string): HTMLInputElement =>
  screen.queryByRole<HTMLInputElement>("spinbutton", { name }) ?? screen.getByRole("textbox", { name });
const type = (name: string, text: string): void => {
  fireEvent.change(textbox(name), { target: { value: text } });
};
const undo = (name: string): void => {
  fireEvent.keyDown(textbox(name), { key: "z", ctrlKey: true });
};

it("holds its value, labels fields by titles, and reports JSON", () => {
  const onChange = vi.fn();
  render(<ShapeForm {...person} defaultValue={{ name: "Ada", age: 36 }} label="Person" onChange={onChange} />);
  expect(screen.getByRole("group", { name: "Person" })).toBeDefined();
  type("Full name", "Grace");
  expect(onChange).toHaveBeenLastCalledWith({ name: "Grace", age: 36 });
  type("age", "9007199254740993");
  expect(String(onChange.mock.lastCall?.[0].age)).toBe("9007199254740993");
});

it("undoes and redoes steps by keys", () => {
  const onChange = vi.fn();
  render(<ShapeForm {...person} defaultValue={{ name: "Ada", age: 36 }} onChange={onChange} />);
  type("Full name", "Grace");
  undo("Full name");
  expect(textbox("Full name").value).toBe("Ada");
  expect(onChange).toHaveBeenLastCalledWith({ name: "Ada", age: 36 });
  fireEvent.keyDown(textbox("Full name"), { key: "y", ctrlKey: true });
  expect(textbox("Full name").value).toBe("Grace");
});

function Controlled(): ReactElement {
  const [value, setValue] = useState<Json | undefined>({ name: "Ada", age: 36 });
  const take = (next: Json | undefined): void => {
    if (JSON.stringify(next).length < 40) setValue(next);
  };
  return (
    <>
      <ShapeForm {...person} value={value} onChange={take} />
      <button type="button" onClick={() => setValue({ name: "Lin", age: 1 })}>
        Other
      </button>
    </>
  );
}

it("follows the value of its caller, also one that refuses a change", () => {
  render(<Controlled />);
  type("Full name", "Grace");
  expect(textbox("Full name").value).toBe("Grace");
  type("Full name", "Grace of a very long name that is refused");
  expect(textbox("Full name").value).toBe("Grace");
  fireEvent.click(screen.getByRole("button", { name: "Other" }));
  expect(textbox("Full name").value).toBe("Lin");
});

const whole = { kind: "object", properties: [{ key: "n", shape: { kind: "long" }, optional: false }] } as const;

it("renders a caller's value that it would write otherwise once only, and shows each further change", () => {
  const onRender = vi.fn();
  const held = (value: Json): ReactElement => (
    <Profiler id="form" onRender={onRender}>
      <ShapeForm shape={whole} value={value} />
    </Profiler>
  );
  const { rerender } = render(held({ n: "12" }));
  expect(onRender.mock.calls.length).toBeLessThan(5);
  type("n", "13");
  expect(textbox("n").value).toBe("12");
  rerender(held({ n: exact("14.0") }));
  expect(onRender.mock.calls.length).toBeLessThan(15);
  rerender(held({ n: 15 }));
  expect(textbox("n").value).toBe("15");
});

it("shows the initial value for a caller's value of undefined", () => {
  const { rerender } = render(<ShapeForm {...person} value={{ name: "Ada", age: 3 }} />);
  expect(textbox("Full name").value).toBe("Ada");
  rerender(<ShapeForm {...person} value={undefined} />);
  expect(textbox("Full name").value).toBe("");
});

it("reports what the reader changed, and not the values of its caller", () => {
  const onChange = vi.fn();
  const { rerender } = render(<ShapeForm {...person} value={{ name: "Ada", age: 3 }} onChange={onChange} />);
  rerender(<ShapeForm {...person} value={{ name: "Lin", age: 4 }} onChange={onChange} />);
  expect(textbox("Full name").value).toBe("Lin");
  expect(onChange).not.toHaveBeenCalled();
  type("Full name", "Grace");
  expect(onChange.mock.calls).toEqual([[{ name: "Grace", age: 4 }]]);
});

it("fills a group by pasting", async () => {
  const onChange = vi.fn();
  render(<ShapeForm {...person} onChange={onChange} />);
  const group = screen.getByRole("group", { name: "Fields" });
  fireEvent.paste(group, { clipboardData: { getData: () => '{"name": "Ada", "age": 5, "note": "x"}' } });
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ name: "Ada", age: 5, note: "x" }), {
    timeout: 30_000,
  });
});

interface FormProps {
  readonly options: Partial<ShapeFormOptions>;
  readonly onForm: (form: ShapeFormHandle) => void;
}

function Form({ options, onForm }: FormProps): ReactElement {
  const form = useShapeForm({ ...person, ...options });
  onForm(form);
  return (
    <form {...form.formProps} aria-label="whole">
      <ShapeForm form={form} hasHistoryButtons />
      <button type="submit">Save</button>
    </form>
  );
}

function draw(options: Partial<ShapeFormOptions> = {}): () => ShapeFormHandle {
  let latest: ShapeFormHandle | undefined;
  const onForm = (form: ShapeFormHandle): void => {
    latest = form;
  };
  render(<Form options={options} onForm={onForm} />);
  return () => {
    if (latest === undefined) throw new Error("nothing was drawn");
    return latest;
  };
}

it("submits a valid value only, and shows all issues otherwise", () => {
  const onSubmit = vi.fn();
  const form = draw({ onSubmit, defaultValue: { name: "A", age: 3 } });
  expect(form().issues.map(({ path, code }) => [path, code])).toEqual([[["name"], "min-length"]]);
  expect(screen.queryByText(/at least 2/i, { selector: ".form-issue" })).toBeNull();
  fireEvent.submit(screen.getByRole("form", { name: "whole" }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(textbox("Full name").getAttribute("aria-invalid")).toBe("true");
  type("Full name", "Ada");
  fireEvent.submit(screen.getByRole("form", { name: "whole" }));
  expect(onSubmit).toHaveBeenCalledWith({ name: "Ada", age: 3 });
});

it("has the issues of each field by its path", () => {
  const form = draw({ defaultValue: { name: "A", age: -1 } });
  const codesAt = (...path: readonly string[]) =>
    form()
      .field(path)
      .issues.map(({ code }) => code);
  expect([codesAt(), codesAt("name"), codesAt("age"), codesAt("note")]).toEqual([
    ["min-length", "minimum"],
    ["min-length"],
    ["minimum"],
    [],
  ]);
});

it("has buttons for its history only if it is asked for them", () => {
  render(<ShapeForm {...person} defaultValue={{ name: "Ada", age: 3 }} />);
  expect(screen.queryByRole("button", { name: /undo/i })).toBeNull();
  cleanup();
  render(<ShapeForm {...person} defaultValue={{ name: "Ada", age: 3 }} hasHistoryButtons />);
  expect(screen.getByRole("button", { name: /undo/i })).toBeDefined();
});

it("calls the functions of its last rendering", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const options = { ...person, defaultValue: { name: "Ada", age: 3 } };
  const { rerender } = render(<ShapeForm {...options} onChange={first} />);
  rerender(<ShapeForm {...options} onChange={second} />);
  type("Full name", "Grace");
  expect([first.mock.calls.length, second.mock.lastCall]).toEqual([0, [{ name: "Grace", age: 3 }]]);
});

it("checks the value of the moment when it submits", () => {
  const onSubmit = vi.fn();
  const form = draw({ onSubmit, defaultValue: { name: "Ada", age: 3 } });
  act(() => {
    form().setValue({ name: "A", age: 3 });
    expect(form().submit()).toBe(false);
    form().setValue({ name: "Bo", age: 3 });
    expect(form().submit()).toBe(true);
  });
  expect(onSubmit.mock.calls).toEqual([[{ name: "Bo", age: 3 }]]);
});

it("passes issues of a server to the caller's texts, with their own code", () => {
  const issueText = (issue: Issue): string => `${issue.code}: ${issue.message}`;
  const taken = { path: ["name"], message: "This name is taken." };
  const options = { defaultValue: { name: "Ada", age: 3 }, serverIssues: [taken] };
  render(<ShapeForm {...person} {...options} issueText={issueText} showsAllIssues />);
  expect(screen.getByText("Server: This name is taken.")).toBeDefined();
});

it("shows issues of a server at their fields, and has functions for its state", () => {
  const taken = { path: ["name"], message: "This name is taken." };
  const form = draw({ defaultValue: { name: "Ada", age: 3 }, serverIssues: [taken] });
  act(() => void form().submit());
  expect(screen.getByText("This name is taken.")).toBeDefined();
  act(() => form().field(["name"]).setValue("Lin"));
  expect(form().field(["name"]).value).toBe("Lin");
  expect(screen.getByRole("button", { name: "Undo: set name" })).toBeDefined();
  act(() => form().undo());
  expect(form().value).toEqual({ name: "Ada", age: 3 });
  act(() => form().reset({ name: "Bo", age: 1 }));
  expect([form().value, form().undoStep]).toEqual([{ name: "Bo", age: 1 }, undefined]);
});

it("is changed by a recipe as one step, and unions beside it keep their variants", () => {
  const pot = (size: string) => ({
    type: "object",
    required: [size],
    properties: { [size]: { type: "string" }, note: { type: "string" } },
  });
  const potted = shapeOf({
    type: "object",
    required: ["name", "height", "pot"],
    properties: {
      name: { type: "string" },
      height: { type: "integer", format: "int64" },
      pot: { anyOf: [pot("width"), { ...pot("depth"), required: [] }] },
    },
  });
  const held = draw({ ...potted, defaultValue: { name: "Fern", height: 3, pot: { depth: "2" } } });
  const before = held().value;
  act(() =>
    update(held(), (draft) => {
      draft.name = "Moss";
      draft.height = exact("9007199254740993");
    }),
  );
  expect(textbox("name").value).toBe("Moss");
  expect(textbox("height").value).toBe("9007199254740993");
  expect(String((held().value as { height: unknown }).height)).toBe("9007199254740993");
  expect(textbox("depth").value).toBe("2");
  fireEvent.click(screen.getByRole("button", { name: "Undo: changed the form" }));
  expect(held().value).toEqual(before);
});

const card = shapeOf({
  type: "object",
  properties: { card: { type: "string" }, billing: { type: "string" } },
  dependencies: { card: ["billing"] },
});

interface LateProps {
  readonly from: typeof import("../index.tsx");
  readonly options: Partial<ShapeFormOptions>;
  readonly forms: ShapeFormHandle[];
}

function Late({ from, options, forms }: LateProps): ReactElement {
  const form = from.useShapeForm({ ...card, ...options });
  useEffect(() => void forms.push(form));
  return <from.ShapeForm form={form} />;
}

it("submits nothing before rules between values are loaded", async () => {
  vi.resetModules();
  const from = await import("../index.tsx");
  const onSubmit = vi.fn();
  const forms: ShapeFormHandle[] = [];
  render(<Late {...{ from, forms }} options={{ onSubmit, defaultValue: { card: "1" } }} />);
  render(<Late {...{ from, forms }} options={{ onSubmit, defaultValue: { card: "2", billing: "home" } }} />);
  const [broken, valid] = [forms[0], forms.at(-1)];
  act(() => expect([broken?.submit(), valid?.submit()]).toEqual([false, false]));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled(), { timeout: 30_000 });
  expect(onSubmit.mock.calls).toEqual([[{ card: "2", billing: "home" }]]);
});

it("checks rules between values", async () => {
  const form = draw({ ...card, defaultValue: { card: "1" } });
  await vi.waitFor(() => expect(form().issues).toHaveLength(1), { timeout: 30_000 });
  act(() => form().setValue({ card: "1", billing: "home" }));
  expect(form().issues).toEqual([]);
});

function Color(props: ControlProps<"text">): ReactElement {
  const { value, setValue, inputProps } = useControl(props);
  const { shape } = props;
  if (shape.kind !== "string" || shape.format !== "color") return <DefaultControl {...props} />;
  return (
    <input
      {...inputProps}
      type="color"
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

it("draws custom controls instead of the built-in ones", () => {
  const controls = { text: Color };
  const onChange = vi.fn();
  const { shape } = shapeOf({
    required: ["paint", "name"],
    properties: { paint: { type: "string", format: "color" }, name: { type: "string" } },
  });
  render(<ShapeForm shape={shape} controls={controls} defaultValue={{ paint: "#000000" }} onChange={onChange} />);
  const input = screen.getByLabelText<HTMLInputElement>("paint");
  expect(input.type).toBe("color");
  fireEvent.change(input, { target: { value: "#ff0000" } });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ paint: "#ff0000" }));
  expect(textbox("name").type).toBe("text");
});

it("keeps two forms on a page apart", () => {
  render(
    <>
      <ShapeForm {...person} label="First" defaultValue={{ name: "Ada", age: 1 }} />
      <ShapeForm {...person} label="Second" defaultValue={{ name: "Bo", age: 2 }} />
    </>,
  );
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(screen.getAllByRole<HTMLInputElement>("textbox", { name: "Full name" }).map(({ value }) => value)).toEqual([
    "Ada",
    "Bo",
  ]);
});

it("draws a form of any root, such as a list", () => {
  const onChange = vi.fn();
  render(<ShapeForm shape={{ kind: "list", item: { kind: "string" } }} defaultValue={["a"]} onChange={onChange} />);
  fireEvent.click(screen.getByRole("button", { name: /Add new item/ }));
  expect(onChange).toHaveBeenLastCalledWith(["a", ""]);
});
