export { responseSamples, withBodySamples } from "./body-samples.ts";
export { formText, isFormType } from "./sample-text.ts";
