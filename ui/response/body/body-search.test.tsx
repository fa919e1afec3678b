// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BodySearch } from "./body-search.tsx";
import type { Search } from "./use-search.ts";

afterEach(cleanup);

function show(more: Partial<Search> = {}) {
  const [step, setQuery] = [vi.fn(), vi.fn()];
  const found = { count: 3, isCut: false } as Search["found"];
  const search: Search = { query: "moss", found, current: 0, step, setQuery, ...more };
  render(<BodySearch search={search} label="Search the body" />);
  return { step, setQuery, field: screen.getByLabelText("Search the body") };
}

it("moves to the next and the previous result by buttons and by keys", () => {
  const { step, field } = show();
  const [previous, next] = screen.getAllByRole("button");
  for (const button of [previous, next]) if (button) fireEvent.click(button);
  fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(step.mock.calls).toEqual([[-1], [1], [-1], [1]]);
});

it("is cleared by Escape, which closes what is around it only if the search is empty", () => {
  const closed = vi.fn();
  document.body.addEventListener("keydown", closed);
  const { setQuery, field } = show();
  fireEvent.keyDown(field, { key: "Escape" });
  expect([setQuery.mock.calls, closed.mock.calls.length]).toEqual([[[""]], 0]);
  cleanup();
  const empty = show({ query: "", found: undefined, current: undefined });
  fireEvent.keyDown(empty.field, { key: "Escape" });
  expect([empty.setQuery.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1]);
  document.body.removeEventListener("keydown", closed);
});

it.each([
  [{ current: undefined }, "3 results", 2],
  [{ current: 1 }, "2 of 3", 2],
  [{ found: { count: 0, isCut: false } as Search["found"], current: undefined }, "No results", 0],
  [{ found: undefined, current: undefined }, "", 0],
])("describes the results: %j", (more, text, buttons) => {
  show(more);
  expect(screen.getByRole("status").textContent).toBe(text);
  expect(screen.queryAllByRole("button")).toHaveLength(buttons);
});
