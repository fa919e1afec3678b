export { firstLanguage, type SiteLanguage, translationsOf } from "./translations.ts";
export { withLanguages } from "./with-languages.ts";
