import { createContext, useContext } from "react";
import type { Path } from "#engine/shape";
import type { OpenMicrophone } from "#machines";
import type { Tools } from "../model/index.ts";
import type { FormViews } from "./control-props.ts";
import type { FocusTarget } from "./focus.ts";
import type {
  BrokenTexts,
  DraftListeners,
  FormPort,
  IssueBoard,
  NearViewport,
  PathListeners,
  RefusedKeys,
  RevealedFields,
  Slices,
  TouchedFields,
} from "./stores/index.ts";

/** Fills a path with the JSON in the clipboard; `undefined` if there is no clipboard to read. */
export const PasteContext = createContext<((at: Path) => void) | undefined>(undefined);

/** Dependencies that all views of a form share. The object never changes, so it causes no renders. */
export interface FormDeps {
  readonly port: FormPort;
  /** Notifies listeners of changes by path. */
  readonly paths: PathListeners;
  readonly tools: Tools;
  /** The views of controls. Injected, since controls contain fields and fields contain controls. */
  readonly views: FormViews;
  readonly board: IssueBoard;
  /** Notifies listeners of changes of typed drafts. */
  readonly typed: DraftListeners;
  /** Keys of maps that were refused. */
  readonly keys: RefusedKeys;
  readonly touched: TouchedFields;
  readonly revealed: RevealedFields;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
  /** JSON texts that can't be parsed. */
  readonly texts: BrokenTexts;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly warn: (message: string) => void;
  /** Opens a microphone for fields that hold sounds. Without it there is no recorder. */
  readonly microphone: OpenMicrophone | undefined;
  /** Reports fields that come near the viewport; the others are static. */
  readonly nearViewport: NearViewport;
  /** Renders static fields in slices of time. */
  readonly slices: Slices;
  /** The element that gets the focus as soon as it is rendered. The fields around it are not static. */
  readonly wanted: { current: FocusTarget | undefined };
}

/** A view of a form was rendered outside of a `FormProvider`, which is a bug of its caller. */
export class NoFormError extends Error {
  override readonly name = "NoFormError";
}

/** The React context of `FormDeps`. */
export const FormContext = createContext<FormDeps | undefined>(undefined);

/** True after Send: all issues are shown, not only issues of touched fields. */
export const ShowIssuesContext = createContext(false);

/** Returns the dependencies of the form around a view. */
export function useForm(): FormDeps {
  const form = useContext(FormContext);
  if (form === undefined) throw new NoFormError("a form control needs a FormRoot around it");
  return form;
}
