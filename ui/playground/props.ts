import type { ReactNode } from "react";
import type { UnmigratedValue } from "#engine/form";
import type { EndpointForm } from "#engine/model";
import type { SendFailure, SentResponse, StreamingAnswer } from "#machines";
import type { AnswersPort } from "#ui/response";
import type { ShellProps } from "#ui/shell";
import type { ReplayProps } from "./replay/replay.tsx";

/** The states of the response card (docs/behavior.md#request-states). */
export type ResponseState =
  | { readonly kind: "notStarted" }
  | { readonly kind: "loading" }
  /** `error` is the text of a JSON-RPC error: the call failed, whatever its status is. */
  | { readonly kind: "loaded"; readonly response: SentResponse; readonly error?: string }
  | { readonly kind: "streaming"; readonly answer: StreamingAnswer }
  /** `answer` is the part of a stream that had arrived. */
  | { readonly kind: "stopped"; readonly answer?: StreamingAnswer }
  /** `answer` is the part of the response that had arrived. */
  | { readonly kind: "failed"; readonly failure: SendFailure; readonly answer?: StreamingAnswer };

/** The request as a program in the language that the reader chose. */
export interface SnippetProps {
  readonly languages: readonly { readonly id: string; readonly label: string }[];
  /** Further languages, which have calls by SDKs alone. */
  readonly others: readonly { readonly id: string; readonly label: string }[];
  readonly language: string;
  readonly onLanguage: (id: string) => void;
  /** The program; its credentials are redacted unless `revealed`. Nothing while it is still being made. */
  readonly text: string | undefined;
  /** True if credentials are shown; undefined if the request has no credentials. */
  readonly revealed: boolean | undefined;
  readonly onReveal: (revealed: boolean) => void;
  /** Writes the program with its credentials, for the clipboard; absent if none are masked. */
  readonly unmasked?: () => string;
}

/** All inputs and callbacks of the playground of one endpoint. */
export interface PlaygroundProps extends ShellProps {
  readonly form: EndpointForm;
  /** The unmigrated values that came from the form opened last, such as a replay. */
  readonly unmigratedOfGiven: readonly UnmigratedValue[];
  /** The choice of the body's media type; must be stable. */
  readonly media?: ReactNode;
  readonly snippet: SnippetProps;
  readonly response: ResponseState;
  /** True if the request has changed since it was sent. */
  readonly isStale: boolean;
  readonly answers: AnswersPort;
  /**
   * `anyway` is true if the reader sends despite the shown issues. Returns false if nothing was sent, since a question
   * has to be answered first.
   */
  readonly onSend: (options: { readonly anyway: boolean }) => boolean;
  readonly onStop: () => void;
  /** Draws the dialog of generated requests, which keeps its state while it is closed; absent if there is none. */
  readonly generated?: ((isOpen: boolean, onClose: () => void) => ReactNode) | undefined;
  /** Failures that were written down and are opened again. */
  readonly replay: ReplayProps;
}
