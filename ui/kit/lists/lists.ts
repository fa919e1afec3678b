import "../styles/lists.css";

/** All that opens a list or a menu: its own file, since it is needed only once one is opened. */
export { DropdownList } from "./dropdown-list.tsx";
export { MenuList } from "./menu-list.tsx";
