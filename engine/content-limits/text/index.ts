/** Limits of texts in markdown: what exceeds them would take a parser seconds or minutes. */
export { descriptionLimits, pageLimits, type TextLimits } from "./limits.ts";
export { type Excess, textExcess } from "./scan-text.ts";
