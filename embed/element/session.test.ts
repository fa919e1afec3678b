// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromWorker, PageAnswer, Problem, QuestionMessage, ToWorker } from "../protocol/index.ts";
import { createView, type ReferenceView } from "./reference-view.ts";
import { hashRoutes, memoryRoutes, type Routes } from "./routes.ts";
import { type Session, startSession } from "./session.ts";

/** The pages of a description by their paths, and the paths of its endpoints by their names. */
const pages: { readonly [path: string]: PageAnswer } = Object.fromEntries(
  ["/", "/pets", "/plants"].map((path) => [
    path,
    {
      ...{ path, title: `Page ${path}`, call: undefined },
      markup: [
        [["a", { href: "/plants" }, ["Plants"]]],
        [
          ["a", { href: "#top" }, ["top"]],
          ["details", {}, [["p", { id: "deep" }, ["deep"]]]],
          ["a", { href: "https://other.example/" }, ["elsewhere"]],
        ],
      ],
    },
  ]),
);
const names: { readonly [name: string]: string } = { listPets: "/pets", "GET /plants": "/plants" };

/** A worker that answers at once, from these pages. */
class FakeWorker {
  static problem: Problem | undefined;
  static stopped = 0;
  onmessage: (event: { readonly data: FromWorker }) => void = () => {};

  postMessage(message: ToWorker): void {
    const answer = (data: FromWorker): void => queueMicrotask(() => this.onmessage({ data }));
    if (message.type === "open") {
      answer(
        FakeWorker.problem === undefined
          ? { type: "opened", opened: { title: "Garden" } }
          : { type: "failed", problem: FakeWorker.problem },
      );
    } else if (message.type === "ask") {
      const { number } = message;
      if (message.asked === "/broken") answer({ type: "unanswered", number, message: "out of memory" });
      else answer({ type: "answer", number, answer: this.#answerTo(message) });
    }
  }

  terminate(): void {
    FakeWorker.stopped += 1;
  }

  #answerTo({ about, asked }: QuestionMessage): unknown {
    if (about === "path") return names[asked];
    if (about === "place") return pages[asked];
    if (about === "page") return pages[asked.path];
    return undefined;
  }
}

const emit = vi.fn();
const onRetry = vi.fn();
const open: Session[] = [];

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("reportError", vi.fn());
  FakeWorker.problem = undefined;
  FakeWorker.stopped = 0;
  history.replaceState(null, "", "/docs");
});
afterEach(() => {
  for (const session of open.splice(0)) session.stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  emit.mockClear();
  onRetry.mockClear();
});

function start({
  routes = hashRoutes("garden"),
  endpoint,
}: {
  readonly routes?: Routes;
  readonly endpoint?: string;
} = {}) {
  const view = createView(document, true);
  const playgroundRoot = document.createElement("div");
  document.body.append(view.page, playgroundRoot);
  const session = startSession({
    ...{ source: { kind: "text", name: "garden", text: "openapi: 3.1.0" }, view, playgroundRoot, routes },
    ...{ isInPlace: false, server: undefined, endpoint, emit, onRetry, begun: undefined },
  });
  open.push(session);
  return { session, view };
}

const shown = (): readonly unknown[] =>
  emit.mock.calls.map(([type, detail]: unknown[]) => [type, (detail as { readonly path?: string }).path]);
const shows = (path: string) =>
  vi.waitFor(() => expect(shown().at(-1)).toEqual(["navigate", path]), { timeout: 10_000 });
const linkIn = (part: HTMLElement, text: string): HTMLAnchorElement => {
  const found = [...part.querySelectorAll("a")].find(({ textContent }) => textContent === text);
  if (found === undefined) throw new Error(`no link ${text}`);
  return found;
};

/** Presses a link; returns true if the reference has taken it. */
function isTaken(link: HTMLElement, options: MouseEventInit = {}): boolean {
  let isTaken = false;
  // The document would follow links that nothing has taken.
  const last = (event: Event): void => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...options }));
  return isTaken;
}

/** Starts at the first page, and waits until it is drawn. */
async function started(options: Parameters<typeof start>[0] = {}): Promise<ReturnType<typeof start>> {
  const all = start(options);
  await vi.waitFor(() => expect(all.view.content.querySelector("details")).not.toBeNull(), { timeout: 10_000 });
  return all;
}

const barOf = ({ page }: ReferenceView) => page.querySelector<HTMLElement>(".callboard-bar");

it("shows the first page, with the title of the API, and the endpoint that is named", async () => {
  const { view } = start();
  expect([view.content.getAttribute("aria-busy"), barOf(view)?.hidden]).toEqual(["true", true]);
  await shows("/");
  await vi.waitFor(() => expect(view.content.hasAttribute("aria-busy")).toBe(false), { timeout: 10_000 });
  expect([view.navigation.getAttribute("aria-label"), barOf(view)?.hidden]).toEqual(["Contents of Garden", false]);
  start({ endpoint: "listPets", routes: memoryRoutes() });
  await shows("/pets");
  start({ endpoint: "nobody", routes: memoryRoutes() });
  await shows("/");
});

it("starts with the page in the address, and with the first one if that does not exist", async () => {
  history.replaceState(null, "", "#garden/plants");
  start();
  await shows("/plants");
  history.replaceState(null, "", "#garden/nowhere");
  start();
  await shows("/");
});

it("follows plain clicks on links within the reference, and no others", async () => {
  const { view } = await started();
  expect(isTaken(linkIn(view.content, "elsewhere"))).toBe(false);
  const plants = linkIn(view.navigation, "Plants");
  for (const options of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }]) {
    expect(isTaken(plants, options)).toBe(false);
  }
  plants.addEventListener("click", (event) => event.preventDefault(), { once: true });
  isTaken(plants);
  expect(location.hash).toBe("");
  const before = history.length;
  expect(isTaken(plants)).toBe(true);
  await shows("/plants");
  expect([location.hash, history.length]).toEqual(["#garden/plants", before + 1]);
  await vi.waitFor(() => expect(view.status.textContent).toBe("Page /plants"), { timeout: 10_000 });
  expect(isTaken(linkIn(view.navigation, "Plants"))).toBe(true);
  expect(history.length).toBe(before + 1);
});

it("opens what a part is nested in, and scrolls to it", async () => {
  const { session, view } = await started();
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  const link = document.createElement("a");
  link.dataset.route = "/#deep";
  view.page.append(link);
  isTaken(link);
  await vi.waitFor(() => expect(scrolled).toEqual(["deep"]), { timeout: 10_000 });
  expect(view.content.querySelector("details")?.open).toBe(true);
  expect(await session.navigate("/nowhere", false)).toBe(false);
});

it("shows pages by name, and follows the address", async () => {
  const { session } = await started();
  expect(await session.navigate("GET /plants", false)).toBe(true);
  await shows("/plants");
  expect([await session.navigate("nobody", false), location.hash]).toEqual([false, "#garden/plants"]);
  history.replaceState(null, "", "#garden/pets");
  dispatchEvent(new Event("popstate"));
  await shows("/pets");
});

it("reports a description that can't be read, in place of the page, and tries again when asked", async () => {
  FakeWorker.problem = { cause: "not-a-description", message: "It is a poem.", advice: "Name an API." };
  const { view } = start();
  await vi.waitFor(() => expect(view.content.querySelector("[role=alert]")).not.toBeNull(), { timeout: 10_000 });
  expect(emit.mock.calls).toEqual([["error", { cause: "not-a-description", message: "It is a poem." }]]);
  expect(view.content.textContent).toContain("It is a poem.Name an API.");
  expect([view.content.hasAttribute("aria-busy"), barOf(view), view.navigation.isConnected]).toEqual([
    ...[false, null, false],
  ]);
  view.content.querySelector<HTMLElement>(".callboard-retry")?.click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("keeps the page that is there if another one can't be shown", async () => {
  const { session, view } = await started();
  await expect(session.navigate("/broken", false)).rejects.toThrow("out of memory");
  const link = document.createElement("a");
  link.dataset.route = "/broken";
  view.page.append(link);
  isTaken(link);
  await vi.waitFor(() => expect(shown().at(-1)).toEqual(["error", "/broken"]), { timeout: 10_000 });
  expect(view.content.querySelector("details")).not.toBeNull();
});

it("does nothing once it has stopped", async () => {
  const { session, view } = await started();
  emit.mockClear();
  session.stop();
  expect(FakeWorker.stopped).toBe(1);
  expect(isTaken(linkIn(view.navigation, "Plants"))).toBe(false);
  history.replaceState(null, "", "#garden/pets");
  dispatchEvent(new Event("popstate"));
  await new Promise((done) => setTimeout(done));
  expect(emit).not.toHaveBeenCalled();
});
