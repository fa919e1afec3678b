export { NavList } from "./nav-list.tsx";
export { positionIn } from "./nav-position.ts";
export { Sidebar } from "./sidebar.tsx";
