/** Fields in chunks, live in the window and static outside it. */
export { ChunkWindows } from "./chunk-windows.tsx";
export { Chunks } from "./chunks.tsx";
export { StaticChunk, type StaticChunkProps } from "./static-chunk.tsx";
