export { type Chunks, chunksInOrder, joinChunks, joinInSteps } from "./chunks.ts";
export { eventReader } from "./event-reader.ts";
export { advance, type StreamProgress, startProgress, streamLimits } from "./progress.ts";
export { byteReader, chunkReader, lineReader, type StreamReader, type StreamRow } from "./readers.ts";
export { type LoggedRow, rowsOf } from "./row-log.ts";
export { documentedStream, planStream, type StreamPlan } from "./stream-plan.ts";
export { streamReader } from "./stream-reader.ts";
