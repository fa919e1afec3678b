import "./styles/index.css";
import {
  enableCopying,
  enableExplorer,
  enableFreshness,
  enableSidebar,
  enableThemeSwitch,
  layOutLongLists,
  showNamedRow,
} from "./enhance/index.ts";

enableThemeSwitch();
enableSidebar();
enableCopying();
enableFreshness();
layOutLongLists(document);
showNamedRow();
enableExplorer(() => import("./playground.tsx"));
