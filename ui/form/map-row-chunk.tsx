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
import { below } from "./field-ids.ts";
import { focusField } from "./focus.ts";
import { useForm } from "./form-context.ts";
import { MapRow, type MapRowProps } from "./map-row.tsx";
import { StaticChunk } from "./static-chunk.tsx";
import { renderStaticRows, type StaticField, type StaticForm } from "./static-field.ts";
import { sameList } from "./use-path-value.ts";
import { rowsAtOnce } from "./use-progressive-count.ts";

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
  const { keys, first, at, map, valueShape, mark } = props;
  const { wanted } = useForm();
  const [isActive, setActive] = useState(
    () => first < rowsAtOnce || keys.some((key) => isWithin(wanted.current, at, key)),
  );
  const focused = useRef<{ readonly place: Path; readonly id: string } | undefined>(undefined);
  const onActivate = useCallback((place: Path | undefined, id = ""): void => {
    if (place === undefined) startTransition(() => setActive(true));
    else {
      focused.current = { place, id };
      setActive(true);
    }
  }, []);
  useLayoutEffect(() => {
    const target = focused.current;
    if (!isActive || target === undefined) return;
    focused.current = undefined;
    const element = document.getElementById(target.id);
    if (element === null) focusField(document, target.place);
    else element.focus();
    // Tab selects the text of an input too, so that typing replaces it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, [isActive]);
  const fields = useMemo(
    () => keys.map((key): StaticField => ({ at: below(at, key), shape: valueShape, label: key, optional: true, mark })),
    [keys, at, valueShape, mark],
  );
  const draw = useCallback(
    (form: StaticForm, rows: readonly StaticField[]) =>
      renderStaticRows(form, rows, (i) => words.partOf(words.key(first + i + 1), map)),
    [first, map],
  );
  return isActive ? (
    <ActiveRows {...props} />
  ) : (
    <StaticChunk at={at} fields={fields} draw={draw} onActivate={onActivate} />
  );
}, isSame);

const isWithin = (wanted: Path | undefined, at: Path, key: string): boolean =>
  wanted !== undefined && wanted[at.length] === key && at.every((step, i) => step === wanted[i]);

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
