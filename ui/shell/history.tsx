import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import type { StepName } from "#engine/form";
import { formText } from "#locales/messages/form";
import { focusField, isWithin } from "#ui/form";
import { focusedIn, IconButton, treeOf } from "#ui/kit";
import type { Announced } from "./announcement.tsx";
import type { HistoryProps } from "./props.ts";

/** Inputs outside the form take steps back by themselves. */
const ownUndo = "[data-own-undo]";

/** Which step a key asks for: Ctrl or Cmd with Z, with Shift to make it again; Ctrl+Y does too. */
function stepOf(event: KeyboardEvent): "undo" | "redo" | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey && !event.shiftKey ? "redo" : undefined;
}

/** Undoes and redoes steps, announces them, and focuses the field of the step. */
export function useHistorySteps(history: HistoryProps, frame: RefObject<HTMLElement | null>) {
  const [announced, setAnnounced] = useState<Announced>();
  const landing = useRef<StepName>(undefined);
  useEffect(() => {
    const step = landing.current;
    landing.current = undefined;
    if (frame.current === null) return;
    const page = treeOf(frame.current);
    const focused = focusedIn(page);
    if (step && ((focused && isWithin(focused, step.at)) || focusField(page, step.at))) return;
    // The field may be gone. The pressed button may be off, from this render or a later one on.
    if (focused ? frame.current.contains(focused) && focused.matches(":disabled") : step) frame.current.focus();
  });

  const say = (text: string): void => setAnnounced((before) => ({ turn: (before?.turn ?? 0) + 1, text }));
  const go = (act: () => StepName | undefined, sentence: (step: string) => string): void => {
    const step = act();
    if (step === undefined) return;
    landing.current = step;
    say(sentence(step.name));
  };
  const undo = (): void => go(history.onUndo, (step) => formText().undone({ step }));
  const redo = (): void => go(history.onRedo, (step) => formText().redone({ step }));

  /** Acts on the keys for it; the browser's own undo knows only texts, and would take back less or something else. */
  const onKey = (event: KeyboardEvent): boolean => {
    const requested = stepOf(event);
    if (requested === undefined || (event.target instanceof Element && event.target.closest(ownUndo) !== null))
      return false;
    event.preventDefault();
    event.stopPropagation();
    if (requested === "undo") undo();
    else redo();
    return true;
  };
  return { undo, redo, onKey, announced, say };
}

/** Props of the two buttons. */
export interface HistoryButtonsProps {
  readonly history: HistoryProps;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Undo and Redo; their names describe the steps. */
export const HistoryButtons = ({ history, onUndo, onRedo }: HistoryButtonsProps): ReactElement => (
  <>
    <IconButton
      icon="undo"
      isDisabled={history.undo === undefined}
      label={history.undo === undefined ? formText().undo : formText().undoStep({ step: history.undo })}
      onPress={onUndo}
    />
    <IconButton
      icon="redo"
      isDisabled={history.redo === undefined}
      label={history.redo === undefined ? formText().redo : formText().redoStep({ step: history.redo })}
      onPress={onRedo}
    />
  </>
);
