import { sampleMaker } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Shape, Types } from "#engine/shape";

/** Makes a sample of a shape for a page. */
export const shortSample = (types: Types, shape: Shape): Json => sampleMaker(types)(shape);
