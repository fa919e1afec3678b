// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { assign, createActor, setup } from "xstate";
import { useSelector } from "./use-selector.ts";

afterEach(cleanup);

const counter = setup({
  types: { context: {} as { readonly count: number }, events: {} as { type: "add" } },
}).createMachine({
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

type Counter = ReturnType<typeof createActor<typeof counter>>;

interface ShownProps {
  readonly actor: Counter;
  readonly seen: unknown[];
}

function Shown({ actor, seen }: ShownProps): ReactElement {
  const selected = useSelector(
    actor,
    ({ context }) => ({ tens: Math.floor(context.count / 10) }),
    (one, other) => one.tens === other.tens,
  );
  seen.push(selected);
  return <p>{selected.tens}</p>;
}

function draw(first: Counter) {
  const seen: unknown[] = [];
  const { container, rerender } = render(<Shown actor={first} seen={seen} />);
  return {
    seen,
    text: () => container.textContent,
    change: (actor: Counter) => rerender(<Shown actor={actor} seen={seen} />),
  };
}

it("renders again only when what is selected changes", () => {
  const actor = createActor(counter).start();
  const { seen, text } = draw(actor);
  for (let count = 0; count < 9; count += 1) act(() => actor.send({ type: "add" }));
  expect([seen.length, text()]).toEqual([1, "0"]);
  act(() => actor.send({ type: "add" }));
  expect([seen.length, text()]).toEqual([2, "1"]);
});

it("keeps the identity of a value that is the same, and follows another actor", () => {
  const [one, other] = [createActor(counter).start(), createActor(counter).start()];
  for (let count = 0; count < 10; count += 1) other.send({ type: "add" });
  const { seen, text, change } = draw(one);
  change(one);
  expect(seen[1]).toBe(seen[0]);
  change(other);
  expect(text()).toBe("1");
  for (let count = 0; count < 10; count += 1) act(() => one.send({ type: "add" }));
  expect(text()).toBe("1");
  for (let count = 0; count < 10; count += 1) act(() => other.send({ type: "add" }));
  expect(text()).toBe("2");
});
