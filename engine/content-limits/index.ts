/** Limits of what organizations publish, so that no content takes a server more than a moment. */
export { apiExcess, templateExcess } from "./api-excess.ts";
export { type ContentExcess, excessSentence } from "./excess.ts";
export { configExcess, pageCountExcess, siteExcess, sourcesExcess } from "./site-excess.ts";
export { stylesExcess } from "./styles-excess.ts";
export { type Excess, pageLimits, textExcess } from "./text/index.ts";
