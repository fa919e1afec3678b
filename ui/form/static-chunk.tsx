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
import { type Path, toPointer } from "#engine/shape";
import { FaultsContext, useForm } from "./form-context.ts";
import { partOf } from "./path-listeners.ts";
import { renderStatic, type StaticField, type StaticForm, staticPath } from "./static-field.ts";
import { sameList, useDerived } from "./use-path-value.ts";

/** Props of a static chunk of fields. */
export interface StaticChunkProps {
  /** The path of the group, list or map around the fields. */
  readonly at: Path;
  /** The fields; stable as long as they look the same. */
  readonly fields: readonly StaticField[];
  /** Renders the fields; must be stable. */
  readonly draw?: (form: StaticForm, fields: readonly StaticField[]) => DocumentFragment;
  /** Called with the path and the id of the focused element, if there is one. */
  readonly onActivate: (focused: Path | undefined, id?: string) => void;
}

/** A chunk of fields as plain elements, until it comes near the viewport, is focused, or has issues to show. */
export function StaticChunk({ at, fields, draw = renderStatic, onActivate }: StaticChunkProps): ReactElement {
  const { port, tools, board, nearViewport, slices } = useForm();
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
    () => (host.current ? nearViewport.watch(host.current, () => onActivate(undefined)) : undefined),
    [nearViewport, onActivate],
  );

  const shown = useContext(FaultsContext);
  const read = (): boolean => shown && fields.some((field) => board.isFaulty(toPointer(field.at)));
  const faulty = useSyncExternalStore(board.subscribe, read, read);
  useEffect(() => {
    if (faulty) onActivate(undefined);
  }, [faulty, onActivate]);

  const onFocus = (event: FocusEvent): void => {
    const frame = event.target.closest(".form-field");
    onActivate((frame && staticPath(frame)) ?? at, event.target.id);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus
  return <div ref={host} className="form-chunk" data-contained data-still onFocus={onFocus} />;
}
