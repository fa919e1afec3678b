/** Formatted texts of API descriptions, drawn alike on reference pages and in forms. */
export { linkAttributes } from "./link-attributes.ts";
export { Prose } from "./prose.tsx";
export { TextsContext, useProse } from "./texts-context.ts";
