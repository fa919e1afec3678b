import type { ComponentType, RefObject } from "react";
import type { EndpointForm } from "#engine/model";
import type { SentResponse } from "#machines";
import type { BodyReader, ViewName } from "./session/index.ts";

/** Props of the tools below an answer; `response` is absent while there is none. */
export interface AnswerToolsProps {
  readonly response: SentResponse | undefined;
}

/** Props of the dialog that compares responses; see `ToolDialog`. */
export interface CompareProps {
  readonly onClose: () => void;
  readonly frame?: RefObject<HTMLElement | null>;
}

/** Dependencies of the response views. */
export interface AnswersPort {
  /** Starts a reader for a body of this size in bytes: in a worker for a long one. The caller closes it. */
  readonly open: (size: number) => BodyReader;
  /** Loads the endpoint with its documented responses; undefined if it can't be loaded. */
  readonly documented: () => Promise<EndpointForm | undefined>;
  /** Tools below an answer, which may load later; absent for none. */
  readonly tools?: ComponentType<AnswerToolsProps>;
  /** The dialog that shows two responses of the page side by side; absent without tools. */
  readonly compare?: ComponentType<CompareProps>;
  /** The reader's last choice of a JSON view. */
  readonly view: { readonly read: () => ViewName; readonly write: (view: ViewName) => void };
}
