import type { DiagramTheme } from "../diagram-frame/messages.ts";

/** Returns the tokens of the page as colors that are plain numbers. */
export function readTheme(): DiagramTheme {
  const probe = document.createElement("span");
  probe.hidden = true;
  document.body.append(probe);
  const color = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const theme: DiagramTheme = {
    isDark: getComputedStyle(document.documentElement).colorScheme === "dark" || matchesDark(),
    font: getComputedStyle(document.body).fontFamily,
    background: color("bg-raised"),
    fill: color("bg-sunken"),
    text: color("text"),
    muted: color("text-muted"),
    line: color("border-strong"),
    accent: color("accent"),
    accentSoft: color("accent-soft"),
  };
  probe.remove();
  return theme;
}

const matchesDark = (): boolean =>
  document.documentElement.dataset.theme === undefined && matchMedia("(prefers-color-scheme: dark)").matches;

/** Calls a function whenever the colors of the page change. */
export function onThemeChange(change: () => void): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", change);
  new MutationObserver(change).observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
}
