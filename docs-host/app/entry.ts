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
  showNamedRow,
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
  showNamedRow();
  // Most readers read first, so the page and its playground don't wait for this.
  if (document.querySelector(".code") !== null)
    import("./enhance/code/index.ts").then(({ enableCode }) => enableCode());
  if (document.querySelector("[data-enhance]") !== null)
    import("./enhance/parts/index.ts").then(({ enableParts }) => enableParts());
});
enableExplorer(() => import("./playground.tsx"));
enableSearch(() => import("./search-dialog/index.ts"));
