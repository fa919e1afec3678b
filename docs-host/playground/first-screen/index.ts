export { drawPlayground } from "./draw-playground.tsx";
export { earlyMarkup } from "./early-markup.tsx";
