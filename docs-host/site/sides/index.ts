export { responseSamples, withBodySamples } from "./body-samples.ts";
export { formText, isBlank, isFormType } from "./sample-text.ts";
export { formSideOf, type Side, sideOf } from "./sides.ts";
