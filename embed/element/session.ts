import { errorMessage } from "#engine/error-message";
import type { Begun, EarlyAnswer, Emit, PlaceAnswer, Problem, Source } from "../protocol/index.ts";
import { fetchDescription } from "./description-fetch.ts";
import { type PageDrawer, pageDrawer } from "./page-drawer.ts";
import { type PlaygroundWindow, playgroundWindow } from "./playground-window.ts";
import type { ReferenceView } from "./reference-view.ts";
import { type Route, type Routes, readRoute, routeText, startRoute } from "./routes.ts";
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
  /** The folder of the description's index, see `StoredOptions`. */
  readonly index: string | undefined;
  /** The name of the endpoint that is shown first. */
  readonly endpoint: string | undefined;
  readonly emit: Emit;
  readonly onRetry: () => void;
  /** The requests for this description that the script of the tag has begun. */
  readonly begun: Begun | undefined;
}

/** A reference that is shown in an element. */
export interface Session {
  /** Shows a page by name: the id, or method and path, of an endpoint, or a path of the reference. */
  readonly navigate: (name: string, isOpen: boolean) => Promise<boolean>;
  /** Ends it: its worker, its requests and its listeners. */
  readonly stop: () => void;
}

/** Reads a description and shows it, until it is stopped. */
export function startSession(options: SessionOptions): Session {
  const { source, view, server } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const fetching = source.kind === "address" ? fetchDescription(source.url, signal, options.begun) : undefined;
  const worker = startWorkerClient(
    { source, server, shows: opensPlayground(options) ? "playground" : "page" },
    fetching,
    options.begun?.worker,
  );
  const drawer = pageDrawer({ ...options, worker });
  const navigator = routeNavigator({ ...options, worker, drawer, signal });
  listenToLinks(view, signal, navigator.follow);
  navigator.start();
  return {
    navigate: navigator.navigate,
    stop: () => {
      drawer.leave();
      navigator.close();
      ended.abort();
      worker.stop();
    },
  };
}

/** Returns true if a playground is shown first. */
const opensPlayground = ({ isInPlace, routes }: SessionOptions): boolean => isInPlace || routes.read()?.isOpen === true;

interface NavigatorOptions extends SessionOptions {
  readonly worker: WorkerClient;
  readonly drawer: PageDrawer;
  readonly signal: AbortSignal;
}

/** Shows routes one after another; only the latest request counts. */
interface Navigator extends Pick<Session, "navigate"> {
  /** Shows the route in the address, or the first one. */
  readonly start: () => void;
  /** Shows the route of a link. */
  readonly follow: (route: Route) => void;
  readonly close: () => void;
}

function routeNavigator(options: NavigatorOptions): Navigator {
  const { view, isInPlace, routes, emit, worker, drawer, signal } = options;
  const screen = playgroundWindow({
    ...options,
    onClose: (route) => go(route, "replace"),
    onLeave: (name) => {
      screen.close();
      navigate(name, false).catch(failed);
    },
  });
  /** The most recently requested route. */
  let wanted: Route | undefined;
  /** Identifies the most recently requested name, until its route is known. */
  let named: object | undefined;

  const show = async (route: Route, isFirst: boolean, early?: EarlyAnswer): Promise<void> => {
    wanted = route;
    named = undefined;
    const isCurrent = (): boolean => !signal.aborted && wanted === route;
    const place = early?.place ?? (await worker.ask("place", route.path));
    if (!isCurrent()) return;
    if (place === undefined) return route.path === startRoute.path ? undefined : show(startRoute, isFirst);
    if (route.isOpen) await screen.open(route, place, isCurrent, early?.form);
    else screen.close();
    if (!isCurrent()) return;
    if (isInPlace && place.call === undefined) return reportProblem(noPlayground(options.endpoint), options);
    emit("navigate", { path: place.path, title: place.title, isPlaygroundOpen: route.isOpen });
    const isOther = !isInPlace && (await drawer.draw(place.path, isCurrent, route.isOpen)) && !isFirst;
    if (isCurrent() && !route.isOpen) arrive(view, place, route, isOther);
  };
  const failed = (error: unknown): void => {
    if (signal.aborted) return;
    screen.giveUp();
    reportFailure(error, options, { path: wanted?.path, hasPage: drawer.hasPage() });
  };
  const go = (route: Route, how: "push" | "replace", early?: EarlyAnswer): void => {
    routes.write(route, how);
    show(route, false, early).catch(failed);
  };
  /** Starts looking for a name; the function returns true until something else is requested. */
  const begin = (): (() => boolean) => {
    const own = {};
    named = own;
    return () => !signal.aborted && named === own;
  };
  const showFirst = async (read: Route | undefined, isCurrent: () => boolean): Promise<void> => {
    const first = read ?? (await firstRoute(options, worker));
    // The program of the page may have requested another page in the meantime.
    if (wanted !== undefined || !isCurrent()) return;
    if (first === undefined) return reportProblem(noPlayground(options.endpoint), options);
    await show(first, true);
  };
  const navigate = async (name: string, isOpen: boolean): Promise<boolean> => {
    const isCurrent = begin();
    const early = isOpen || isInPlace ? await screen.expect(name, isCurrent) : undefined;
    const path = early?.place.path ?? (await pathOf(worker, name));
    if (!isCurrent()) return path !== undefined;
    if (path !== undefined) go({ path, part: "", isOpen: isOpen || isInPlace }, "push", early);
    // The first page was removed for a page that does not exist.
    else if (wanted === undefined && !("cause" in (await worker.opened)))
      showFirst(routes.read(), isCurrent).catch(failed);
    else if (wanted?.isOpen === false) screen.giveUp(); // one of a name that nobody opens any more
    return path !== undefined;
  };
  return {
    navigate,
    close: screen.close,
    follow: (route) => go(route, wanted !== undefined && routeText(route) === routeText(wanted) ? "replace" : "push"),
    start: () => void start({ ...options, screen, begin, show, showFirst, failed }).catch(failed),
  };
}

interface StartOptions extends NavigatorOptions {
  readonly screen: PlaygroundWindow;
  readonly begin: () => () => boolean;
  readonly show: (route: Route, isFirst: boolean, early?: EarlyAnswer) => Promise<void>;
  readonly showFirst: (read: Route | undefined, isCurrent: () => boolean) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Shows the first route: a playground as soon as it has a first screen, a page once the description has been read. */
async function start(options: StartOptions): Promise<void> {
  const { view, isInPlace, routes, worker, drawer, signal, screen, begin, show, showFirst, failed } = options;
  const read = routes.read();
  let isRead = false;
  const name = isInPlace ? options.endpoint : read?.isOpen ? read.path : undefined;
  const isCurrent = begin();
  // An endpoint that is named has its path in the description.
  if (!isInPlace && name === undefined && (read !== undefined || options.endpoint === undefined))
    worker.hold(drawer.drawStored((read ?? startRoute).path, () => isCurrent() && !isRead));
  const early = name === undefined ? undefined : await screen.expect(name, isCurrent);
  const isShown = early !== undefined && isCurrent();
  if (isShown) show({ ...startRoute, ...read, path: early.place.path, isOpen: true }, true, early).catch(failed);
  const opened = await worker.opened;
  isRead = true;
  if ("cause" in opened) {
    // Nothing replaces a first screen without a call.
    if (!isShown) screen.giveUp();
    return reportProblem(opened, options);
  }
  // A large description is shown before all of it has been read.
  void worker.problem.then((problem) => {
    if (signal.aborted) return;
    screen.close();
    reportProblem(problem, options);
  });
  view.navigation.setAttribute("aria-label", `Contents of ${opened.title}`);
  signal.addEventListener(
    "abort",
    routes.listen((route) => void show(route ?? startRoute, false).catch(failed)),
  );
  if (!isShown) await showFirst(read, isCurrent);
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

/** The problem of an element for one playground if the endpoint has no playground. */
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
  const message = errorMessage(error);
  emit("error", { cause: "files", message, path });
  if (!hasPage) view.showProblem(missingFiles(message), onRetry);
}

/** Returns the path of a name, or of a page at a path; otherwise undefined. */
async function pathOf(worker: WorkerClient, name: string): Promise<string | undefined> {
  const opened = await worker.opened;
  if ("cause" in opened) return undefined;
  if (!name.startsWith("/")) return worker.ask("path", name);
  return (await worker.ask("place", name))?.path;
}

/** Calls back when the reader follows a link within the reference, rather than opening it elsewhere. */
function listenToLinks({ page, navigation }: ReferenceView, signal: AbortSignal, onRoute: (route: Route) => void) {
  const onClick = (event: MouseEvent): void => {
    const link = event
      .composedPath()
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.route !== undefined);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link?.dataset.route === undefined || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    if (navigation.matches(":popover-open")) navigation.hidePopover();
    onRoute(readRoute(link.dataset.route));
  };
  page.addEventListener("click", onClick, { signal });
}
