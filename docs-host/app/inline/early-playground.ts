import { showCoveredPage } from "./covered-page.ts";
import { earlyClass, earlyFailed, earlyTyped } from "./names.ts";

/** Below this width, in em of the reader's text, the playground has another layout than the server renders. */
const narrowBelow = 68;

/** Milliseconds until a playground that is not interactive yet says so. */
const slowAfter = 8000;

/**
 * Runs directly after the server-rendered playground, before the rest of the page has arrived
 * (docs/decisions/0013-an-open-playground-is-drawn-by-the-server.md). It causes no layout.
 */
function startEarlyPlayground(): void {
  const early = document.querySelector<HTMLElement>(`.${earlyClass}`);
  if (early === null) return;
  document.addEventListener("DOMContentLoaded", () => {
    // By now the page's script has covered the page, unless it could not be loaded.
    if (document.body.dataset.covered === undefined) showCoveredPage(document);
  });
  if (willLookDifferent(early)) early.remove();
  else show(early);
}

/** Returns true if the live playground will differ: a narrow screen, a draft, stored credentials, or another layout. */
const willLookDifferent = (early: HTMLElement): boolean =>
  !matchMedia(`(min-width:${narrowBelow}em)`).matches ||
  location.hash.length > 1 ||
  Boolean(history.state?.callboardTarget) ||
  [`form.${early.dataset.draft}`, "auth"].some((key) => isStored(() => sessionStorage, key)) ||
  [
    "endpoints",
    "split.across",
    "split.down",
    `media.form.${early.dataset.draft}`,
    `accept.form.${early.dataset.draft}`,
  ].some((key) => isStored(() => localStorage, key));

/** A browser that refuses storage throws when it is requested. */
function isStored(storage: () => Storage | undefined, key: string): boolean {
  try {
    return storage()?.getItem(`callboard.${key}`) != null;
  } catch {
    return false;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function show(early: HTMLElement): void {
  makeInert(early);
  refuseFiles(early);
  early.addEventListener("compositionstart", () => {
    early.dataset.composing = "";
  });
  early.addEventListener("compositionend", () => {
    delete early.dataset.composing;
  });
  const fields = [...early.querySelectorAll<TextField>("input,textarea")].filter((field) => !field.inert);
  const save = (): void => saveTyped(early, fields);
  for (const field of fields) field.value = history.state?.[earlyTyped]?.[field.id] ?? field.value;
  addEventListener("pagehide", save);
  early.addEventListener("keydown", (event) => {
    // The close button is a link until the playground's script has loaded.
    if (event.key === "Escape" && !event.isComposing) early.querySelector<HTMLElement>("a.kit-icon-button")?.click();
  });
  waitBehindLastField(early, fields);
  watchLoading(early, save);
  document.body.dataset.covered = "";
  early.hidden = false;
}

/** Text fields can be used at once; all that needs the playground's own script waits for it. */
function makeInert(early: HTMLElement): void {
  for (const control of early.querySelectorAll<HTMLElement>("button,input,select,textarea,[role=separator]")) {
    const isText = control.matches("input,textarea") && !/checkbox|radio|file/.test((control as TextField).type);
    if (!control.id.startsWith("input:") || !isText) control.inert = true;
  }
}

/** Tab behind the last field waits for the playground, which has the next one. Shift+Tab takes it back. */
function waitBehindLastField(early: HTMLElement, fields: readonly TextField[]): void {
  const last: HTMLElement | undefined = fields.at(-1);
  last?.addEventListener("keydown", (event) => {
    const waiting = Number(early.dataset.tabs ?? 0);
    if (event.key !== "Tab" || (event.shiftKey && waiting === 0)) return;
    event.preventDefault();
    early.dataset.tabs = String(waiting + (event.shiftKey ? -1 : 1));
  });
}

/** A browser would leave the page for a file that is dropped. */
function refuseFiles(early: HTMLElement): void {
  for (const type of ["dragover", "drop"] as const) {
    early.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    });
  }
}

/** Saves typed texts, except passwords, in the entry of the tab's history, for when it is shown again. */
function saveTyped(early: HTMLElement, fields: readonly TextField[]): void {
  if (!early.isConnected) return;
  const typed: { [id: string]: string } = {};
  for (const { id, value, defaultValue, type } of fields) {
    if (value !== defaultValue && type !== "password") typed[id] = value;
  }
  history.replaceState({ ...history.state, [earlyTyped]: typed }, "");
}

/** Shows a notice if the playground's own script is late or fails to load; its link saves and loads the page again. */
function watchLoading(early: HTMLElement, save: () => void): void {
  const notice = early.querySelector<HTMLElement>(".early-notice");
  const reload = notice?.querySelector("a");
  if (notice == null || reload == null) return;
  const report = (when: "failed" | "slow"): void => {
    notice.dataset.said = when;
    for (const text of notice.querySelectorAll("p")) text.hidden = text.dataset.when !== when;
    reload.hidden = false;
  };
  reload.addEventListener("click", (event) => {
    event.preventDefault();
    save();
    location.reload();
  });
  early.addEventListener(earlyFailed, () => report("failed"));
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") report("failed");
    },
    true,
  );
  setTimeout(() => {
    if (early.isConnected && !notice.dataset.said) report("slow");
  }, slowAfter);
}

startEarlyPlayground();
