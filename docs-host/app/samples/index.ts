export { responseSamples, withBodySamples } from "./body-samples.ts";
export { EndpointExamples } from "./endpoint-examples.tsx";
export { SampleBlock } from "./sample-block.tsx";
export { writtenCalls } from "./written-calls.ts";
