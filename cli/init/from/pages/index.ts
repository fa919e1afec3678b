/** The pages of a project of another generator. */

export { convertPages } from "./convert-pages.ts";
