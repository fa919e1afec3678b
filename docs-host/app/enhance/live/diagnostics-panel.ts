import { readSetting, writeSetting } from "../settings.ts";

/** Something wrong in the sources of the site. */
export interface PageDiagnostic {
  readonly severity: "error" | "warning";
  /** The file with line and column. */
  readonly place: string;
  readonly message: string;
  readonly advice: string;
}

/** Most diagnostics on the panel; the terminal has all. */
const most = 50;

/** The key of the diagnostics that the author dismissed. */
const dismissedKey = "diagnostics";

/** Creates the panel of diagnostics. It appears when they change, until the author dismisses it. */
export function diagnosticsPanel(): { readonly show: (diagnostics: readonly PageDiagnostic[]) => void } {
  const panel = document.createElement("section");
  panel.className = "diagnostics";
  // Diagnostics are English, in whatever language the page is.
  panel.lang = "en";
  panel.dir = "ltr";
  panel.setAttribute("aria-label", "Diagnostics");
  panel.hidden = true;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const list = document.createElement("ul");
  list.tabIndex = 0;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Dismiss";
  panel.append(status, close, list);
  document.body.append(panel);
  let shown = "";
  close.addEventListener("click", () => {
    writeSetting(dismissedKey, shown);
    panel.hidden = true;
    document.getElementById("main")?.focus({ preventScroll: true });
  });
  return {
    show: (diagnostics) => {
      const text = JSON.stringify(diagnostics);
      if (text === shown) return;
      shown = text;
      panel.hidden = diagnostics.length === 0 || readSetting(dismissedKey) === text;
      status.textContent = panel.hidden ? "" : countOf(diagnostics);
      const errorsFirst = diagnostics.toSorted((a, b) => rank(a) - rank(b));
      list.replaceChildren(...errorsFirst.slice(0, most).map(row));
    },
  };
}

const rank = ({ severity }: PageDiagnostic): number => (severity === "error" ? 0 : 1);

function row({ severity, place, message, advice }: PageDiagnostic): HTMLElement {
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

function countOf(diagnostics: readonly PageDiagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;
  return `${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")}`;
}
