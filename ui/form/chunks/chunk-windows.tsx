import type { ReactElement } from "react";
import { windowClass } from "../context/index.ts";

/**
 * Chunks per window: about the square root of the number of chunks in forms of thousands of fields, so that walking all
 * windows and then one of them takes the fewest steps.
 */
const chunksPerWindow = 16;

/** Renders chunks in windows with CSS containment: a change in one chunk causes layout in no other window. */
export const ChunkWindows = ({ chunks }: { readonly chunks: readonly ReactElement[] }): ReactElement => (
  <div className="form-chunks">
    {Array.from({ length: Math.ceil(chunks.length / chunksPerWindow) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its position
      <div key={i} className={windowClass}>
        {chunks.slice(i * chunksPerWindow, (i + 1) * chunksPerWindow)}
      </div>
    ))}
  </div>
);
