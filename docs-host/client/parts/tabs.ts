import { chooseLanguage, onLanguage } from "../language-choice.ts";
import { readSetting, writeSetting } from "../settings.ts";
import { revealBy, writeAddress } from "./address.ts";

/** The setting of the groups that the reader chose, newest first. */
const groupsKey = "groups";

/** Most groups that are remembered. */
const maxGroups = 20;

/** The event of a chosen group of tabs; its detail is the name. */
const chosenGroup = "callboard:group";

const groups = (): readonly unknown[] => {
  const stored = readSetting(groupsKey);
  return Array.isArray(stored) ? stored : [];
};

/** Selects the parts of a language or a group on the whole page, by `language:python` or `group:npm`. */
function choose(choice: string): void {
  const [, kind, name = ""] = /^(language|group):(.*)$/.exec(choice) ?? [];
  if (kind === "language") chooseLanguage(name);
  if (kind !== "group") return;
  writeSetting(groupsKey, [name, ...groups().filter((other) => other !== name)].slice(0, maxGroups));
  document.dispatchEvent(new CustomEvent(chosenGroup, { detail: name }));
}

/** The tab that a key moves to: the next or previous one, the first or the last. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Makes a list of links and their panels ARIA tabs (WAI-ARIA APG, Tabs Pattern). */
export function enableTabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>(":scope > .mdx-tab-list");
  const panels = [...root.querySelectorAll<HTMLElement>(":scope > .mdx-tab-panel")];
  const tabs = [...(list?.querySelectorAll<HTMLElement>(":scope > .mdx-tab") ?? [])];
  if (list === null || tabs.length !== panels.length) return;
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", list.dataset.label ?? "Tabs");

  const select = (at: number): void => {
    for (const [i, tab] of tabs.entries()) {
      const isSelected = i === at;
      tab.setAttribute("aria-selected", String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      // Find-in-page still reads what is hidden in this way.
      if (isSelected) panels[i]?.removeAttribute("hidden");
      else panels[i]?.setAttribute("hidden", "until-found");
    }
  };
  const indexOf = (choice: string): number => tabs.findIndex((tab) => tab.dataset.choice === choice);
  const selectChoice = (choice: string): void => {
    if (indexOf(choice) !== -1) select(indexOf(choice));
  };
  const pick = (at: number): void => {
    // Parts of the same choice above change their height, so the page scrolls to keep the tab in place.
    const before = root.getBoundingClientRect().top;
    select(at);
    const { choice } = tabs[at]?.dataset ?? {};
    if (choice !== undefined) choose(choice);
    scrollBy({ top: root.getBoundingClientRect().top - before, behavior: "instant" });
    writeAddress(panels[at]?.id ?? "");
  };

  for (const [i, tab] of tabs.entries()) {
    const panel = panels[i];
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel?.id ?? "");
    tab.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pick(i);
    });
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
    panel?.addEventListener("beforematch", () => select(i));
  }
  list.addEventListener("keydown", (event) => {
    // The keys of a list go to its tabs.
    const at = moved(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
    // A link is not a button, but a tab is pressed by the space bar too.
    if (event.key === " ") (event.target as HTMLElement).click();
    else if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else {
      tabs[at]?.focus();
      pick(at);
    }
    event.preventDefault();
  });

  select(0);
  root.dataset.ready = "";
  for (const name of groups().toReversed()) selectChoice(`group:${name}`);
  onLanguage((language) => selectChoice(`language:${language}`));
  // Events of this name are custom ones.
  document.addEventListener(chosenGroup, (event) => selectChoice(`group:${(event as CustomEvent<unknown>).detail}`));
  revealBy((target) => {
    const at = panels.findIndex((panel) => panel.contains(target));
    const isHidden = panels[at]?.hasAttribute("hidden") === true;
    if (isHidden) select(at);
    return isHidden;
  });
}
