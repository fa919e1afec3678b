import type { ReactElement } from "react";
import { stretchClass } from "./nearness.ts";

/**
 * So many chunks stand in one stretch: about the root of how many there are in forms of thousands of fields, so that
 * whatever goes through all stretches, and then through one, takes the fewest steps.
 */
const stretchLength = 16;

/** Stands chunks below each other, in stretches: what happens in one chunk makes the browser look at no other stretch. */
export const Stretches = ({ chunks }: { readonly chunks: readonly ReactElement[] }): ReactElement => (
  <div className="form-chunks">
    {Array.from({ length: Math.ceil(chunks.length / stretchLength) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is nothing but its place
      <div key={i} className={stretchClass}>
        {chunks.slice(i * stretchLength, (i + 1) * stretchLength)}
      </div>
    ))}
  </div>
);
