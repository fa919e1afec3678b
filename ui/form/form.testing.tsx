import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { applyEdit, type Edit, type FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type ObjectShape, type Property, type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { loadLists } from "../kit/lists/use-lists.ts";
import type { FormPort } from "./context/stores/port.ts";
import { FormRoot, type FormRootProps } from "./form-root.tsx";

// Tests are of what readers have before them, and that is the whole button.
await loadLists();

/** A form in memory, with all the edits of its value that were sent to it. */
export interface TestPort extends FormPort {
  readonly edits: readonly Edit[];
  readonly value: () => Json;
  /** Sends an edit from outside of the form's views. */
  readonly send: (edit: Edit) => void;
}

/** Creates a form in memory. */
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

/** The id that the injected randomness returns. */
export const freshId = "0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";

/** A property in short. */
export const property = (key: string, shape: Shape, optional = false, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional,
  ...more,
});

/** An object in short. */
export const object = (...properties: readonly Property[]): ObjectShape => ({ kind: "object", properties });

interface Drawing {
  readonly shape: Shape;
  readonly value: Json;
  readonly types?: TypeTable;
  readonly props?: Partial<FormRootProps>;
}

/** Draws the form of a shape that is the whole value. */
export function drawForm({ shape, value, types = {}, props = {} }: Drawing): TestPort {
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

/** Renders a form with one required property `it` of the shape, and returns the form. */
export const drawField = (shape: Shape, value: Json | undefined, types?: TypeTable): TestPort =>
  drawForm({
    shape: object(property("it", shape)),
    value: value === undefined ? {} : { it: value },
    ...(types && { types }),
  });

/** Types into the input of that name, as far as one change can. */
export const typeInto = (name: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } });
};

/** Presses the button of that name. */
export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

/** Chooses a segment. */
export const pick = (name: string): void => {
  fireEvent.click(screen.getByRole("radio", { name }));
};

/** Presses a button twice as fast as a double click is. */
export function pressTwice(button: HTMLElement): void {
  for (const detail of [1, 2]) {
    fireEvent.pointerDown(button, { pointerType: "mouse", button: 0, pointerId: 1, detail, width: 1, height: 1 });
    fireEvent.pointerUp(button, { pointerType: "mouse", button: 0, pointerId: 1 });
    fireEvent.click(button, { detail });
  }
}
