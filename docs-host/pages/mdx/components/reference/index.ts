import { libraryComponents } from "./client-libraries.tsx";
import { snippetComponents } from "./snippets.tsx";

/** Components that show parts of an API. */
export const referenceComponents = { ...libraryComponents, ...snippetComponents };
