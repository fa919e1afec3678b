// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeNearness, stretchClass } from "./nearness.ts";

/** The elements that are looked at, and who is told of them. */
const observed = new Map<Element, (isNear: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  observed.clear();
  class Observer {
    readonly tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;
    constructor(tell: Observer["tell"]) {
      this.tell = tell;
    }
    observe(target: Element): void {
      observed.set(target, (isIntersecting) => this.tell([{ isIntersecting, target }]));
    }
    unobserve(target: Element): void {
      observed.delete(target);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As many stretches as asked for, with 16 elements in each. */
const stretches = (count: number) =>
  Array.from({ length: count }, () => {
    const stretch = document.createElement("div");
    stretch.className = stretchClass;
    stretch.append(...Array.from({ length: 16 }, () => document.createElement("div")));
    document.body.append(stretch);
    return { stretch, elements: [...stretch.children].filter((one) => one instanceof HTMLElement) };
  });

it("looks at what stands in a stretch only while the stretch is near", () => {
  const nearness = makeNearness();
  const all = stretches(14);
  const near: Element[] = [];
  const stops = all.flatMap(({ elements }) =>
    elements.map((element) => nearness.watch(element, () => near.push(element))),
  );
  expect(observed.size).toBe(14);

  const [, second] = all;
  const [first, other] = second?.elements ?? [];
  if (second === undefined || first === undefined || other === undefined) throw new Error("there are stretches");
  observed.get(second.stretch)?.(true);
  expect(observed.size).toBe(14 + 16);
  observed.get(first)?.(true);
  observed.get(other)?.(true);
  observed.get(other)?.(false);
  vi.advanceTimersByTime(1000);
  expect(near).toEqual([first]);

  observed.get(other)?.(true);
  observed.get(second.stretch)?.(false);
  vi.advanceTimersByTime(1000);
  expect(near, "what was only scrolled past does not count").toEqual([first]);
  expect(observed.size).toBe(14);

  observed.get(second.stretch)?.(true);
  for (const stop of stops) stop();
  expect(observed.size).toBe(0);
});

it("looks at what stands in no stretch, and at what comes into one that is near", () => {
  const nearness = makeNearness();
  const alone = document.createElement("div");
  const near: Element[] = [];
  nearness.watch(alone, () => near.push(alone));
  expect([...observed.keys()]).toEqual([alone]);

  const [one] = stretches(1);
  const [first, second] = one?.elements ?? [];
  if (one === undefined || first === undefined || second === undefined) throw new Error("there is a stretch");
  nearness.watch(first, () => near.push(first));
  observed.get(one.stretch)?.(true);
  nearness.watch(second, () => near.push(second));
  for (const element of [alone, first, second]) observed.get(element)?.(true);
  vi.advanceTimersByTime(1000);
  expect(near).toEqual([alone, first, second]);
});
