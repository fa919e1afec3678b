import {
  memo,
  type ReactElement,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Path } from "#engine/shape";
import { words } from "../words.ts";
import { focusPlace } from "./focus.ts";
import { useForm } from "./form-context.ts";
import { MapRow, type MapRowProps } from "./map-row.tsx";
import { below } from "./place.ts";
import { drawStillRows, type StillField, type StillForm } from "./still.ts";
import { StillChunk } from "./still-chunk.tsx";
import { sameList } from "./use-place.ts";
import { rowsAtOnce } from "./use-revealed.ts";

/** Rows of one map that stand below each other. `first` is the position of the first; `alone` when there are no others. */
export interface MapRowChunkProps extends Omit<MapRowProps, "name" | "position"> {
  readonly keys: readonly string[];
  readonly first: number;
  readonly alone: boolean;
}

const isSame = ({ keys: a, ...before }: MapRowChunkProps, { keys: b, ...now }: MapRowChunkProps): boolean =>
  sameList(a, b) && sameList(Object.values(before), Object.values(now));

/**
 * What happens in one chunk of rows lays out and draws no other. Those that the reader has not come near to are drawn
 * still, as chunks of fields are.
 */
export const MapRowChunk = memo(function MapRowChunk(props: MapRowChunkProps): ReactElement {
  const { keys, first, at, map, valueShape, mark } = props;
  const { wanted } = useForm();
  const [isAwake, setAwake] = useState(
    () => first < rowsAtOnce || keys.some((key) => isWithin(wanted.current, at, key)),
  );
  const focused = useRef<{ readonly place: Path; readonly id: string } | undefined>(undefined);
  const onWake = useCallback((place: Path | undefined, id = ""): void => {
    if (place === undefined) startTransition(() => setAwake(true));
    else {
      focused.current = { place, id };
      setAwake(true);
    }
  }, []);
  useLayoutEffect(() => {
    const target = focused.current;
    if (!isAwake || target === undefined) return;
    focused.current = undefined;
    const element = document.getElementById(target.id);
    if (element === null) focusPlace(document, target.place);
    else element.focus();
    // As when Tab comes to an input, so that typing takes the place of what it holds.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, [isAwake]);
  const fields = useMemo(
    () => keys.map((key): StillField => ({ at: below(at, key), shape: valueShape, label: key, optional: true, mark })),
    [keys, at, valueShape, mark],
  );
  const draw = useCallback(
    (form: StillForm, rows: readonly StillField[]) =>
      drawStillRows(form, rows, (i) => words.partOf(words.key(first + i + 1), map)),
    [first, map],
  );
  return isAwake ? <AwakeRows {...props} /> : <StillChunk at={at} fields={fields} draw={draw} onWake={onWake} />;
}, isSame);

const isWithin = (wanted: Path | undefined, at: Path, key: string): boolean =>
  wanted !== undefined && wanted[at.length] === key && at.every((step, i) => step === wanted[i]);

function AwakeRows({ keys, first, alone, ...row }: MapRowChunkProps): ReactElement {
  return (
    <div className="form-chunk" data-contained={!alone || undefined}>
      {keys.map((name, i) => (
        // A row is its position and not its key: renaming keeps the place, and must not draw the row anew.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MapRow key={first + i} {...row} name={name} position={first + i} />
      ))}
    </div>
  );
}
