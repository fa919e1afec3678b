// @vitest-environment page

import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useSyncExternalStoreWithSelector } from "./external-store.ts";

afterEach(cleanup);

interface Count {
  readonly count: number;
  readonly other: number;
}

type Part = readonly number[];

interface Store {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => Count;
}

function createStore() {
  let snapshot: Count = { count: 1, other: 1 };
  const listeners = new Set<() => void>();
  const store: Store = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    read: () => snapshot,
  };
  const set = (next: Count) =>
    act(() => {
      snapshot = next;
      for (const listener of listeners) listener();
    });
  return { store, set, listeners };
}

/** Selects by a new function for each rendering, as callers write it. */
const usePart = ({ subscribe, read }: Store, factor: number, isSame?: (one: Part, other: Part) => boolean): Part =>
  useSyncExternalStoreWithSelector(subscribe, read, read, ({ count }) => [count * factor], isSame);

const isSamePart = (one: Part, other: Part) => one[0] === other[0];

/** Renders a view of a store, and lists the rendered parts. */
function renderPart(store: Store, isSame?: (one: Part, other: Part) => boolean) {
  const seen: Part[] = [];
  const rendered = renderHook(({ factor }) => seen.push(usePart(store, factor, isSame)), {
    initialProps: { factor: 1 },
  });
  return { seen, ...rendered };
}

it("renders again only when the selected part changes", () => {
  const { store, set, listeners } = createStore();
  const { seen, unmount } = renderPart(store, isSamePart);
  set({ count: 1, other: 2 });
  expect(seen).toEqual([[1]]);
  set({ count: 2, other: 2 });
  expect(seen).toEqual([[1], [2]]);
  unmount();
  expect(listeners.size).toBe(0);
});

it("keeps the identity of an equal part when the selector is another function", () => {
  const { seen, rerender } = renderPart(createStore().store, isSamePart);
  rerender({ factor: 1 });
  expect(seen[1]).toBe(seen[0]);
  rerender({ factor: 3 });
  expect(seen[2]).toEqual([3]);
});

it("compares parts by identity without a function that compares", () => {
  const { store, set } = createStore();
  const { seen } = renderPart(store);
  set({ count: 1, other: 2 });
  expect(seen).toEqual([[1], [1]]);
  expect(seen[1]).not.toBe(seen[0]);
});

const View = ({ store }: { readonly store: Store }): ReactElement => <p>{usePart(store, 2)}</p>;

it("renders the part on a server", () => {
  expect(renderToString(<View store={createStore().store} />)).toBe("<p>2</p>");
});
