export { firstLanguage, translationsOf } from "./translations.ts";
export { withLanguages } from "./with-languages.ts";
