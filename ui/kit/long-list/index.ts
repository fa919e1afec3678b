import "../styles/lists.css";
import "./long-list.css";

/** What opens a long list: a chunk of its own, since few pages have one. */
export { LongListPopover } from "./long-list-popover.tsx";
