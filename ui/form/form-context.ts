import { createContext, useContext } from "react";
import type { Path } from "#engine/shape";
import type { OpenMicrophone } from "#machines";
import type { AskedPlaces } from "./asked-places.ts";
import type { BrokenTexts } from "./broken-texts.ts";
import type { IssueBoard } from "./issue-board.ts";
import type { RefusedKeys } from "./key-drafts.ts";
import type { LeftPlaces } from "./left-places.ts";
import type { Nearness } from "./nearness.ts";
import type { PlaceListeners } from "./place-listeners.ts";
import type { FormPort } from "./port.ts";
import type { Slices } from "./slices.ts";
import type { Tools } from "./tools.ts";
import type { TypedListeners } from "./typed-texts.ts";

/** What every view of a form shares. It never changes while a form stands, so that nothing is drawn again for it. */
export interface FormSurroundings {
  readonly port: FormPort;
  /** Tells of changes of the form by place. */
  readonly places: PlaceListeners;
  readonly tools: Tools;
  readonly board: IssueBoard;
  /** Tells of texts that are no value yet. */
  readonly typed: TypedListeners;
  /** Keys of maps that were refused. */
  readonly keys: RefusedKeys;
  readonly left: LeftPlaces;
  readonly asked: AskedPlaces;
  /** Says something to those who can't see it happen. */
  readonly say: (text: string) => void;
  /** JSON texts that can't be read. */
  readonly texts: BrokenTexts;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly warn: (message: string) => void;
  /** Records for fields that hold sounds; without it they can be filled in other ways only. */
  readonly microphone: OpenMicrophone | undefined;
  /** Tells which fields come near to what is seen; those far away are drawn still. */
  readonly nearness: Nearness;
  /** Draws what is far away, a little at a time. */
  readonly slices: Slices;
  /** The place whose control is to get the focus as soon as it is drawn: what is on the way to it is not drawn still. */
  readonly wanted: { current: Path | undefined };
}

/** A view of the form stands outside of a `FormRoot`: a bug of whoever put it there. */
export class NoFormError extends Error {
  override readonly name = "NoFormError";
}

/** Carries the surroundings from `FormRoot` to its views. */
export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** Whether all faults are shown, not only those of fields that were left (after Send). */
export const FaultsContext = createContext(false);

/** The form around a view. */
export function useForm(): FormSurroundings {
  const form = useContext(FormContext);
  if (form === undefined) throw new NoFormError("a form control needs a FormRoot around it");
  return form;
}
