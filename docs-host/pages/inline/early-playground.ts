import {
  earlyClass,
  earlyFailed,
  earlyTyped,
  prepareEarly,
  showCoveredPage,
  type TextField,
  willLookDifferent,
} from "../early/index.ts";

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
  const isNarrow = !matchMedia(`(min-width:${narrowBelow}em)`).matches;
  const isGiven = location.hash.length > 1 || Boolean(history.state?.callboardTarget);
  if (isNarrow || isGiven || willLookDifferent(early, "callboard.")) early.remove();
  else show(early);
}

function show(early: HTMLElement): void {
  const fields = prepareEarly(early);
  const save = (): void => saveTyped(early, fields);
  for (const field of fields) field.value = history.state?.[earlyTyped]?.[field.id] ?? field.value;
  addEventListener("pagehide", save);
  watchLoading(early, save);
  document.body.dataset.covered = "";
  early.hidden = false;
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
