// @vitest-environment page
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactElement, useLayoutEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { createListeners } from "#engine/listeners";
import { type Source, useDrawn } from "./index.ts";

afterEach(cleanup);

interface Count {
  readonly count: number;
}

/** A source of counts. */
function counting() {
  let value: Count = { count: 0 };
  const listeners = createListeners();
  const source: Source<Count> = {
    read: () => value,
    subscribe: listeners.subscribe,
  };
  const set = (count: number): void => {
    value = { count };
    listeners.notify();
  };
  return { source, set, listeners };
}

interface ViewProps {
  readonly source: Source<Count>;
  readonly onDraw: (count: number) => void;
  readonly onPlaced?: () => void;
}

function View({ source, onDraw, onPlaced }: ViewProps): ReactElement {
  const { count } = useDrawn(source);
  onDraw(count);
  useLayoutEffect(() => onPlaced?.(), [onPlaced]);
  return <p>{count}</p>;
}

it("renders the current value, batches changes during a render, and ends with the latest value", async () => {
  const { source, set } = counting();
  const rendered = new Set<number>();
  render(<View source={source} onDraw={(count) => rendered.add(count)} />);
  expect(screen.getByText("0")).toBeDefined();
  await act(async () => {
    for (let count = 1; count <= 50; count += 1) set(count);
  });
  expect(screen.getByText("50")).toBeDefined();
  expect([...rendered]).toEqual([0, 1, 50]);
});

it("picks up changes before it subscribes, and unsubscribes on unmount", async () => {
  const { source, set, listeners } = counting();
  const onPlacedEarly = (): void => {
    if (source.read().count === 0) set(7);
  };
  const { unmount } = render(<View source={source} onDraw={() => {}} onPlaced={onPlacedEarly} />);
  expect(await screen.findByText("7")).toBeDefined();
  expect(listeners.isEmpty()).toBe(false);
  unmount();
  expect(listeners.isEmpty()).toBe(true);
});
