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
import { drawStill, type StillField, type StillForm, stillPlace } from "./still.ts";
import { sameList, useDerived } from "./use-place.ts";

/** What a chunk of fields out of sight needs. */
export interface StillChunkProps {
  /** The group, list or map that the fields stand in. */
  readonly at: Path;
  /** They keep their identity as long as they look the same. */
  readonly fields: readonly StillField[];
  /** Draws the fields; it keeps its identity. */
  readonly draw?: (form: StillForm, fields: readonly StillField[]) => DocumentFragment;
  /** Told which place and which element has the focus, if one has. */
  readonly onWake: (focused: Path | undefined, id?: string) => void;
}

/** Fields out of sight as plain elements, until they come near, get the focus, or have faults to show. */
export function StillChunk({ at, fields, draw = drawStill, onWake }: StillChunkProps): ReactElement {
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
      element.replaceChildren(draw({ page, tools, choices: port.read().choices, held }, fields));
    });
  }, [port, tools, slices, fields, values, draw]);
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
    onWake((frame && stillPlace(frame)) ?? at, event.target.id);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus come
  return <div ref={host} className="form-chunk" data-contained data-still onFocus={onFocus} />;
}
