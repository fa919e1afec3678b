/** Bytes as received, the newest first, so that adding some copies nothing. */
export interface Chunks {
  readonly chunk: Uint8Array;
  readonly before: Chunks | undefined;
}

/** The chunks as received, the oldest first. */
export function chunksInOrder(chunks: Chunks | undefined): readonly Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let each = chunks; each !== undefined; each = each.before) all.push(each.chunk);
  return all.reverse();
}

/** Bytes that are copied in one step. */
const stepBytes = 4_000_000;

/** Joins all chunks step by step, since copying a long response at once would block the thread. */
export function* joinInSteps(chunks: Chunks | undefined): Generator<undefined, Uint8Array<ArrayBuffer>, undefined> {
  const all = chunksInOrder(chunks);
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  let pausedAt = 0;
  for (const chunk of all) {
    if (at + chunk.length - pausedAt > stepBytes) {
      pausedAt = at;
      yield;
    }
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}

/** Joins all chunks at once. */
export function joinChunks(chunks: Chunks | undefined): Uint8Array<ArrayBuffer> {
  const steps = joinInSteps(chunks);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
