// @vitest-environment page
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { StepName } from "#engine/form";
import { press } from "../form/form.testing.tsx";
import { authProps, drawPlayground } from "../playground/playground.testing.tsx";

afterEach(cleanup);

const name: StepName = { name: "set name", at: ["body", "name"] };

/** Renders a playground with one step to undo and one to redo, and returns the recorded calls. */
const drawWithSteps = () => {
  const calls: string[] = [];
  drawPlayground({
    history: {
      undo: "set name",
      redo: "removed limit",
      onUndo: () => {
        calls.push("undo");
        return name;
      },
      onRedo: () => {
        calls.push("redo");
        return { name: "removed limit", at: ["queryParameters", "limit"] };
      },
    },
  });
  return calls;
};
const field = (of: string): HTMLElement => screen.getByRole("textbox", { name: of });

describe("the undo and redo buttons", () => {
  it("name the step and run it", () => {
    const calls = drawWithSteps();
    press("Undo: set name");
    press("Redo: removed limit");
    expect(calls).toEqual(["undo", "redo"]);
  });

  it("are disabled if there is no step", () => {
    drawPlayground();
    const off = (of: string) => screen.getByRole<HTMLButtonElement>("button", { name: of }).disabled;
    expect([off("Undo"), off("Redo")]).toEqual([true, true]);
  });
});

describe("the undo and redo keys", () => {
  it.each([
    ["Ctrl+Z", { key: "z", ctrlKey: true }, "undo"],
    ["Cmd+Z", { key: "z", metaKey: true }, "undo"],
    ["Ctrl+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
    ["Cmd+Shift+Z", { key: "Z", metaKey: true, shiftKey: true }, "redo"],
    ["Ctrl+Y", { key: "y", ctrlKey: true }, "redo"],
  ])("%s works inside a text field and prevents the undo of the browser", (_, keys, what) => {
    const calls = drawWithSteps();
    const allowed = fireEvent.keyDown(field("name"), keys);
    expect(calls).toEqual([what]);
    expect(allowed).toBe(false);
  });

  it("leave the inputs of the authorization card to the browser", async () => {
    const calls: string[] = [];
    drawPlayground({
      auth: authProps,
      history: {
        undo: "set name",
        redo: undefined,
        onUndo: () => {
          calls.push("undo");
          return name;
        },
        onRedo: () => undefined,
      },
    });
    const allowed = fireEvent.keyDown(await screen.findByLabelText("Bearer token"), { key: "z", ctrlKey: true });
    expect(calls).toEqual([]);
    expect(allowed).toBe(true);
  });
});

describe("after a history step", () => {
  it("announces the step and focuses its field", () => {
    drawWithSteps();
    press("Undo: set name");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Undone: set name");
    expect(document.activeElement).toBe(field("name"));
  });

  it("leaves no focus on a button that a later render turns off", () => {
    const steps = {
      undo: "cleared the form",
      onRedo: () => undefined,
      onUndo: () => ({ name: "cleared", at: ["gone"] }),
    };
    const { update } = drawPlayground({ history: { ...steps, redo: undefined } });
    press("Undo: cleared the form");
    update({ history: { ...steps, undo: undefined, redo: "cleared the form" } });
    expect(document.activeElement?.className).toBe("play-content");
  });

  it("focuses the nearest remaining ancestor if the field is gone", () => {
    drawWithSteps();
    act(() => field("id").focus());
    fireEvent.keyDown(field("id"), { key: "y", ctrlKey: true });
    expect(document.activeElement?.textContent).toBe("Add optional property");
  });
});
