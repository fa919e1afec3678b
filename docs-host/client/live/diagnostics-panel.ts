import type { SiteDiagnostic } from "#docs-host/site/model";
import { readSetting, writeSetting } from "../settings.ts";

/** Most diagnostics on the panel; the terminal has all. */
const most = 50;

/** The key of the author's choice to see the list. */
const openKey = "diagnostics-open";

/**
 * Creates the panel of diagnostics: their number, which opens the list and folds it again, on all pages. The list
 * begins with diagnostics of the open page.
 */
export function diagnosticsPanel(): { readonly show: (diagnostics: readonly SiteDiagnostic[]) => void } {
  const panel = document.createElement("section");
  panel.className = "diagnostics";
  // Diagnostics are English, in whatever language the page is.
  panel.lang = "en";
  panel.dir = "ltr";
  panel.setAttribute("aria-label", "Diagnostics");
  panel.hidden = true;
  const toggle = document.createElement("button");
  toggle.type = "button";
  // Parts of a button are not announced.
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  status.append(toggle);
  const list = document.createElement("ul");
  list.tabIndex = 0;
  panel.append(status, list);
  document.body.append(panel);
  const setOpen = (isOpen: boolean): void => {
    toggle.setAttribute("aria-expanded", String(isOpen));
    list.hidden = !isOpen;
  };
  setOpen(readSetting(openKey) === true);
  toggle.addEventListener("click", () => {
    const isOpen = toggle.getAttribute("aria-expanded") !== "true";
    writeSetting(openKey, isOpen);
    setOpen(isOpen);
  });
  let shown = "";
  return {
    show: (diagnostics) => {
      const text = JSON.stringify(diagnostics);
      if (text === shown) return;
      shown = text;
      panel.hidden = diagnostics.length === 0;
      panel.dataset.severity = diagnostics.some(({ severity }) => severity === "error") ? "error" : "warning";
      const { source } = document.body.dataset;
      const isHere = ({ place }: SiteDiagnostic): boolean => source !== undefined && isIn(source, place);
      toggle.textContent = panel.hidden ? "" : countOf(diagnostics, diagnostics.filter(isHere).length);
      const rank = (one: SiteDiagnostic): number => (isHere(one) ? 0 : 2) + (one.severity === "error" ? 0 : 1);
      const ordered = diagnostics.toSorted((a, b) => rank(a) - rank(b));
      list.replaceChildren(...ordered.slice(0, most).map(row));
    },
  };
}

/**
 * Returns true for a place in a source: the path of the source starts at the folder of docs.yml, the path of the place
 * may start above.
 */
const isIn = (source: string, place: string): boolean => {
  const path = place.replace(/:\d+:\d+$/, "");
  return path === source || path.endsWith(`/${source}`);
};

function row({ severity, place, message, advice }: SiteDiagnostic): HTMLElement {
  const item = document.createElement("li");
  item.dataset.severity = severity;
  for (const [tag, text] of [
    ["code", place],
    ["span", `${severity}: ${message}`],
    ["small", advice],
  ] as const) {
    const part = document.createElement(tag);
    part.textContent = text;
    item.append(part, " ");
  }
  return item;
}

function countOf(diagnostics: readonly SiteDiagnostic[], here: number): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;
  const counts = `${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")}`;
  return here === 0 ? counts : `${counts}, ${here} on this page`;
}
