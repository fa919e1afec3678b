// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeNearViewport, windowClass } from "./near-viewport.ts";

/** Observed elements, each with a function that reports a change. */
const observed = new Map<Element, (isNear: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  observed.clear();
  class Observer {
    readonly notify: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;
    constructor(notify: Observer["notify"]) {
      this.notify = notify;
    }
    observe(target: Element): void {
      observed.set(target, (isIntersecting) => this.notify([{ isIntersecting, target }]));
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

/** Adds windows of 16 elements each to the page. */
const windows = (count: number) =>
  Array.from({ length: count }, () => {
    const watched = document.createElement("div");
    watched.className = windowClass;
    watched.append(...Array.from({ length: 16 }, () => document.createElement("div")));
    document.body.append(watched);
    return { watched, elements: [...watched.children].filter((one) => one instanceof HTMLElement) };
  });

it("observes elements in a window only while the window is near", () => {
  const nearViewport = makeNearViewport();
  const all = windows(14);
  const near: Element[] = [];
  const stops = all.flatMap(({ elements }) =>
    elements.map((element) => nearViewport.watch(element, () => near.push(element))),
  );
  expect(observed.size).toBe(14);

  const [, second] = all;
  const [first, other] = second?.elements ?? [];
  if (second === undefined || first === undefined || other === undefined) throw new Error("a window has no elements");
  observed.get(second.watched)?.(true);
  expect(observed.size).toBe(14 + 16);
  observed.get(first)?.(true);
  observed.get(other)?.(true);
  observed.get(other)?.(false);
  vi.advanceTimersByTime(1000);
  expect(near).toEqual([first]);

  observed.get(other)?.(true);
  observed.get(second.watched)?.(false);
  vi.advanceTimersByTime(1000);
  expect(near, "elements that were only scrolled past are not near").toEqual([first]);
  expect(observed.size).toBe(14);

  observed.get(second.watched)?.(true);
  for (const stop of stops) stop();
  expect(observed.size).toBe(0);
});

it("observes elements outside windows and elements added to a near window", () => {
  const nearViewport = makeNearViewport();
  const outside = document.createElement("div");
  const near: Element[] = [];
  nearViewport.watch(outside, () => near.push(outside));
  expect([...observed.keys()]).toEqual([outside]);

  const [one] = windows(1);
  const [first, second] = one?.elements ?? [];
  if (one === undefined || first === undefined || second === undefined) throw new Error("the window has no elements");
  nearViewport.watch(first, () => near.push(first));
  observed.get(one.watched)?.(true);
  nearViewport.watch(second, () => near.push(second));
  for (const element of [outside, first, second]) observed.get(element)?.(true);
  vi.advanceTimersByTime(1000);
  expect(near).toEqual([outside, first, second]);
});
