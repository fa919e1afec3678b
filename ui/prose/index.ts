/** Formatted texts of API descriptions, drawn alike on reference pages and in forms. */
export { linkAttributes, Prose, TextsContext, useProse } from "./prose.tsx";
