import {
  type BegunWorker,
  howToFetch,
  indexFile,
  leaveBegun,
  openScreens,
  pageName,
  workerStarter,
} from "../protocol/index.ts";

/** The path of the worker in the folder of the build. */
declare const __CALLBOARD_EMBED_WORKER__: string;

/**
 * The script of a script tag. It is not a module. It loads the element from its own folder. If the tag names a
 * description, an element replaces the tag, and its first dependencies are loaded in parallel with the element's code.
 */
const tag = document.currentScript;
const script = tag instanceof HTMLScriptElement ? tag : undefined;
const folder = new URL(".", script?.src ?? location.href).href;
import(/* @vite-ignore */ `${folder}element.js`).catch((error: unknown) => reportError(error));
if (script?.dataset.url !== undefined) putElement(script, script.dataset.url);

function putElement(script: HTMLScriptElement, url: string): void {
  const element = document.createElement("callboard-reference");
  // Attributes of the tag are copied to the element: `data-url`, `data-server` and so on.
  for (const [name, value] of Object.entries(script.dataset)) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    element.setAttribute(attribute === "url" ? "src" : attribute, value ?? "");
  }
  if (URL.canParse(url, document.baseURI)) begin(element, new URL(url, document.baseURI).href);
  const place = (): void => {
    if (script.closest("head") === null) script.after(element);
    else document.body.append(element);
  };
  if (document.readyState === "loading" && script.closest("head") !== null)
    addEventListener("DOMContentLoaded", place, { once: true });
  else place();
}

/** Starts to load an element's first dependencies: its description, its styles, and the screens of the last visit. */
function begin(element: Element, url: string): void {
  const end = new AbortController();
  const answer = fetch(url, { ...howToFetch, signal: end.signal });
  const screens = opened();
  // The element reports a failure; one that never starts can't.
  for (const begun of [answer, screens]) begun.catch(() => undefined);
  const isFirst = isFirstVisit();
  const screen = isFirst ? indexedScreen() : undefined;
  // With an index the worker starts after the first screen, as on a second visit.
  const worker = isFirst && script?.dataset.index === undefined ? beginWorker() : undefined;
  leaveBegun(element, { url, answer, end, screens, worker });
  preload(`${folder}callboard.css`, "style");
  if (screen !== undefined) preload(screen, "fetch");
}

/** Preloads a file that the element asks for. */
function preload(href: string, as: "style" | "fetch"): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = as;
  if (as === "fetch") link.crossOrigin = "anonymous";
  link.href = href;
  for (const type of ["load", "error"]) link.addEventListener(type, () => link.remove(), { once: true });
  document.head.append(link);
}

/** Returns the address of the screen that the element shows first, if the tag names it and an index. */
function indexedScreen(): string | undefined {
  const { index, layout, endpoint } = script?.dataset ?? {};
  const isInPlace = layout === "playground";
  const isStart = endpoint === undefined && location.hash === "";
  const name = isInPlace ? endpoint : isStart ? pageName("/") : undefined;
  if (index === undefined || name === undefined) return undefined;
  return URL.parse(`${index.replace(/\/*$/, "/")}${indexFile(name, isInPlace)}`, document.baseURI)?.href;
}

/** Opens the database of first screens; rejects if the page may not use databases. */
async function opened(): Promise<IDBDatabase> {
  return openScreens(indexedDB);
}

/** Returns true if this script was downloaded: a script from the cache was here before, and so may be its screens. */
function isFirstVisit(): boolean {
  const entries = performance.getEntriesByName(script?.src ?? "", "resource") as PerformanceResourceTiming[]; // resources have this type
  // A response that only confirms the cached script is shorter than it, or has no body; servers of other origins hide both sizes.
  return entries.some(({ transferSize, encodedBodySize }) => encodedBodySize > 0 && transferSize > encodedBodySize);
}

/** Starts the worker beside the element, if the page allows workers: the element reports it otherwise. */
function beginWorker(): BegunWorker | undefined {
  const starter = workerStarter(folder + __CALLBOARD_EMBED_WORKER__);
  try {
    const worker = starter.start();
    const failure = new Promise<string>((resolve) => {
      worker.onerror = ({ message }) => resolve(message);
    });
    return { worker, address: starter.address, failure };
  } catch {
    return undefined;
  }
}
