// @vitest-environment page
import { cleanup, renderHook } from "@testing-library/react";
import type { KeyboardEvent } from "react";
import { afterEach, expect, it } from "vitest";
import { useSearchKeys } from "./use-search-keys.ts";

afterEach(cleanup);

/** Presses a key in a search box; returns what happens, also once the results belong to the query. */
function press(key: Partial<KeyboardEvent>, query: string, isCurrent = true): readonly string[] {
  const steps: string[] = [];
  const deps = {
    ...{ query, onQuery: (next: string) => void steps.push(`query ${JSON.stringify(next)}`) },
    ...{ onEnter: () => void steps.push("enter"), onChoose: () => void steps.push("choose") },
  };
  const { result, rerender } = renderHook((current: boolean) => useSearchKeys({ ...deps, isCurrent: current }), {
    initialProps: isCurrent,
  });
  const event = { ctrlKey: false, metaKey: false, preventDefault: () => void steps.push("prevented"), ...key };
  // The hook reads no other member.
  result.current.onKeyDown(event as KeyboardEvent);
  if (!isCurrent) {
    steps.push("results");
    rerender(true);
    rerender(true);
  }
  return steps;
}

it.each<[Partial<KeyboardEvent>, string, readonly string[]]>([
  [{ key: "ArrowDown" }, "", ["prevented", "enter"]],
  [{ key: "Enter" }, "moss", ["prevented", "choose"]],
  [{ key: "Enter" }, "  ", []],
  [{ key: "Enter", ctrlKey: true }, "moss", []],
  [{ key: "Enter", metaKey: true }, "moss", []],
  [{ key: "Escape" }, "moss", ["prevented", 'query ""']],
  [{ key: "Escape" }, "", []],
  [{ key: "a" }, "moss", []],
])("%j with the query %j does %j", (key, query, steps) => {
  expect(press(key, query)).toEqual(steps);
});

it("waits for the results of the query, and acts on them once", () => {
  expect(press({ key: "Enter" }, "moss", false)).toEqual(["prevented", "results", "choose"]);
});
