/** Bytes as they came, the newest first, so that adding some copies nothing. */
export interface Pieces {
  readonly piece: Uint8Array;
  readonly before: Pieces | undefined;
}

/** Puts all pieces together. */
export function joinPieces(pieces: Pieces | undefined): Uint8Array<ArrayBuffer> {
  const all: Uint8Array[] = [];
  for (let each = pieces; each !== undefined; each = each.before) all.push(each.piece);
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of all.reverse()) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
