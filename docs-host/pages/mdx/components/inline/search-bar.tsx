import { enhanced } from "#docs-host/site/page-data";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent } from "../../component.ts";
import { classOf, flagProp, textProp } from "../props.ts";

/** A button that opens the search, for pages with scripts. */
const drawSearchBar: DrawComponent = (element, drawing) => (
  <button
    type="button"
    className={classOf(element, drawing, "mdx-search-bar")}
    disabled={flagProp(element, "disabled")}
    {...enhanced("search")}
  >
    {drawIcon("magnifying-glass")}
    <span>{textProp(element, "placeholder") ?? "Search"}</span>
  </button>
);

/** `SearchBar`. */
export const searchComponents = { SearchBar: drawSearchBar };
