/** Choices: segments, dropdowns and menus. */
export { Dropdown } from "./dropdown.tsx";
export { MenuButton, type MenuButtonProps, type MenuEntry } from "./menu-button.tsx";
export { type ChoosingProps, type Counted, isLong, type Option, type Options, optionsIn } from "./option.ts";
export { Segments } from "./segments.tsx";
export { loadLists } from "./use-lists.ts";
