import {
  memo,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Json } from "#engine/json";
import { isPathWithin, type Path, toPointer, valueAt } from "#engine/shape";
import { useLayoutEffect } from "#ui/kit";
import { type FocusTarget, focusAgain, undrawnClass, useForm } from "../context/index.ts";
import { Field, type FieldProps } from "../field/index.ts";
import type { FieldData } from "../model/index.ts";
import { activate, type ChunkLayout, extendLayout, layOutChunks } from "./chunk-layout.ts";
import { ChunkWindows } from "./chunk-windows.tsx";
import { StaticChunk, type StaticChunkProps } from "./static-chunk.tsx";

/** Props of a list of fields. */
export interface ChunksProps {
  /** The path of their group or list. */
  readonly at: Path;
  readonly fields: readonly FieldProps[];
}

/** Chunks in the first render; the others follow after the first paint. */
const firstChunks = 4;

/**
 * Returns the chunk layout of the fields and its setter. A field stays in its chunk while others are added and removed.
 */
function useChunkLayout(fields: readonly FieldProps[]) {
  const { port, wanted } = useForm();
  const held = (path: Path): Json | undefined => valueAt(port.read().value, path);
  const [layout, setLayout] = useState((): ChunkLayout => {
    const paths = fields.map(({ at }) => at);
    const made = layOutChunks(paths, held);
    const target = wanted.current;
    const found = target && paths.find((path) => isPathWithin(target.path, path));
    return found === undefined ? made : activate(made, made.chunkOf.get(found) ?? 0);
  });
  const current = extendLayout(
    layout,
    fields.map(({ at }) => at),
    held,
  );
  if (current !== layout) setLayout(current);
  return [current, setLayout] as const;
}

interface Chunk {
  readonly position: number;
  readonly fields: readonly FieldProps[];
  readonly isActive: boolean;
}

/** Returns the first `count` chunks with their fields. */
function chunksOf(fields: readonly FieldProps[], { chunkOf, active }: ChunkLayout, count: number): readonly Chunk[] {
  const all: FieldProps[][] = Array.from({ length: count }, () => []);
  for (const field of fields) all[chunkOf.get(field.at) ?? 0]?.push(field);
  return all.map((inside, position) => ({ position, fields: inside, isActive: active.has(position) }));
}

/**
 * Renders fields one below the other, many of them in chunks: layout in one chunk does not touch the others. Chunks
 * that have not been near the viewport are static.
 */
export function Chunks({ at, fields }: ChunksProps): ReactNode {
  const { wanted } = useForm();
  const [layout, setLayout] = useChunkLayout(fields);
  const onActivate = useCallback(
    (chunk: number, focused: FocusTarget | undefined): void => {
      if (focused === undefined) startTransition(() => setLayout((now) => activate(now, chunk)));
      else {
        wanted.current = focused;
        setLayout((now) => activate(now, chunk));
      }
    },
    [wanted, setLayout],
  );
  const drawn = useDrawnCount(layout.chunks);
  const chunks = chunksOf(fields, layout, drawn).map((chunk) =>
    chunk.isActive ? (
      <ActiveChunk key={chunk.position} fields={chunk.fields} alone={layout.chunks === 1} />
    ) : (
      <InactiveChunk key={chunk.position} at={at} chunk={chunk} onActivate={onActivate} />
    ),
  );
  if (layout.chunks === 1) return chunks[0];
  return (
    <>
      <ChunkWindows chunks={chunks} />
      {drawn < layout.chunks && <div className={undrawnClass} />}
    </>
  );
}

/** Returns the number of chunks to render by now: the first ones at once, the others after the first paint. */
function useDrawnCount(count: number): number {
  const { slices } = useForm();
  const [isForced, force] = useState(false);
  const deferred = useDeferredValue(count, Math.min(count, firstChunks));
  const drawn = isForced ? count : deferred;
  useEffect(() => (drawn < count ? slices.whenFinishing(() => force(true)) : undefined), [slices, drawn, count]);
  return drawn;
}

function ActiveChunk({
  fields,
  alone,
}: {
  readonly fields: readonly FieldProps[];
  readonly alone: boolean;
}): ReactElement {
  const { wanted } = useForm();
  useLayoutEffect(() => {
    const target = wanted.current;
    if (target === undefined || !fields.some(({ at }) => isPathWithin(target.path, at))) return;
    // Nested chunks on the way to the path were rendered as active ones, so its control exists.
    wanted.current = undefined;
    focusAgain(document, target);
  });
  return (
    <div className="form-chunk" data-contained={!alone || undefined}>
      {fields.map((field) => (
        <Field key={toPointer(field.at)} {...field} />
      ))}
    </div>
  );
}

interface InactiveChunkProps {
  readonly at: Path;
  readonly chunk: Chunk;
  readonly onActivate: (chunk: number, focused: FocusTarget | undefined) => void;
}

/** Compares all that the static view of a field shows. */
const isSameField = (a: FieldData, b: FieldData | undefined): boolean =>
  a.at === b?.at &&
  a.shape === b.shape &&
  a.label === b.label &&
  a.accessibleName === b.accessibleName &&
  a.within === b.within &&
  a.optional === b.optional &&
  a.isRemovable === b.isRemovable &&
  a.description === b.description &&
  a.availability === b.availability &&
  a.examples === b.examples;

const isUnchanged = (a: InactiveChunkProps, b: InactiveChunkProps): boolean =>
  a.at === b.at &&
  a.onActivate === b.onActivate &&
  a.chunk.position === b.chunk.position &&
  a.chunk.fields.length === b.chunk.fields.length &&
  a.chunk.fields.every((field, i) => isSameField(field, b.chunk.fields[i]));

/** Skips renders while its fields look the same, since a render builds all of its elements again. */
const InactiveChunk = memo(function InactiveChunk({ at, chunk, onActivate }: InactiveChunkProps): ReactElement {
  const { position, fields } = chunk;
  const onActivateThis = useCallback(
    (focused: FocusTarget | undefined) => onActivate(position, focused),
    [onActivate, position],
  );
  const steps = useMemo(() => fields.map((field) => field.at.at(-1) ?? ""), [fields]);
  const draw = useCallback<StaticChunkProps["draw"]>(
    ({ renderStatic }, deps, valueFor) => renderStatic(deps, fields, (field) => valueFor(field.at.at(-1))),
    [fields],
  );
  return <StaticChunk at={at} steps={steps} draw={draw} onActivate={onActivateThis} />;
}, isUnchanged);
