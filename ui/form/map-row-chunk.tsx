import { memo, type ReactElement } from "react";
import { MapRow, type MapRowProps } from "./map-row.tsx";
import { sameList } from "./use-place.ts";

/** Rows of one map that stand below each other. `first` is the position of the first; `alone` when there are no others. */
export interface MapRowChunkProps extends Omit<MapRowProps, "name" | "position"> {
  readonly keys: readonly string[];
  readonly first: number;
  readonly alone: boolean;
}

const isSame = ({ keys: a, ...before }: MapRowChunkProps, { keys: b, ...now }: MapRowChunkProps): boolean =>
  sameList(a, b) && sameList(Object.values(before), Object.values(now));

/** What happens in one chunk of rows lays out and draws no other. */
export const MapRowChunk = memo(function MapRowChunk({ keys, first, alone, ...row }: MapRowChunkProps): ReactElement {
  return (
    <div className="form-chunk" data-contained={!alone || undefined}>
      {keys.map((name, i) => (
        // A row is its position and not its key: renaming keeps the place, and must not draw the row anew.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MapRow key={first + i} {...row} name={name} position={first + i} />
      ))}
    </div>
  );
}, isSame);
