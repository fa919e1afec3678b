export { readLanguages } from "./read-languages.ts";
