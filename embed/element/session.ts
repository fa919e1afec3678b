import type { Emit, Problem, Source } from "../protocol/index.ts";
import { listenToLinks } from "./links.ts";
import { pageDrawer } from "./page-drawer.ts";
import { playgroundWindow } from "./playground-window.ts";
import type { ReferenceView } from "./reference-view.ts";
import { type Route, type Routes, routeText, startRoute } from "./routes.ts";
import { scrollToPart } from "./scroll-to-part.ts";
import { missingFiles, startWorkerClient, type WorkerClient } from "./worker-client.ts";

/** The settings of a reference that is shown. */
export interface SessionOptions {
  readonly source: Source;
  readonly view: ReferenceView;
  /** The element that the playground draws itself into. */
  readonly playgroundRoot: HTMLElement;
  readonly routes: Routes;
  readonly server: string | undefined;
  /** The name of the endpoint that is shown first. */
  readonly endpoint: string | undefined;
  readonly emit: Emit;
  readonly onRetry: () => void;
}

/** A reference that is shown in an element. */
export interface Session {
  /** Shows what has a name: an id, method and path of an endpoint, or a path of the reference. */
  readonly navigate: (name: string, isOpen: boolean) => Promise<boolean>;
  /** Ends it: its worker, its requests and its listeners. */
  readonly stop: () => void;
}

/** Reads a description and shows it, until it is stopped. */
export function startSession(options: SessionOptions): Session {
  const { source, view, routes, server, emit } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const worker = startWorkerClient({ source, server });
  const drawer = pageDrawer({ view, routes, worker });
  const screen = playgroundWindow({ ...options, worker, signal, onClose: (route) => go(route, "replace") });
  /** The route that was asked for last. */
  let wanted: Route | undefined;

  const show = async (route: Route, isFirst: boolean): Promise<void> => {
    wanted = route;
    const isCurrent = (): boolean => !signal.aborted && wanted === route;
    const place = await worker.ask("place", route.path);
    if (!isCurrent()) return;
    if (place === undefined) {
      if (route.path !== startRoute.path) await show(startRoute, isFirst);
      return;
    }
    if (route.isOpen) await screen.open(route, place, isCurrent);
    else screen.close();
    if (!isCurrent()) return;
    emit("navigate", { path: place.path, title: place.title, isPlaygroundOpen: route.isOpen });
    const isOther = await drawer.draw(place.path, isCurrent, route.isOpen);
    if (!isCurrent() || route.isOpen) return;
    if (!isFirst && isOther) view.status.textContent = place.title;
    scrollToPart(view, route.part, !isFirst && isOther);
  };
  const failed = (error: unknown): void =>
    signal.aborted ? undefined : reportFailure(error, options, { path: wanted?.path, hasPage: drawer.hasPage() });
  const go = (route: Route, how: "push" | "replace"): void => {
    routes.write(route, how);
    show(route, false).catch(failed);
  };
  listenToLinks(view, signal, (route) =>
    go(route, wanted !== undefined && routeText(route) === routeText(wanted) ? "replace" : "push"),
  );

  const start = async (): Promise<void> => {
    const first = routes.read();
    if (first?.isOpen) screen.preload();
    const opened = await worker.opened;
    if ("cause" in opened) return reportProblem(opened, options);
    view.navigation.setAttribute("aria-label", `Contents of ${opened.title}`);
    signal.addEventListener(
      "abort",
      routes.listen((route) => show(route ?? startRoute, false).catch(failed)),
    );
    const named = options.endpoint && (await pathOf(worker, options.endpoint));
    // The program of the page may have asked for another page meanwhile.
    if (wanted === undefined) await show(first ?? { ...startRoute, path: named || startRoute.path }, true);
  };
  start().catch(failed);

  return {
    navigate: async (name, isOpen) => {
      if (isOpen) screen.preload();
      const path = await pathOf(worker, name);
      if (path !== undefined) go({ path, part: "", isOpen }, "push");
      return path !== undefined;
    },
    stop: () => {
      drawer.leave();
      screen.close();
      ended.abort();
      worker.stop();
    },
  };
}

function reportProblem(problem: Problem, { view, emit, onRetry }: SessionOptions): void {
  view.showProblem(problem, onRetry);
  emit("error", { cause: problem.cause, message: problem.message });
}

/** Reports that a page or a playground can't be shown. A page that is there stays, with its links. */
function reportFailure(
  error: unknown,
  { view, emit, onRetry }: SessionOptions,
  { path, hasPage }: { readonly path: string | undefined; readonly hasPage: boolean },
): void {
  reportError(error);
  const message = error instanceof Error ? error.message : String(error);
  emit("error", { cause: "files", message, path });
  if (!hasPage) view.showProblem(missingFiles(message), onRetry);
}

/** Returns the path of what has a name, or of a page at a path; undefined if there is none. */
async function pathOf(worker: WorkerClient, name: string): Promise<string | undefined> {
  const opened = await worker.opened;
  if ("cause" in opened) return undefined;
  if (!name.startsWith("/")) return worker.ask("path", name);
  return (await worker.ask("place", name))?.path;
}
