import {
  memo,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from "react";
import type { Json } from "#engine/json";
import { type Path, pointer, valueAt } from "#engine/shape";
import { type Division, divide, rehome, wake } from "./division.ts";
import { Field, type FieldProps } from "./field-frame.tsx";
import { focusPlace } from "./focus.ts";
import { useForm } from "./form-context.ts";
import { StillChunk } from "./still-chunk.tsx";
import { Stretches } from "./stretches.tsx";

/** Fields that stand below each other. */
export interface ChunksProps {
  /** The group or list that they stand in. */
  readonly at: Path;
  readonly fields: readonly FieldProps[];
}

/** As many chunks come at once; the others right after what the reader sees at first has been painted. */
const firstChunks = 4;

/** The field that a place is in, or is itself. */
const isOnTheWay = (wanted: Path, field: Path): boolean =>
  wanted.length >= field.length && field.every((step, i) => step === wanted[i]);

/** Which fields stand in which chunk, kept while fields come and go. */
function useDivision(fields: readonly FieldProps[]) {
  const { port, wanted } = useForm();
  const held = (place: Path): Json | undefined => valueAt(port.read().value, place);
  const [division, setDivision] = useState((): Division => {
    const places = fields.map(({ at }) => at);
    const made = divide(places, held);
    const target = wanted.current;
    const found = target && places.find((place) => isOnTheWay(target, place));
    return found === undefined ? made : wake(made, made.homes.get(found) ?? 0);
  });
  const current = rehome(
    division,
    fields.map(({ at }) => at),
    held,
  );
  if (current !== division) setDivision(current);
  return [current, setDivision] as const;
}

interface Chunk {
  readonly position: number;
  readonly fields: readonly FieldProps[];
  readonly isAwake: boolean;
}

/** The first of the chunks, with their fields. */
function chunksOf(fields: readonly FieldProps[], { homes, awake }: Division, count: number): readonly Chunk[] {
  const all: FieldProps[][] = Array.from({ length: count }, () => []);
  for (const field of fields) all[homes.get(field.at) ?? 0]?.push(field);
  return all.map((inside, position) => ({ position, fields: inside, isAwake: awake.has(position) }));
}

/**
 * Stands fields below each other, in chunks where they are many: what happens in one chunk lays out no other, and those
 * that the reader has not come near to are drawn still.
 */
export function Chunks({ at, fields }: ChunksProps): ReactNode {
  const { wanted } = useForm();
  const [division, setDivision] = useDivision(fields);
  const onWake = useCallback(
    (chunk: number, focused: Path | undefined): void => {
      if (focused === undefined) startTransition(() => setDivision((now) => wake(now, chunk)));
      else {
        wanted.current = focused;
        setDivision((now) => wake(now, chunk));
      }
    },
    [wanted, setDivision],
  );
  const drawn = useDeferredValue(division.chunks, Math.min(division.chunks, firstChunks));
  const chunks = chunksOf(fields, division, drawn).map((chunk) =>
    chunk.isAwake ? (
      <AwakeChunk key={chunk.position} fields={chunk.fields} alone={division.chunks === 1} />
    ) : (
      <SleepingChunk key={chunk.position} at={at} chunk={chunk} onWake={onWake} />
    ),
  );
  return division.chunks === 1 ? chunks[0] : <Stretches chunks={chunks} />;
}

function AwakeChunk({
  fields,
  alone,
}: {
  readonly fields: readonly FieldProps[];
  readonly alone: boolean;
}): ReactElement {
  const { wanted } = useForm();
  useLayoutEffect(() => {
    const place = wanted.current;
    if (place === undefined || !fields.some(({ at }) => isOnTheWay(place, at))) return;
    // Chunks inside of this one were drawn awake on the way to the place, so its control is there.
    wanted.current = undefined;
    focusPlace(document, place);
    // As when Tab comes to an input, so that typing takes the place of what it holds.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });
  return (
    <div className="form-chunk" data-contained={!alone || undefined}>
      {fields.map((field) => (
        <Field key={pointer(field.at)} {...field} />
      ))}
    </div>
  );
}

interface SleepingProps {
  readonly at: Path;
  readonly chunk: Chunk;
  readonly onWake: (chunk: number, focused: Path | undefined) => void;
}

const looksSame = (a: FieldProps, b: FieldProps | undefined): boolean =>
  a.at === b?.at &&
  a.shape === b.shape &&
  a.label === b.label &&
  a.within === b.within &&
  a.optional === b.optional &&
  a.description === b.description;

const sleepsOn = (a: SleepingProps, b: SleepingProps): boolean =>
  a.at === b.at &&
  a.onWake === b.onWake &&
  a.chunk.position === b.chunk.position &&
  a.chunk.fields.length === b.chunk.fields.length &&
  a.chunk.fields.every((field, i) => looksSame(field, b.chunk.fields[i]));

/** It is not drawn again while its fields look the same, since that would draw all of its elements again. */
const SleepingChunk = memo(function SleepingChunk({ at, chunk, onWake }: SleepingProps): ReactElement {
  const { position, fields } = chunk;
  const onWakeThis = useCallback((focused: Path | undefined) => onWake(position, focused), [onWake, position]);
  return <StillChunk at={at} fields={fields} onWake={onWakeThis} />;
}, sleepsOn);
