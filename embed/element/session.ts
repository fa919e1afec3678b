import type { Emit, PlaceAnswer, Problem, Source } from "../protocol/index.ts";
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
  /** True if only the playground of `endpoint` is shown. */
  readonly isInPlace: boolean;
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
  const { source, view, isInPlace, routes, server, emit } = options;
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
    if (place === undefined) return route.path === startRoute.path ? undefined : show(startRoute, isFirst);
    if (route.isOpen) await screen.open(route, place, isCurrent);
    else screen.close();
    if (!isCurrent()) return;
    if (isInPlace && place.call === undefined) return reportProblem(noPlayground(options.endpoint), options);
    emit("navigate", { path: place.path, title: place.title, isPlaygroundOpen: route.isOpen });
    const isOther = !isInPlace && (await drawer.draw(place.path, isCurrent, route.isOpen)) && !isFirst;
    if (isCurrent() && !route.isOpen) arrive(view, place, route, isOther);
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
    const read = routes.read();
    if (isInPlace || read?.isOpen) screen.preload();
    const opened = await worker.opened;
    if ("cause" in opened) return reportProblem(opened, options);
    view.navigation.setAttribute("aria-label", `Contents of ${opened.title}`);
    signal.addEventListener(
      "abort",
      routes.listen((route) => void show(route ?? startRoute, false).catch(failed)),
    );
    const first = read ?? (await firstRoute(options, worker));
    // The program of the page may have asked for another page meanwhile.
    if (wanted !== undefined) return;
    if (first === undefined) return reportProblem(noPlayground(options.endpoint), options);
    await show(first, true);
  };
  start().catch(failed);

  return {
    navigate: async (name, isOpen) => {
      if (isOpen || isInPlace) screen.preload();
      const path = await pathOf(worker, name);
      if (path !== undefined) go({ path, part: "", isOpen: isOpen || isInPlace }, "push");
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

/** Announces another page, and scrolls to the part that a route names. */
function arrive(view: ReferenceView, { title }: PlaceAnswer, { part }: Route, isOther: boolean): void {
  if (isOther) view.status.textContent = title;
  scrollToPart(view, part, isOther);
}

function reportProblem(problem: Problem, { view, emit, onRetry }: SessionOptions): void {
  view.showProblem(problem, onRetry);
  emit("error", { cause: problem.cause, message: problem.message });
}

/** Returns the route of the endpoint that is shown first; undefined if only its playground is shown, and there is none. */
async function firstRoute({ endpoint, isInPlace }: SessionOptions, worker: WorkerClient): Promise<Route | undefined> {
  const path = endpoint === undefined ? undefined : await pathOf(worker, endpoint);
  if (isInPlace) return path === undefined ? undefined : { path, part: "", isOpen: true };
  return { ...startRoute, path: path ?? startRoute.path };
}

/** The problem of an element for one playground whose endpoint has none. */
const noPlayground = (endpoint: string | undefined): Problem => ({
  cause: "endpoint",
  message: endpoint === undefined ? "No endpoint is named." : `The API has no endpoint ${endpoint}.`,
  advice: "The attribute endpoint names it, by its id or as method and path: POST /pets.",
});

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
