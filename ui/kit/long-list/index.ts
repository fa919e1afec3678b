import "../styles/lists.css";
import "./long-list.css";

/** Buttons that open long lists. */
export { LongDropdown as DropdownList } from "./long-dropdown.tsx";
export { LongMenu as MenuList } from "./long-menu.tsx";
