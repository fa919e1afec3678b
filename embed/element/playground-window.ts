import { explorerParameter } from "#docs-host/site/page-data";
import type { Begun, EarlyAnswer, Emit, PlaceAnswer, Source } from "../protocol/index.ts";
import { secretsOf } from "../protocol/index.ts";
import { type CoverOptions, coverPage } from "./cover-page.ts";
import { type EarlyWindow, earlyWindow } from "./early-window.ts";
import { type Route, type Routes, startRoute } from "./routes.ts";
import type { WorkerClient } from "./worker-client.ts";

const loadPlayground = () => import("../playground/index.tsx");

type Shared = ReturnType<Awaited<ReturnType<typeof loadPlayground>>["referenceDeps"]>;

/** Shows the playground of one call at a time over the page. */
export interface PlaygroundWindow {
  /**
   * Shows the first screen of a playground as soon as possible, before its route is known. Resolves to the data of the
   * playground; undefined if the data must be requested.
   */
  readonly expect: (name: string, isCurrent: () => boolean) => Promise<EarlyAnswer | undefined>;
  /**
   * Opens the playground of a page; one of this page that is open stays, and a page without one closes any. `text` is its
   * form, if that is known.
   */
  readonly open: (route: Route, place: PlaceAnswer, isCurrent: () => boolean, text?: string) => Promise<void>;
  /** Removes a first screen if its playground can't be opened. */
  readonly giveUp: () => void;
  readonly close: () => void;
}

interface WindowOptions extends CoverOptions {
  readonly source: Source;
  /** The base URL of an API without a server in its description. */
  readonly server: string | undefined;
  readonly routes: Routes;
  readonly emit: Emit;
  readonly worker: WorkerClient;
  readonly begun: Begun | undefined;
  readonly index: string | undefined;
  readonly signal: AbortSignal;
  /** Called with the route below when the reader closes the playground. */
  readonly onClose: (route: Route) => void;
  /** Called when the reader closes a playground before its route is known, with its name. */
  readonly onLeave: (name: string) => void;
}

/** Creates the window of an element's playgrounds. */
export function playgroundWindow(options: WindowOptions): PlaygroundWindow {
  const { playgroundRoot, isInPlace, routes, emit, worker, onClose, onLeave } = options;
  let opened: { readonly path: string; readonly unmount: () => void } | undefined;
  let shared: Shared | undefined;
  /** Shows the page again; undefined while it is not covered. */
  let uncover: (() => void) | undefined;
  /** The form that was requested before the code of its playground had loaded, until the playground takes it. */
  let requested: { readonly url: string; readonly text: Promise<string | undefined> } | undefined;
  const loadText = (url: string): Promise<string | undefined> => {
    const text = requested?.url === url ? requested.text : worker.ask("form", url);
    requested = undefined;
    return text;
  };
  const cover = (): void => {
    uncover ??= coverPage(options);
  };
  const early = earlyWindow({
    ...{ ...options, cover, secrets: secretsOf(idOf(options.source)) },
    onLeave: (path) => onClose({ ...startRoute, path }),
    onLeaveNamed: onLeave,
    onUnplaced: () => loadSeen(early.shown()),
  });
  const close = (): void => {
    opened?.unmount();
    opened = undefined;
    early.remove();
    uncover?.();
    uncover = undefined;
  };
  const giveUp = (): void => (opened === undefined ? close() : undefined);
  const failed = (route: Route, error: unknown): void => {
    reportError(error);
    emit("error", { cause: "playground", message: "The playground could not be shown.", path: route.path });
    onClose(route);
  };
  return {
    ...{ close, giveUp },
    expect: async (name, isCurrent) => {
      const before = early.shown();
      const answer = await early.show(name, isCurrent);
      // A page that was covered before this request remains covered.
      if (answer === undefined && isCurrent() && before === undefined) giveUp();
      // Without a first screen to look at, the playground loads at once; a failure is reported when it opens.
      if (early.shown() === undefined) void loadPlayground().catch(() => undefined);
      return answer;
    },
    open: async (route, { call, path }, isCurrent, text) => {
      if (call === undefined) return close();
      if (opened?.path === path) return;
      // Reads the form while the playground loads. A failure is retried and reported later.
      const form = { url: call.formUrl, text: text === undefined ? worker.ask("form", call.formUrl) : resolved(text) };
      form.text.catch(() => undefined);
      await early.shown()?.isSeen();
      const { openReferencePlayground, referenceDeps } = await loadPlayground();
      if (!isCurrent()) return;
      opened?.unmount();
      requested = form;
      shared ??= referenceDeps(sharedDepsOptions(options, loadText, () => opened?.path ?? path));
      const below = { ...route, isOpen: false };
      cover();
      const root = rootIn(playgroundRoot);
      const unmount = openReferencePlayground({
        ...{ root, shared, isInPlace, early: early.shown() },
        call: { ...call, referenceHref: routes.hrefOf({ ...startRoute, path }) },
        onClose: () => onClose(below),
        onError: (error) => failed(below, error),
      });
      opened = { path, unmount };
    },
  };
}

/** Loads a playground once its reader has seen the start of it; a failure is reported when it opens. */
const loadSeen = (shown: ReturnType<EarlyWindow["shown"]>): void =>
  void shown
    ?.isSeen()
    .then(loadPlayground)
    .catch(() => undefined);

/** Creates the element that a playground draws itself into. */
function rootIn(playgroundRoot: HTMLElement): HTMLElement {
  const root = playgroundRoot.ownerDocument.createElement("div");
  root.className = "playground-root";
  playgroundRoot.append(root);
  return root;
}

const resolved = async (text: string): Promise<string> => text;

/** Identifies a description in stored data. */
const idOf = (source: Source): string => (source.kind === "address" ? source.url : source.name);

const sharedDepsOptions = (
  { source, isInPlace, emit, signal }: WindowOptions,
  loadText: (url: string) => Promise<string | undefined>,
  path: () => string,
) => ({
  id: idOf(source),
  // A single playground is at the address of its page.
  hrefOf: (href: string) =>
    isInPlace ? location.href : new URL(`${href}?${explorerParameter}=true`, location.href).href,
  ...{ loadText, path, emit, signal },
});
