import "./styles/index.css";
import { enableCopying } from "./enhance/copying.ts";
import { enableExplorer } from "./enhance/explorer.ts";
import { enableFreshness } from "./enhance/freshness.ts";
import { layOutLongLists } from "./enhance/long-lists.ts";
import { showNamedRow } from "./enhance/show-named-row.ts";
import { enableSidebar } from "./enhance/sidebar.ts";
import { enableThemeSwitch } from "./enhance/theme-switch.ts";

enableThemeSwitch();
enableSidebar();
enableCopying();
enableFreshness();
layOutLongLists(document);
showNamedRow();
enableExplorer(() => import("./playground.tsx"));
