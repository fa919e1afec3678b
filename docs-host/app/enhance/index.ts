export { enableExplorer } from "./explorer.ts";
export { enableFreshness } from "./freshness.ts";
export { layOutLongLists } from "./long-lists.ts";
export { showNamedRow } from "./show-named-row.ts";
export { enableSidebar } from "./sidebar.ts";
export { enableThemeSwitch } from "./theme-switch.ts";
