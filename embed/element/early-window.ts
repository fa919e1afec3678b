import { mayLookDifferent, prepareEarly, type ShownEarly, shownEarly, willLookDifferent } from "#docs-host/pages/early";
import type { Begun, EarlyAnswer, MarkupNode, PlaceAnswer, Source } from "../protocol/index.ts";
import { drawMarkup } from "./draw-markup.ts";
import { linkIn } from "./link-in.ts";
import { readStored } from "./read-stored.ts";
import { type Routes, startRoute } from "./routes.ts";
import type { WorkerClient } from "./worker-client.ts";

/** The version of a screen that was drawn before its path was known. */
const unplaced = "unplaced";

/** Below this width, in rem, a playground has another layout than the first screen (`ui/shell/frame/use-narrow.ts`). */
const narrowBelow = 50;

interface EarlyOptions {
  readonly source: Source;
  readonly server: string | undefined;
  readonly playgroundRoot: HTMLElement;
  readonly isInPlace: boolean;
  readonly routes: Routes;
  readonly worker: WorkerClient;
  readonly begun: Begun | undefined;
  readonly index: string | undefined;
  /** Prefix of the tab's storage keys for this description. */
  readonly secrets: string;
  /** Shows the element that first screens are drawn into. */
  readonly cover: () => void;
  /** Called when the reader leaves the playground of a page before its script has loaded. */
  readonly onLeave: (path: string) => void;
  /** Called when the reader leaves a playground before its path is known, with its name. */
  readonly onLeaveNamed: (name: string) => void;
  /** Called when a screen is shown before its path is known, which only the playground itself replaces. */
  readonly onUnplaced: () => void;
}

/** Shows the first screens of playgrounds, which can be typed into before the script of the playground has loaded. */
export interface EarlyWindow {
  /**
   * Shows the first screen of a playground, from the last visit or from the worker. Resolves to
   * the data of the playground; undefined without a first screen. A screen of another playground then remains.
   */
  readonly show: (name: string, isCurrent: () => boolean) => Promise<EarlyAnswer | undefined>;
  /** Returns the first screen that is shown. */
  readonly shown: () => ShownEarly | undefined;
  /** Removes it. */
  readonly remove: () => void;
}

/** Creates the window of an element's first screens. */
export function earlyWindow(options: EarlyOptions): EarlyWindow {
  const { playgroundRoot, isInPlace, worker } = options;
  let shown: { readonly name: string; readonly early: ShownEarly; readonly version: string } | undefined;
  const remove = (): void => {
    shown?.early.remove();
    shown = undefined;
  };
  const draw = (
    name: string,
    markup: readonly MarkupNode[],
    { version, place }: Pick<EarlyAnswer, "version" | "place">,
  ): void => {
    const early = drawEarly(markup, place, options);
    if (early !== undefined) put(name, early, version);
  };
  const put = (name: string, early: HTMLElement, version: string): void => {
    remove();
    options.cover();
    playgroundRoot.append(early);
    prepareEarly(early);
    early.hidden = false;
    const root = playgroundRoot.getRootNode();
    shown = { name, early: shownEarly(early, root instanceof ShadowRoot ? root : document), version };
  };
  const showStored = async (name: string, isCurrent: () => boolean): Promise<void> => {
    const stored = await readStored(name, options);
    if (stored !== undefined && isCurrent()) draw(name, stored.markup, stored);
  };
  const showUnplaced = async (name: string, isCurrent: () => boolean): Promise<void> => {
    // The operation at a path depends on the rest of the description.
    if (name.startsWith("/") || mayLookDifferent(options.secrets)) return;
    // Whoever asks without a first screen gets the error, and reports it.
    const markup = await worker.ask("screen", { name, isInPlace }).catch(() => undefined);
    const early = markup && isCurrent() ? drawUnplaced(markup, name, options) : undefined;
    if (early === undefined) return;
    put(name, early, unplaced);
    options.onUnplaced();
  };
  const showSoon = (name: string, isCurrent: () => boolean): Promise<void> =>
    holding(worker, async (release) => {
      if (shown?.name !== name) await showStored(name, isCurrent);
      if (shown === undefined && isCurrent()) {
        release();
        await showUnplaced(name, isCurrent);
      }
      return shown?.early;
    });
  return {
    remove,
    shown: () => shown?.early,
    show: async (name, isCurrent) => {
      const isNarrow = isNarrowAt(playgroundRoot, isInPlace);
      const isShown = (): boolean => shown?.name === name;
      if (!isNarrow) await showSoon(name, isCurrent);
      if (!isCurrent()) return undefined;
      const version = isShown() ? shown?.version : undefined;
      const question = { name, isInPlace, isNarrow, isUnplaced: version === unplaced, shown: version };
      // Whoever asks without a first screen gets the error, and reports it.
      const answer = await worker.ask("early", question).catch(() => undefined);
      if (!isCurrent()) return undefined;
      // Typed text moves to the fields of the playground by their ids, so another screen need not be shown between.
      if (answer?.markup !== undefined && !isShown()) draw(name, answer.markup, answer);
      // A screen of another name remains: this one may not have a screen.
      if (answer === undefined && isShown()) remove();
      return answer;
    },
  };
}

/** Shows a first screen before the worker starts, which starts once the reader sees it, or once it is released. */
async function holding(
  worker: WorkerClient,
  show: (release: () => void) => Promise<ShownEarly | undefined>,
): Promise<void> {
  let release = (): void => {};
  worker.hold(
    new Promise<void>((done) => {
      release = done;
    }),
  );
  try {
    const shown = await show(release);
    void shown?.isSeen().then(release);
    if (shown === undefined) release();
  } catch (error) {
    release();
    throw error;
  }
}

/** Draws a first screen; undefined if the playground will look different. */
function drawEarly(
  markup: readonly MarkupNode[],
  { path }: PlaceAnswer,
  { routes, secrets, playgroundRoot, onLeave }: EarlyOptions,
): HTMLElement | undefined {
  const page = playgroundRoot.ownerDocument;
  const href = routes.hrefOf({ ...startRoute, path });
  const early = drawMarkup(page, markup, linkIn(routes, path)).firstElementChild;
  if (!(early instanceof HTMLElement)) return undefined;
  // The close button links to the page of the call.
  early.querySelector("a.kit-icon-button")?.setAttribute("href", href);
  // Drafts are stored by the address of the page.
  early.dataset.draft = `${href}#${early.dataset.draft?.split("#").slice(1).join("#")}`;
  if (willLookDifferent(early, secrets)) return undefined;
  listenToClose(early, () => onLeave(path));
  return early;
}

/** Draws a first screen before its path is known. */
function drawUnplaced(
  markup: readonly MarkupNode[],
  name: string,
  { playgroundRoot, routes, onLeaveNamed }: EarlyOptions,
): HTMLElement | undefined {
  const early = drawMarkup(playgroundRoot.ownerDocument, markup, () => {}).firstElementChild;
  if (!(early instanceof HTMLElement)) return undefined;
  // Drafts are stored by the path.
  delete early.dataset.draft;
  early.querySelector("a.kit-icon-button")?.setAttribute("href", routes.hrefOf(startRoute));
  listenToClose(early, () => onLeaveNamed(name));
  return early;
}

/** Calls back when the button that closes a first screen is pressed, which is a link. */
function listenToClose(early: HTMLElement, onClose: () => void): void {
  early.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a.kit-icon-button") : null;
    if (link === null) return;
    event.preventDefault();
    onClose();
  });
}

/** Returns true if a playground is too narrow for its first screen: in place in its element, else over the window. */
function isNarrowAt(playgroundRoot: HTMLElement, isInPlace: boolean): boolean {
  const whole = playgroundRoot.ownerDocument.documentElement;
  const root = playgroundRoot.getRootNode();
  const host = isInPlace && root instanceof ShadowRoot ? root.host : whole;
  // An element is inline, which has no width, until its styles have loaded.
  const width = host.clientWidth || (host.parentElement?.clientWidth ?? 0);
  return width < narrowBelow * (Number.parseFloat(getComputedStyle(whole).fontSize) || 16);
}
