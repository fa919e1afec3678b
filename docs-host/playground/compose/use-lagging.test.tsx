// @vitest-environment page
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createListeners } from "#engine/listeners";
import { useLagging } from "./use-lagging.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface ViewProps {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => string;
  readonly onRender: () => void;
}

function View({ subscribe, read, onRender }: ViewProps): ReactElement {
  onRender();
  return (
    <>
      <input aria-label="field" />
      <output>{useLagging(subscribe, read)}</output>
    </>
  );
}

/** Draws the text of a store, and counts the renderings since. */
function drawStore() {
  const { subscribe, notify } = createListeners();
  let text = "";
  let renders = 0;
  const count = (): void => {
    renders += 1;
  };
  const read = (): string => text;
  render(<View {...{ subscribe, read }} onRender={count} />);
  const pass = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  pass(1000);
  renders = 0;
  return {
    pass,
    type: (next: string): void => {
      text = next;
      act(notify);
    },
    shown: () => screen.getByRole("status").textContent,
    renders: () => renders,
  };
}

it("shows the first change at once", () => {
  const { type, shown } = drawStore();
  type("a");
  expect(shown()).toBe("a");
});

it("renders keys in quick succession a few times a second, and shows the last one", () => {
  const { type, pass, shown, renders } = drawStore();
  const keys = 50;
  for (let count = 1; count <= keys; count += 1) {
    type("x".repeat(count));
    pass(60);
  }
  expect(renders()).toBeLessThan(keys / 2);
  expect(renders()).toBeGreaterThan(keys / 6);
  pass(1000);
  expect(shown()).toBe("x".repeat(keys));
});

it("shows the last change when the focus moves", () => {
  const { type, shown } = drawStore();
  const field = screen.getByLabelText("field");
  field.focus();
  type("a");
  type("ab");
  expect(shown()).toBe("a");
  act(() => field.blur());
  expect(shown()).toBe("ab");
});
