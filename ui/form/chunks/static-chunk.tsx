import {
  type FocusEvent,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Json } from "#engine/json";
import { type Path, toPointer } from "#engine/shape";
import { lazyModule, useStable } from "#ui/kit";
import {
  type FocusTarget,
  focusTarget,
  hasDrafts,
  PasteContext,
  partOf,
  ShowIssuesContext,
  sameList,
  useDerived,
  useForm,
} from "../context/index.ts";
import { below } from "../model/index.ts";
import type { StaticDeps } from "../static/index.ts";

/** The module that renders static fields. */
export type StaticView = typeof import("../static/index.ts");

// Few forms are so large that some of their fields are static.
const staticView = lazyModule((): Promise<StaticView> => import("../static/index.ts"));

/** Loads the static view and returns it. Fields become live if it can't be loaded. */
function useStaticView(onFailure: (focused: undefined) => void): StaticView | undefined {
  const fail = useStable(onFailure);
  useEffect(() => void staticView.load().catch(() => fail(undefined)), [fail]);
  return useSyncExternalStore(staticView.subscribe, staticView.read, staticView.read);
}

/** A key of an object or an index of a list. */
type Step = string | number;

/** Props of a static chunk. */
export interface StaticChunkProps {
  /** The path of the group, list or map around the fields. */
  readonly at: Path;
  /** The steps from there to the fields; stable if they are the same. */
  readonly steps: readonly Step[];
  /** Renders the fields with their values; must be stable. */
  readonly draw: (
    view: StaticView,
    deps: StaticDeps,
    valueFor: (step: Step | undefined) => Json | undefined,
  ) => DocumentFragment;
  /** Called with the focused element if there is one. */
  readonly onActivate: (focused: FocusTarget | undefined) => void;
}

/**
 * A chunk of fields as plain elements, until it comes near the viewport, gets the focus, or contains issues to show or
 * drafts of the reader.
 */
export function StaticChunk({ at, steps, draw, onActivate }: StaticChunkProps): ReactElement {
  const { port, tools, revealed, board, nearViewport, slices } = useForm();
  const canPaste = useContext(PasteContext) !== undefined;
  const host = useRef<HTMLDivElement>(null);
  const derive = useCallback((value: Json | undefined) => steps.map((step) => partOf(value, step)), [steps]);
  const values = useDerived(at, derive, sameList, steps);
  const view = useStaticView(onActivate);
  useEffect(() => {
    const element = host.current;
    if (element === null || view === undefined) return undefined;
    const byStep = new Map(steps.map((step, i) => [step, values[i]]));
    return slices.add(() => {
      const deps = {
        page: element.ownerDocument,
        tools,
        selection: port.read().selection,
        revealed: revealed.in,
        canPaste,
      };
      element.replaceChildren(draw(view, deps, (step = "") => byStep.get(step)));
    });
  }, [port, tools, revealed, canPaste, slices, steps, values, draw, view]);
  useEffect(
    () => (host.current ? nearViewport.watch(host.current, () => onActivate(undefined)) : undefined),
    [nearViewport, onActivate],
  );
  useEffect(() => {
    if (steps.some((step) => hasDrafts(port, below(at, step)))) onActivate(undefined);
  }, [port, at, steps, onActivate]);

  const shown = useContext(ShowIssuesContext);
  const read = (): boolean => shown && steps.some((step) => board.hasIssues(toPointer([...at, step])));
  const isInvalid = useSyncExternalStore(board.subscribe, read, read);
  useEffect(() => {
    if (isInvalid) onActivate(undefined);
  }, [isInvalid, onActivate]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const frame = target.closest(".form-field");
    onActivate(focusTarget((frame && view?.staticPath(frame)) ?? at, target));
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus
  return <div ref={host} className="form-chunk" data-contained data-still onFocus={onFocus} />;
}
