export { type Sample, type SamplePart, sampler } from "./sampler.ts";
