import { advance, byteReader, type StreamPlan, type StreamProgress, startProgress, streamReader } from "#engine/stream";

/** A stream that has received these texts, one chunk each, 100 ms apart. */
export function streamOf(format: StreamPlan["format"], chunks: readonly string[]): StreamProgress {
  const plan: StreamPlan = { format, keepsBytes: format === "bytes" };
  const reader = byteReader(streamReader(format === "bytes" ? "text" : format));
  return chunks
    .map((chunk) => new TextEncoder().encode(chunk))
    .reduce(
      (progress, bytes, position) =>
        advance(
          progress,
          bytes,
          format === "bytes" ? { text: "", rows: [] } : reader.feed(bytes),
          (position + 1) * 100,
          plan,
        ),
      startProgress(plan),
    );
}

/** JSON lines with numbers starting at 1. */
export const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, position) => `{"n":${position + 1}}\n`);
