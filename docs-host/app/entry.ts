import "./styles/index.css";
import {
  enableExplorer,
  enableFreshness,
  enableSidebar,
  enableThemeSwitch,
  layOutLongLists,
  showNamedRow,
} from "./enhance/index.ts";

enableThemeSwitch();
enableSidebar();
enableFreshness();
layOutLongLists(document);
showNamedRow();
// Most readers read first, so the page and its playground don't wait for this.
if (document.querySelector("figure.code") !== null)
  import("./enhance/code/index.ts").then(({ enableCode }) => enableCode());
enableExplorer(() => import("./playground.tsx"));
