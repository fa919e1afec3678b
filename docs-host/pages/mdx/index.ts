/** Pages that authors write in MDX: from their text to elements, without running code in it. */
export { codeOptions, languagesIn, loadLanguages } from "./code/index.ts";
export type { MdxElement, MdxNode, PageFacts, PropValue, ReferenceDrawing, TypeOptions } from "./component.ts";
export { components, conditionOf } from "./components/index.ts";
export type { LinkTarget, PageLinks } from "./draw/draw-context.ts";
export { splitHeading } from "./draw/plain-text.ts";
export { type EndpointPart, selectedParts } from "./endpoint-parts.ts";
export { preparePage, readContent, readPage } from "./page-reader.ts";
export { loadUtilities } from "./utilities/utility-styles.ts";
