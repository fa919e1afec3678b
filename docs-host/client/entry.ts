import "../pages/styles/index.css";
import { dismissedKey, whenPageShown } from "#docs-host/pages/early";
import { enableExplorer } from "./explorer.ts";
import { enableFreshness } from "./freshness.ts";
import { runLateScripts } from "./late-scripts.ts";
import { layOutLongLists } from "./long-lists.ts";
import { enableSearch } from "./search.ts";
import { storeText } from "./settings.ts";
import { enableSidebar } from "./sidebar.ts";
import { enableSwitches } from "./switches.ts";
import { enableThemeSwitch } from "./theme-switch.ts";
import { enableToc } from "./toc.ts";

enableThemeSwitch();
enableFreshness();
whenPageShown(document, () => {
  enableAnnouncement();
  enableSidebar();
  enableSwitches();
  enableToc();
  layOutLongLists(document);
  // Most readers read first, so the page and its playground don't wait for this.
  if (document.querySelector(".code") !== null) import("./code/index.ts").then(({ enableCode }) => enableCode());
  if (document.querySelector(".page-actions, .feedback") !== null)
    import("./page-tools/index.ts").then(({ enablePageTools }) => enablePageTools());
  if (document.querySelector(".property, .list-search") !== null)
    import("./reference/index.ts").then(({ enableReference }) => enableReference());
  if (document.querySelector("[data-enhance]") !== null)
    import("./parts/index.ts").then(({ enableParts }) => enableParts());
});
enableExplorer(() => import("../playground/page/playground.tsx"));
runLateScripts();
enableSearch(() => import("./search-dialog/open-search.ts"));

/** Lets readers dismiss the announcement until its text changes. */
function enableAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>(".announcement");
  const button = bar?.querySelector("button");
  const key = bar?.dataset.announcement;
  if (!bar || !button || key === undefined) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    bar.hidden = true;
    storeText(dismissedKey, key);
  });
}
