import {
  type FocusEvent,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Json } from "#engine/json";
import { type Path, pointer } from "#engine/shape";
import { FaultsContext, useForm } from "./form-context.ts";
import { partOf } from "./place-listeners.ts";
import { drawStill, type StillField, stillPlace } from "./still.ts";
import { sameList, useDerived } from "./use-place.ts";

/** What a chunk of fields out of sight needs. `onWake` is told which place has the focus, if one has. */
export interface StillChunkProps {
  /** The group or list that the fields stand in. */
  readonly at: Path;
  readonly fields: readonly StillField[];
  readonly onWake: (focused: Path | undefined) => void;
}

/** Fields out of sight as plain elements, until they come near, get the focus, or have faults to show. */
export function StillChunk({ at, fields, onWake }: StillChunkProps): ReactElement {
  const { port, tools, board, nearness, slices } = useForm();
  const host = useRef<HTMLDivElement>(null);
  const steps = useMemo(() => fields.map((field) => field.at.at(-1) ?? ""), [fields]);
  const derive = useCallback((value: Json | undefined) => steps.map((step) => partOf(value, step)), [steps]);
  const values = useDerived(at, derive, sameList, steps);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const held = (place: Path) => values[fields.findIndex((field) => field.at === place)];
    return slices.add(() => {
      const page = element.ownerDocument;
      element.replaceChildren(drawStill({ page, tools, choices: port.read().choices, held }, fields));
    });
  }, [port, tools, slices, fields, values]);
  useEffect(
    () => (host.current ? nearness.watch(host.current, () => onWake(undefined)) : undefined),
    [nearness, onWake],
  );

  const shown = useContext(FaultsContext);
  const read = (): boolean => shown && fields.some((field) => board.isFaulty(pointer(field.at)));
  const faulty = useSyncExternalStore(board.subscribe, read, read);
  useEffect(() => {
    if (faulty) onWake(undefined);
  }, [faulty, onWake]);

  const onFocus = (event: FocusEvent): void => {
    const frame = event.target.closest(".form-field");
    onWake((frame && stillPlace(frame)) ?? at);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus come
  return <div ref={host} className="form-chunk" data-contained onFocus={onFocus} />;
}
