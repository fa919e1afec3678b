/** The texts of the playground in the languages of sites. */
export { loadTexts } from "./load-texts.ts";
export { withTexts } from "./with-texts.ts";
