/** The texts of the playground in the languages of sites; the page loads them from `load-texts.ts`. */
export { typeTexts, withTexts } from "./with-texts.ts";
