import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { applyEdit, type Edit, type FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type ObjectShape, type Property, type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { loadLists } from "../kit/lists/use-lists.ts";
import type { FormPort } from "./context/stores/port.ts";
import { FormRoot, type FormRootProps } from "./form-root.tsx";

// The lists are lazy; tests start once they are loaded, as users mostly see them.
await loadLists();

/** An in-memory form that records the edits sent to it. */
export interface TestPort extends FormPort {
  readonly edits: readonly Edit[];
  readonly value: () => Json;
  /** Sends an edit from outside the views of the form. */
  readonly send: (edit: Edit) => void;
}

/** Creates an in-memory form. */
export function makePort(value: Json): TestPort {
  let state: FormState = { value, selection: {} };
  const edits: Edit[] = [];
  const listeners = createListeners();
  const dispatch = (edit: Edit): void => {
    if (edit.type !== "type") edits.push(edit);
    state = applyEdit(state, edit);
    listeners.notify();
  };
  return {
    edits,
    value: () => state.value,
    read: () => state,
    subscribe: listeners.subscribe,
    dispatch,
    send: (edit) => act(() => dispatch(edit)),
  };
}

/** The time of the injected clock. */
export const moment = new Date("2026-11-21T08:30:00.000Z");

/** The id that the injected generator returns. */
export const freshId = "0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";

/** Shorthand for a property. */
export const property = (key: string, shape: Shape, optional = false, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional,
  ...more,
});

/** Shorthand for an object shape. */
export const object = (...properties: readonly Property[]): ObjectShape => ({ kind: "object", properties });

interface DrawOptions {
  readonly shape: Shape;
  readonly value: Json;
  readonly types?: TypeTable;
  readonly props?: Partial<FormRootProps>;
}

/** Renders a form with a root value of the shape, and returns the port. */
export function drawForm({ shape, value, types = {}, props = {} }: DrawOptions): TestPort {
  cleanup();
  const port = makePort(value);
  render(
    <FormRoot
      port={port}
      types={typesFrom(types)}
      shape={shape}
      at={[]}
      label="form"
      now={() => moment}
      randomId={() => freshId}
      {...props}
    />,
  );
  return port;
}

/** Renders a form with one required property `it` of the shape, and returns the port. */
export const drawField = (shape: Shape, value: Json | undefined, types?: TypeTable): TestPort =>
  drawForm({
    shape: object(property("it", shape)),
    value: value === undefined ? {} : { it: value },
    ...(types && { types }),
  });

/** Replaces the text of the input with that name in one change event. */
export const typeInto = (name: string | RegExp, text: string): void => {
  fireEvent.change(inputOf(name), { target: { value: text } });
};

/** Returns the input with that name, of a text or a number. */
export const inputOf = (name: string | RegExp): HTMLInputElement =>
  screen.queryByRole<HTMLInputElement>("spinbutton", { name }) ??
  screen.getByRole<HTMLInputElement>("textbox", { name });

/** Returns the entry of an open menu with that label; its name has its type and its description, too. */
export const menuEntry = (label: string): HTMLElement => {
  const entry = screen.getByText(label, { selector: "[role=menuitem] *" }).closest<HTMLElement>("[role=menuitem]");
  if (entry === null) throw new Error(`no entry ${label}`);
  return entry;
};

/** Clicks the button with that name. */
export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

/** Clicks the radio button with that name. */
export const pick = (name: string): void => {
  fireEvent.click(screen.getByRole("radio", { name }));
};

/** Double-clicks a button. */
export function pressTwice(button: HTMLElement): void {
  for (const detail of [1, 2]) {
    fireEvent.pointerDown(button, { pointerType: "mouse", button: 0, pointerId: 1, detail, width: 1, height: 1 });
    fireEvent.pointerUp(button, { pointerType: "mouse", button: 0, pointerId: 1 });
    fireEvent.click(button, { detail });
  }
}
