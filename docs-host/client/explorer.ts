import { choiceMade, earlyClass, type ShownEarly, showCoveredPage, shownEarly } from "#docs-host/pages/early";
import type { OpenedPlayground, OpenPlayground } from "#docs-host/playground/compose";
import { explorerParameter, type PlaygroundData, readPlaygroundData } from "#docs-host/site/page-data";
import { scriptsText } from "#locales/messages/scripts";
import { closest } from "./closest.ts";

const wanted = (): boolean => new URLSearchParams(location.search).get(explorerParameter) === "true";

const addressWith = (open: boolean): string => {
  const url = new URL(location.href);
  if (open) url.searchParams.set(explorerParameter, "true");
  else url.searchParams.delete(explorerParameter);
  return url.pathname + url.search + url.hash;
};

/** Fetches the playground, which pages do not load before it is opened. */
export type LoadPlayground = () => Promise<{ readonly openPlayground: OpenPlayground }>;

/** The playground that is open over the page, or its placeholder while it loads. */
interface Open {
  readonly takeAway: () => void;
  /** The path of the endpoint that it was opened for. */
  readonly path: string;
  /** The address of the page below, if that belongs to no endpoint. */
  readonly backTo?: string;
  /** The link that opened it. */
  readonly link?: HTMLElement;
}

/**
 * Opens and closes the playground by the address (docs/behavior.md#routes): with `?explorer=true` it is open, and
 * removing that closes it. The close button replaces the history entry and does not scroll. A link that names another
 * call opens it over the page, at the address of the call.
 */
export function enableExplorer(load: LoadPlayground): void {
  const own = readPlaygroundData(document.body.dataset);
  /** The page that this document shows; the playground may continue to the endpoints of others. */
  const home = location.pathname;
  let shown: Open | undefined;

  const close = (): void => {
    const closing = shown;
    if (closing === undefined) return;
    // Reset first, since unmounting the playground calls back.
    shown = undefined;
    showCoveredPage(document);
    closing.takeAway();
    document.dispatchEvent(new CustomEvent(choiceMade));
    // A page that was covered from the start has its link only now.
    const link = closing.link ?? document.querySelector<HTMLElement>("[data-try-it]");
    link?.focus({ preventScroll: true });
  };
  const leave = (): void => {
    if (shown !== undefined && location.pathname !== shown.path) {
      // The open playground belongs to another page by now, so that page is loaded.
      location.replace(location.pathname + location.search);
      return;
    }
    history.replaceState(history.state, "", shown?.backTo ?? addressWith(false));
    close();
  };
  const open = (data: PlaygroundData | undefined, from?: Pick<Open, "backTo" | "link">): void => {
    if (shown !== undefined || data === undefined) return;
    shown = { path: location.pathname, ...from, takeAway: mount(data, load, leave) };
  };

  document.addEventListener("click", (event) => {
    const link = closest(event, "[data-try-it]");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const named = link && readPlaygroundData({ ...document.body.dataset, ...link.dataset });
    if (!named || !plain) return;
    event.preventDefault();
    const isOwn = named.formUrl === own?.formUrl;
    const backTo = location.pathname + location.search + location.hash;
    if (!isOwn) history.pushState(null, "", `${named.referenceHref}?${explorerParameter}=true`);
    else if (!wanted()) history.pushState(null, "", addressWith(true));
    open(named, isOwn ? {} : { backTo, link });
  });
  addEventListener("popstate", () => {
    if (location.pathname !== home && (shown === undefined || !wanted())) location.reload();
    else if (!wanted()) close();
    else if (location.pathname === home) open(own);
  });
  if (wanted()) open(own);
}

/** Returns the server-rendered playground; `undefined` if there is none, or it is hidden. */
function earlyPlayground(page: Document): ShownEarly | undefined {
  const early = page.querySelector<HTMLElement>(`.${earlyClass}`);
  if (early !== null && !early.hidden) return shownEarly(early, page);
  early?.remove();
  return undefined;
}

/** Loads the playground and mounts it; returns the function that unmounts it, also while it loads. */
function mount(data: PlaygroundData, load: LoadPlayground, onClose: () => void): () => void {
  const early = earlyPlayground(document);
  // Before anything that makes the page below inert: that would style all of it again.
  document.body.dataset.covered = "";
  const shown = early ?? showSkeleton(onClose);
  const root = document.createElement("div");
  root.className = "playground-root";
  let opened: OpenedPlayground | undefined;
  let gone = false;

  const loading = early === undefined ? load() : early.isSeen().then(load);
  loading.then(
    ({ openPlayground }) => {
      if (gone) return;
      document.body.append(root);
      const onClosed = (): void => {
        // It has closed itself, so it must not be closed again.
        opened = undefined;
        onClose();
      };
      opened = openPlayground({ ...data, onClose: onClosed, root, ...(early && { early }) });
      if (early === undefined) shown.remove();
    },
    (error: unknown) => {
      console.error(error);
      if (!gone) shown.fail();
    },
  );

  return () => {
    gone = true;
    shown.remove();
    opened?.close();
    root.remove();
    delete document.body.dataset.covered;
  };
}

/** The placeholder on the page while the playground loads. */
interface Skeleton {
  readonly remove: () => void;
  /** Says that loading has failed, and leaves the reader the way out. */
  readonly fail: () => void;
}

/** Shows a dialog with the outlines of the playground. Escape and its button call `onClose`. */
function showSkeleton(onClose: () => void): Skeleton {
  const dialog = document.createElement("dialog");
  dialog.className = "playground-skeleton";
  dialog.setAttribute("aria-labelledby", "playground-loading");
  dialog.setAttribute("aria-busy", "true");

  const title = document.createElement("h2");
  title.id = "playground-loading";
  title.textContent = scriptsText().playgroundLoading;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = scriptsText().close;
  close.addEventListener("click", onClose);
  const outlines = document.createElement("div");
  outlines.className = "outlines";
  outlines.setAttribute("aria-hidden", "true");
  for (let i = 0; i < 8; i += 1) outlines.append(document.createElement("span"));

  dialog.append(title, close, status, outlines);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();

  return {
    remove: () => {
      dialog.close();
      dialog.remove();
    },
    fail: () => {
      dialog.removeAttribute("aria-busy");
      outlines.remove();
      title.textContent = scriptsText().playgroundNotLoaded;
      status.textContent = scriptsText().checkConnection;
    },
  };
}
