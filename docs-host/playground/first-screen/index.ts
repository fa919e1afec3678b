export { earlyMarkup } from "./early-markup.tsx";
export { drawPlayground } from "./early-playground.tsx";
