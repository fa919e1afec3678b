// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { loadTrail, Trail } from "./trail.tsx";

// It is lazy; tests start once it is loaded.
await loadTrail();

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** Nested fields with an input as the innermost element. */
const Nested = ({ names: [name, ...inner] }: { readonly names: readonly string[] }): ReactElement =>
  name === undefined ? (
    <input aria-label="last" />
  ) : (
    <div className="form-field">
      <div className="form-field-head">
        <span className="form-label">{name}</span>
      </div>
      <div className="form-control">
        <Nested names={inner} />
      </div>
    </div>
  );

/** A scrolling page with name labels at the given offsets. */
function drawScrolled(heights: { readonly [name: string]: number }): HTMLElement {
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => act());
  render(
    <div data-testid="scroller">
      <Trail />
      <Nested names={Object.keys(heights)} />
    </div>,
  );
  for (const label of document.querySelectorAll(".form-label")) {
    const bottom = heights[label.textContent ?? ""] ?? 0;
    label.getBoundingClientRect = () => ({ bottom }) as DOMRect; // the only method in use
  }
  document.elementFromPoint = () => screen.getByRole("textbox", { name: "last" });
  return screen.getByTestId("scroller");
}

const shown = (): string | null | undefined => document.querySelector(".form-trail")?.textContent;

it("lists the groups with names that are scrolled out of view, outermost first", () => {
  const scroller = drawScrolled({ tree: -200, below: -60, "Item 1": 20, label: 300 });
  expect(shown()).toBe("");
  act(() => {
    fireEvent.scroll(scroller);
  });
  expect(shown()).toBe("tree › below › Item 1");
});

it("is empty while all names are visible, and ignores other scroll containers", () => {
  const scroller = drawScrolled({ tree: 100, label: 300 });
  act(() => {
    fireEvent.scroll(scroller);
    fireEvent.scroll(screen.getByRole("textbox", { name: "last" }));
  });
  expect(shown()).toBe("");
});
