import { type ReactElement, startTransition, useEffect, useState } from "react";

/** Fields in one chunk; the browser skips chunks out of sight, which keeps a key in a form of thousands cheap. */
const chunkSize = 50;

/** This many are drawn at once at first, more than fit on a screen; the rest follows while the page stays alive. */
const firstChunks = 1;

/** Stands fields below each other, in chunks where they are many. */
export function Chunks({ fields }: { readonly fields: readonly ReactElement[] }): ReactElement {
  const chunks = [];
  for (let from = 0; from < fields.length; from += chunkSize) chunks.push(fields.slice(from, from + chunkSize));
  const [all, setAll] = useState(chunks.length <= firstChunks);
  useEffect(() => startTransition(() => setAll(true)), []);
  const drawn = all ? chunks : chunks.slice(0, firstChunks);
  return (
    <>
      {drawn.map((chunk, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its position
          key={position}
          className="form-chunk"
          data-skipped={chunks.length > 1 || undefined}
        >
          {chunk}
        </div>
      ))}
    </>
  );
}
