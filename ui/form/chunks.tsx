import type { ReactElement } from "react";

/** Fields in one chunk; the browser skips chunks out of sight, which keeps a key in a form of thousands cheap. */
const chunkSize = 50;

/** Stands fields below each other, in chunks where they are many. */
export function Chunks({ fields }: { readonly fields: readonly ReactElement[] }): ReactElement {
  const chunks = [];
  for (let from = 0; from < fields.length; from += chunkSize) chunks.push(fields.slice(from, from + chunkSize));
  return (
    <>
      {chunks.map((chunk, position) => (
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
