/** Bytes as they came, the newest first, so that adding some copies nothing. */
export interface Pieces {
  readonly piece: Uint8Array;
  readonly before: Pieces | undefined;
}

/** The pieces as they came, the oldest first. */
export function piecesInOrder(pieces: Pieces | undefined): readonly Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let each = pieces; each !== undefined; each = each.before) all.push(each.piece);
  return all.reverse();
}

/** Bytes that are copied in one step. */
const stepBytes = 4_000_000;

/** Puts all pieces together, step by step, since copying a long answer at once would hold up who does it. */
export function* joinInSteps(pieces: Pieces | undefined): Generator<undefined, Uint8Array<ArrayBuffer>, undefined> {
  const all = piecesInOrder(pieces);
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  let pausedAt = 0;
  for (const piece of all) {
    if (at + piece.length - pausedAt > stepBytes) {
      pausedAt = at;
      yield;
    }
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Puts all pieces together at once. */
export function joinPieces(pieces: Pieces | undefined): Uint8Array<ArrayBuffer> {
  const steps = joinInSteps(pieces);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
