import { memo, type ReactElement, startTransition, useCallback, useRef, useState } from "react";
import { isPathWithin } from "#engine/shape";
import { useLayoutEffect, useStable } from "#ui/kit";
import { StaticChunk, type StaticChunkProps } from "../chunks/static-chunk.tsx";
import { type FocusTarget, focusAgain, rowsAtOnce, sameList, useForm } from "../context/index.ts";
import { MapRow, type MapRowProps } from "./map-row.tsx";

/** Props of consecutive rows of one map. `first` is the position of the first one; `alone` if there are no others. */
export interface MapRowChunkProps extends Omit<MapRowProps, "name" | "position"> {
  readonly keys: readonly string[];
  readonly first: number;
  readonly alone: boolean;
}

const isSame = ({ keys: a, ...before }: MapRowChunkProps, { keys: b, ...now }: MapRowChunkProps): boolean =>
  sameList(a, b) && sameList(Object.values(before), Object.values(now));

/**
 * Renders a chunk of rows. Layout in one chunk does not touch the others. Chunks that have not been near the viewport
 * are static, like chunks of fields.
 */
export const MapRowChunk = memo(function MapRowChunk(props: MapRowChunkProps): ReactElement {
  const { keys, first, at, map, keyShape, valueShape, mark, refusalOf } = props;
  const { wanted } = useForm();
  const [isActive, setActive] = useState(
    () => first < rowsAtOnce || keys.some((key) => isPathWithin(wanted.current?.path ?? [], [...at, key])),
  );
  const focused = useRef<FocusTarget>(undefined);
  const onActivate = useCallback((target: FocusTarget | undefined): void => {
    if (target === undefined) startTransition(() => setActive(true));
    else {
      focused.current = target;
      setActive(true);
    }
  }, []);
  useLayoutEffect(() => {
    const target = focused.current;
    if (!isActive || target === undefined) return;
    focused.current = undefined;
    focusAgain(document, target);
  }, [isActive]);
  // Another taken key must not render thousands of rows again.
  const isDuplicate = useStable((key: string): boolean => refusalOf(key) !== undefined);
  const draw = useCallback<StaticChunkProps["draw"]>(
    ({ renderStaticRows }, deps, valueFor) =>
      renderStaticRows(deps, { at, name: map, isDuplicate, keyShape, valueShape, mark }, keys, valueFor, first),
    [at, map, isDuplicate, keyShape, valueShape, mark, keys, first],
  );
  return isActive ? (
    <ActiveRows {...props} />
  ) : (
    <StaticChunk at={at} steps={keys} draw={draw} onActivate={onActivate} />
  );
}, isSame);

function ActiveRows({ keys, first, alone, ...row }: MapRowChunkProps): ReactElement {
  return (
    <div className="form-chunk" data-contained={!alone || undefined}>
      {keys.map((name, i) => (
        // A row is identified by its position and not by its key: renaming a key must not mount the row again.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MapRow key={first + i} {...row} name={name} position={first + i} />
      ))}
    </div>
  );
}
