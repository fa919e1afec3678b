export type { LiveChecks } from "../views/index.ts";
export { pageLinks } from "./page-links.ts";
export { readText } from "./read-text.ts";
export { shownShape } from "./reference-drawing.tsx";
export type { RenderOptions } from "./render-options.ts";
export type { DrawPlayground } from "./site-document.tsx";
export { type SiteRenderer, siteRenderer, type TextOrigins } from "./site-renderer.tsx";
export { renderNotice, renderUnavailable, staticMarkup } from "./static-markup.tsx";
