// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import type { EarlyAnswer, MarkupNode } from "../protocol/index.ts";
import { earlyWindow } from "./early-window.ts";
import { memoryRoutes } from "./routes.ts";
import type { WorkerClient } from "./worker-client.ts";

const screenOf = (draft: string): MarkupNode => [
  "div",
  { class: "play", "data-draft": draft, hidden: "" },
  [
    ["a", { class: "kit-icon-button", href: "/elsewhere" }, [["span", { class: "icon" }, ["close"]]]],
    ["input", { id: "input:/body/name", value: "fern" }, []],
    ["input", { id: "input:/body/tall", type: "checkbox" }, []],
    ["button", { type: "button" }, ["Send"]],
  ],
];
const place = { path: "/pets", title: "Pets", call: undefined };
const answerOf = (markup: readonly MarkupNode[] | undefined): EarlyAnswer => ({
  ...{ place, form: "{}", markup, version: "build hash" },
});

const onLeave = vi.fn();
const cover = vi.fn();
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
});

/** Creates the window of first screens; the worker gives this answer to each question. */
function open(answer: EarlyAnswer | undefined) {
  const playgroundRoot = document.createElement("div");
  document.body.append(playgroundRoot);
  const ask = vi.fn(async () => answer);
  // It asks only for first screens here.
  const worker = { opened: new Promise(() => {}), ask, hold: () => {}, stop: () => {} } as unknown as WorkerClient;
  const early = earlyWindow({
    ...{ source: { kind: "text", name: "garden", text: "openapi: 3.1.0" }, server: undefined, playgroundRoot },
    ...{
      isInPlace: false,
      routes: memoryRoutes(),
      worker,
      fetching: undefined,
      index: undefined,
      begun: undefined,
      secrets: "garden.",
    },
    ...{ cover, onLeave, onLeaveNamed: () => {}, onUnplaced: () => {} },
  });
  return { early, ask, screen: () => playgroundRoot.querySelector<HTMLElement>(".play") };
}

/** Presses something; returns true if the window has taken it. */
function isTaken(element: Element | null | undefined): boolean {
  let taken = false;
  // The document would follow links that nothing has taken.
  const last = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
  removeEventListener("click", last);
  return taken;
}

it("shows the screen of the worker over the page, with fields that can be typed into at once", async () => {
  const { early, ask, screen } = open(answerOf([screenOf("api#plants")]));
  expect(await early.show("GET /pets", () => true)).toMatchObject({ place });
  expect(ask.mock.calls).toEqual([
    ["early", { name: "GET /pets", isInPlace: false, isNarrow: true, isUnplaced: false, shown: undefined }],
  ]);
  expect([screen()?.hidden, cover.mock.calls.length, screen()?.dataset.draft]).toEqual([false, 1, "#/pets#plants"]);
  expect([...(screen()?.querySelectorAll("input, button") ?? [])].map((one) => (one as HTMLElement).inert)).toEqual([
    ...[false, true, true],
  ]);
  expect(early.shown()).toBeDefined();
  early.remove();
  expect([screen(), early.shown()]).toEqual([null, undefined]);
});

it("is left by its close button, which is a link to the page, and by nothing else", async () => {
  const { early, screen } = open(answerOf([screenOf("api#plants")]));
  await early.show("GET /pets", () => true);
  expect(screen()?.querySelector("a")?.getAttribute("href")).toBe("#/pets");
  expect([isTaken(screen()?.querySelector("button")), isTaken(screen())]).toEqual([false, false]);
  expect(onLeave).not.toHaveBeenCalled();
  expect(isTaken(screen()?.querySelector(".icon"))).toBe(true);
  expect(onLeave.mock.calls).toEqual([["/pets"]]);
});

it("is not drawn twice, and goes when its playground has no screen", async () => {
  let answer: EarlyAnswer | undefined = answerOf([screenOf("api#plants")]);
  const { early, ask, screen } = open(undefined);
  ask.mockImplementation(async () => answer);
  await early.show("GET /pets", () => true);
  const first = screen();
  await early.show("GET /pets", () => true);
  expect(screen()).toBe(first);
  expect(ask.mock.lastCall).toMatchObject(["early", { shown: "build hash" }]);
  answer = undefined;
  await early.show("GET /pets", () => true);
  expect(screen()).toBeNull();
});

it.each<[string, () => void]>([
  ["credentials", () => sessionStorage.setItem("garden.auth", "{}")],
  ["a draft", () => sessionStorage.setItem("garden.form.#/pets#plants", "{}")],
  ["another layout", () => localStorage.setItem("callboard.split.across", "40")],
  ["another media type", () => localStorage.setItem("callboard.media.form.#/pets#plants", '"a/b"')],
])("is not drawn if the playground will have %s", async (_, store) => {
  store();
  const { early, screen } = open(answerOf([screenOf("api#plants")]));
  expect(await early.show("GET /pets", () => true)).toBeDefined();
  expect([screen(), early.shown()]).toEqual([null, undefined]);
});

it("is not drawn for a playground that is no longer wanted", async () => {
  const { early, screen } = open(answerOf([screenOf("api#plants")]));
  let isWanted = true;
  const shown = early.show("GET /pets", () => isWanted);
  isWanted = false;
  expect([await shown, screen()]).toEqual([undefined, null]);
});
