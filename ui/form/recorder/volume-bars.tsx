import type { ReactElement } from "react";
import { meter } from "./sound.ts";

/** The volumes as bars, the newest last. They are decorative: the time beside them shows that it records. */
export const VolumeBars = ({ bars }: { readonly bars: readonly number[] }): ReactElement => (
  <svg
    className="form-volume"
    viewBox={`0 0 ${meter.width} ${meter.height}`}
    width={meter.width}
    height={meter.height}
    aria-hidden="true"
    focusable="false"
  >
    {bars.map((volume, position) => {
      const height = meter.least + volume * (meter.height - meter.least);
      return (
        // Bars are identified by their position; the volume moves through them.
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: as said
          key={position}
          x={position * meter.pitch}
          y={(meter.height - height) / 2}
          width={meter.bar}
          height={height}
          rx={1}
        />
      );
    })}
  </svg>
);
