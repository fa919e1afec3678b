export { escapeText } from "./attributes.ts";
export { renderedOnce, renderMarkup, withMarkup } from "./render-markup.ts";
