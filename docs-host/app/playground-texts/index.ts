/** The texts of the playground in the languages of sites; the page loads them from `load-texts.ts`. */
export { withTexts } from "./with-texts.ts";
