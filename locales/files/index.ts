export { checkLanguages } from "./check-languages.ts";
export { readLanguages, tagsIn } from "./read-languages.ts";
