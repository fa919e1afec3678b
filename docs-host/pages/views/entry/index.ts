/** The common parts of entries of the navigation, links and cards: icons, and how links to other sites open. */
export { FileContext, NavIcon, siteFileAddress } from "./nav-icon.tsx";
export { outsideAttributes } from "./outside-attributes.ts";
