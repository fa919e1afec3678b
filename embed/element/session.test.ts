// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "../protocol/index.ts";
import { startAnswering } from "../worker/start-answering.ts";
import { createView, type ReferenceView } from "./reference-view.ts";
import { hashRoutes, memoryRoutes, type Routes } from "./routes.ts";
import { type Session, startSession } from "./session.ts";

const garden = `openapi: 3.1.0
info: { title: Garden, version: "1", description: "Read [elsewhere](https://other.example/)." }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      responses: { "200": { description: Them, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }
  /plants:
    get: { operationId: listPlants, tags: [Plants], responses: { "200": { description: Them } } }
components:
  schemas:
    Pet: { type: object, properties: { owner: { type: object, properties: { name: { type: string } } } } }
`;

/** Runs the code of the worker on this thread, which has no workers. It can't answer about `/broken`. */
class WorkerHere {
  static stopped = 0;
  onmessage: (event: { readonly data: FromWorker }) => void = () => {};
  readonly #post = (data: FromWorker): void => queueMicrotask(() => this.onmessage({ data: structuredClone(data) }));
  readonly #answer = startAnswering({
    post: this.#post,
    fetchText: () => Promise.reject(new TypeError("the text is in the message")),
    onOpened: () => {},
  });

  postMessage(message: ToWorker): void {
    if (message.type === "head" || message.type === "body") return;
    if (message.type === "ask" && message.asked === "/broken") {
      this.#post({ type: "unanswered", number: message.number, message: "out of memory" });
    } else this.#answer(structuredClone(message));
  }

  terminate(): void {
    WorkerHere.stopped += 1;
    this.onmessage = () => {};
  }
}

const emit = vi.fn();
const onRetry = vi.fn();
const open: Session[] = [];

beforeEach(() => {
  vi.stubGlobal("Worker", WorkerHere);
  // The build writes it.
  vi.stubGlobal("__CALLBOARD_EMBED_BUILD__", "test");
  vi.stubGlobal("reportError", vi.fn());
  WorkerHere.stopped = 0;
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
  text = garden,
}: {
  readonly routes?: Routes;
  readonly endpoint?: string;
  readonly text?: string;
} = {}) {
  const view = createView(document, true);
  const playgroundRoot = document.createElement("div");
  document.body.append(view.page, playgroundRoot);
  const session = startSession({
    ...{ source: { kind: "text", name: "garden", text }, view, playgroundRoot, routes },
    ...{ isInPlace: false, server: undefined, endpoint, emit, onRetry, begun: undefined, index: undefined },
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
  await shows("/pets/list-pets");
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
  await vi.waitFor(() => expect(view.status.textContent).toBe("Plants"), { timeout: 10_000 });
  expect(isTaken(linkIn(view.navigation, "Plants"))).toBe(true);
  expect(history.length).toBe(before + 1);
});

it("opens what a part is nested in, and scrolls to it", async () => {
  const { session, view } = await started();
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  await session.navigate("listPets", false);
  const nested = () => view.content.querySelector<HTMLDetailsElement>("details.nested");
  await vi.waitFor(() => expect(nested()).not.toBeNull(), { timeout: 10_000 });
  nested()?.removeAttribute("open");
  const link = document.createElement("a");
  link.dataset.route = "/pets/list-pets#response.200.owner.name";
  view.page.append(link);
  isTaken(link);
  await vi.waitFor(() => expect(scrolled).toEqual(["response.200.owner.name"]), { timeout: 10_000 });
  expect(nested()?.open).toBe(true);
  expect(await session.navigate("/nowhere", false)).toBe(false);
});

it("shows pages by name, and follows the address", async () => {
  const { session } = await started();
  expect(await session.navigate("GET /plants", false)).toBe(true);
  await shows("/plants/list-plants");
  expect([await session.navigate("nobody", false), location.hash]).toEqual([false, "#garden/plants/list-plants"]);
  history.replaceState(null, "", "#garden/pets");
  dispatchEvent(new Event("popstate"));
  await shows("/pets");
});

it("reports a description that can't be read, in place of the page, and tries again when asked", async () => {
  const { view } = start({ text: "It is a poem." });
  await vi.waitFor(() => expect(view.content.querySelector("[role=alert]")).not.toBeNull(), { timeout: 10_000 });
  const message = "garden can’t be read as the description of an API";
  expect(emit.mock.calls).toEqual([
    ["error", { cause: "not-a-description", message: expect.stringContaining(message) as string }],
  ]);
  expect(view.content.textContent).toContain(message);
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
  expect(WorkerHere.stopped).toBe(1);
  expect(isTaken(linkIn(view.navigation, "Plants"))).toBe(false);
  history.replaceState(null, "", "#garden/pets");
  dispatchEvent(new Event("popstate"));
  await new Promise((done) => setTimeout(done));
  expect(emit).not.toHaveBeenCalled();
});
