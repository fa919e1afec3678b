export { CallPrograms, CallRequestBody, CallResponse } from "./call-programs.tsx";
export { EndpointExamples } from "./endpoint-examples.tsx";
export { SampleBlock } from "./sample-block.tsx";
export { writtenCalls } from "./written-calls.ts";
