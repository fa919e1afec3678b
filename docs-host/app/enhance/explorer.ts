import type { OpenedPlayground, OpenPlayground } from "../compose/index.ts";
import { showCoveredPage } from "../inline/covered-page.ts";
import { explorerParameter, type PlaygroundData, readPlaygroundData } from "../page-data/index.ts";
import { earlyPlayground } from "./early.ts";
import { showSkeleton } from "./skeleton.ts";

const wanted = (): boolean => new URLSearchParams(location.search).get(explorerParameter) === "true";

const addressWith = (open: boolean): string => {
  const url = new URL(location.href);
  if (open) url.searchParams.set(explorerParameter, "true");
  else url.searchParams.delete(explorerParameter);
  return url.pathname + url.search + url.hash;
};

/** Fetches the playground, which pages do not load before it is opened. */
export type LoadPlayground = () => Promise<{ readonly openPlayground: OpenPlayground }>;

/**
 * Opens and closes the playground by the address (docs/behavior.md#routes): with `?explorer=true` it is open, and
 * removing that closes it. The close button replaces the history entry and does not scroll.
 */
export function enableExplorer(load: LoadPlayground): void {
  const data = readPlaygroundData(document.body.dataset);
  if (data === undefined) return;
  /** The page that this document shows; the playground may continue to the endpoints of others. */
  const home = location.pathname;
  /** Removes the open element: the playground, or its placeholder while it loads. */
  let takeAway: (() => void) | undefined;

  const close = (): void => {
    const takeOff = takeAway;
    if (takeOff === undefined) return;
    // Reset first, since unmounting the playground calls back.
    takeAway = undefined;
    showCoveredPage(document);
    takeOff();
    document.querySelector<HTMLElement>("[data-try-it]")?.focus({ preventScroll: true });
  };
  const leave = (): void => {
    if (location.pathname !== home) {
      // The open playground belongs to another page by now, so that page is loaded.
      location.replace(location.pathname + location.search);
      return;
    }
    history.replaceState(history.state, "", addressWith(false));
    close();
  };
  const open = (): void => {
    if (takeAway !== undefined) return;
    takeAway = mount(data, load, leave);
  };

  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("[data-try-it]");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link === null || !plain) return;
    event.preventDefault();
    if (!wanted()) history.pushState(null, "", addressWith(true));
    open();
  });
  addEventListener("popstate", () => {
    if (location.pathname !== home && (takeAway === undefined || !wanted())) location.reload();
    else if (wanted()) open();
    else close();
  });
  if (wanted()) open();
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
