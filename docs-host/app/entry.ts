import "./styles/index.css";
import {
  enableAnnouncement,
  enableExplorer,
  enableFreshness,
  enableSearch,
  enableSidebar,
  enableSwitches,
  enableThemeSwitch,
  enableToc,
  layOutLongLists,
  runLateScripts,
} from "./enhance/index.ts";
import { whenPageShown } from "./inline/covered-page.ts";

enableThemeSwitch();
enableFreshness();
whenPageShown(document, () => {
  enableAnnouncement();
  enableSidebar();
  enableSwitches();
  enableToc();
  layOutLongLists(document);
  // Most readers read first, so the page and its playground don't wait for this.
  if (document.querySelector(".code") !== null)
    import("./enhance/code/index.ts").then(({ enableCode }) => enableCode());
  if (document.querySelector(".page-actions, .feedback") !== null)
    import("./enhance/page-tools/index.ts").then(({ enablePageTools }) => enablePageTools());
  if (document.querySelector(".property, .list-search") !== null)
    import("./enhance/reference/index.ts").then(({ enableReference }) => enableReference());
  if (document.querySelector("[data-enhance]") !== null)
    import("./enhance/parts/index.ts").then(({ enableParts }) => enableParts());
});
enableExplorer(() => import("./playground.tsx"));
runLateScripts();
enableSearch(() => import("./search-dialog/index.ts"));
