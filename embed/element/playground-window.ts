import { explorerParameter } from "#docs-host/embedded";
import type { Emit, PlaceAnswer, Source } from "../protocol/index.ts";
import type { ReferenceView } from "./reference-view.ts";
import { type Route, type Routes, startRoute } from "./routes.ts";
import type { WorkerClient } from "./worker-client.ts";

const loadPlayground = () => import("../playground/index.tsx");

type Shared = ReturnType<Awaited<ReturnType<typeof loadPlayground>>["referenceDeps"]>;

/** Shows the playground of one call at a time over the page. */
export interface PlaygroundWindow {
  /** Loads the playground before it opens; a failed load is reported when it does. */
  readonly preload: () => void;
  /** Opens the playground of a page, if it has one; one that is open stays. */
  readonly open: (route: Route, place: PlaceAnswer, isCurrent: () => boolean) => Promise<void>;
  readonly close: () => void;
}

interface WindowOptions {
  readonly source: Source;
  readonly view: ReferenceView;
  readonly playgroundRoot: HTMLElement;
  /** True if the playground replaces the page, rather than covers it. */
  readonly isInPlace: boolean;
  readonly routes: Routes;
  readonly emit: Emit;
  readonly worker: WorkerClient;
  readonly signal: AbortSignal;
  /** Called with the route below when the reader closes the playground. */
  readonly onClose: (route: Route) => void;
}

/** Creates the window of an element's playgrounds. */
export function playgroundWindow(options: WindowOptions): PlaygroundWindow {
  const { view, playgroundRoot, isInPlace, routes, emit, worker, onClose } = options;
  let opened: { readonly path: string; readonly close: () => void } | undefined;
  let shared: Shared | undefined;
  /** The form of the playground that opens, until it is used. */
  let early: { readonly url: string; readonly text: Promise<string | undefined> } | undefined;
  const loadText = (url: string): Promise<string | undefined> => {
    const text = early?.url === url ? early.text : worker.ask("form", url);
    early = undefined;
    return text;
  };
  const close = (): void => {
    opened?.close();
    opened = undefined;
  };
  return {
    preload: () => void loadPlayground().catch(() => undefined),
    close,
    open: async (route, { call, path }, isCurrent) => {
      if (call === undefined || opened?.path === path) return;
      // Its form is read while the playground loads; one that can't be is asked for again, and reported then.
      const form = { url: call.formUrl, text: worker.ask("form", call.formUrl) };
      form.text.catch(() => undefined);
      const { openReferencePlayground, referenceDeps } = await loadPlayground();
      if (!isCurrent()) return;
      close();
      early = form;
      shared ??= referenceDeps(sharedDepsOptions(options, loadText, () => opened?.path ?? path));
      const uncover = isInPlace ? replacePage(view) : coverPage(playgroundRoot);
      const link = focusedLink(view);
      const leave = (): void => onClose({ ...route, isOpen: false });
      const unmount = openReferencePlayground({
        ...{ root: playgroundRoot, shared, isInPlace, onClose: leave },
        call: { ...call, referenceHref: routes.hrefOf({ ...startRoute, path }) },
        onError: (error) => {
          reportError(error);
          emit("error", { cause: "playground", message: "The playground could not be shown.", path });
          leave();
        },
      });
      opened = {
        path,
        close: () => {
          unmount();
          uncover();
          (link ?? view.content.querySelector<HTMLElement>("[data-try-it]"))?.focus({ preventScroll: true });
        },
      };
    },
  };
}

const sharedDepsOptions = (
  { source, isInPlace, emit, signal }: WindowOptions,
  loadText: (url: string) => Promise<string | undefined>,
  path: () => string,
) => ({
  id: source.kind === "address" ? source.url : source.name,
  // A single playground is at the address of its page.
  hrefOf: (href: string) =>
    isInPlace ? location.href : new URL(`${href}?${explorerParameter}=true`, location.href).href,
  ...{ loadText, path, emit, signal },
});

/** Hides the page, which a playground replaces; returns the function that undoes it. */
function replacePage({ page }: ReferenceView): () => void {
  page.hidden = true;
  return () => {
    page.hidden = false;
  };
}

/** Shows an element over the page, which does not scroll meanwhile; returns the function that undoes it. */
function coverPage(over: HTMLElement): () => void {
  const { style } = document.documentElement;
  const { overflow } = style;
  over.showPopover();
  style.overflow = "hidden";
  return () => {
    style.overflow = overflow;
    if (over.isConnected) over.hidePopover();
  };
}

/** The link that has the focus, which gets it back when the playground closes. */
function focusedLink({ page }: ReferenceView): HTMLElement | undefined {
  const root = page.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement && active.dataset.tryIt !== undefined ? active : undefined;
}
