import type { StepName, UnmigratedValue } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { Environment } from "#engine/model";
import type { AuthCardEvent, OpenMicrophone } from "#machines";
import type { AuthProps, HostQuestion } from "#ui/auth";
import type { FormPort } from "#ui/form";

/** The steps that can be taken back or made again: the name of the next one each, and what is called to do it. */
export interface HistoryProps {
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  /** Gives the step that was taken back or made again. */
  readonly onUndo: () => StepName | undefined;
  readonly onRedo: () => StepName | undefined;
}

/** Where the borders between the parts stand, in percent, kept from visit to visit. */
export interface SplitsProps {
  readonly read: (direction: "across" | "down") => number | undefined;
  readonly write: (direction: "across" | "down", share: number) => void;
}

/** Inputs and callbacks of a bar: the address, and the way out. */
export interface BarProps {
  readonly baseUrls: readonly Environment[];
  readonly environmentId: string;
  readonly onEnvironment: (id: string) => void;
  /** The selected values of the environment's URL variables, by name; others have their defaults. */
  readonly variables: { readonly [name: string]: string };
  readonly onVariable: (name: string, value: string) => void;
  /** The address of the environment with its variables filled in. */
  readonly baseUrl: string;
  /** The address with every parameter filled in. */
  readonly url: string;
  /** Gives an address that opens the form as it is filled in, without credentials. */
  readonly shareLink: () => string;
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
  /** Where the way out leads while no script is there that could close; it is a link then. */
  readonly closeHref?: string;
  /** The reason why sending is impossible, such as `Cannot send requests to localhost` (docs/behavior.md#sending). */
  readonly refusal?: string;
}

/** Inputs and callbacks of every playground. It fetches, stores and navigates nothing itself. */
export interface ShellProps extends BarProps {
  readonly port: FormPort;
  readonly history: HistoryProps;
  /** Values from before the definition changed that are incompatible with it. */
  readonly unmigrated: readonly UnmigratedValue[];
  /** Called with the values that the reader dismisses. */
  readonly onDropUnmigrated: (gone: readonly UnmigratedValue[]) => void;
  readonly auth: AuthProps | undefined;
  readonly onAuth: (event: AuthCardEvent) => void;
  /** Question that has to be answered before anything is sent. */
  readonly question: HostQuestion | undefined;
  /** Called with the position of an example. */
  readonly onUseExample: (position: number) => void;
  readonly onClear: () => void;
  readonly referenceHref: string;
  readonly splits: SplitsProps;
  /** The issues of the form, which may be one keystroke behind it. */
  readonly issues: readonly Issue[];
  /** Returns the issues of the form as it is now. */
  readonly readIssues: () => readonly Issue[];
  /** Reads the clipboard; refuses where the browser does. */
  readonly paste: () => Promise<string>;
  /** Records for fields that hold sounds. */
  readonly microphone?: OpenMicrophone | undefined;
  readonly randomId: () => string;
  readonly now: () => Date;
  /** Called with warnings to log, such as `Invalid date format`. */
  readonly onWarning?: (message: string) => void;
}
