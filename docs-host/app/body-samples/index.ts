export { responseSamples, withBodySamples } from "./body-samples.ts";
