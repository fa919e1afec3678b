import type { ReactNode } from "react";
import type { StepName, UnmigratedValue } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { Environment } from "#engine/model";
import type { AuthCardEvent, OpenMicrophone } from "#machines";
import type { AuthProps, HostQuestion } from "#ui/auth";
import type { FormPort } from "#ui/form";

/** The names of the next steps to undo and to redo, and their callbacks. */
export interface HistoryProps {
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  /** Returns the step. */
  readonly onUndo: () => StepName | undefined;
  readonly onRedo: () => StepName | undefined;
}

/** The positions of the borders between the parts, in percent, stored between visits. */
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
  /** The field for the base URL of an API that names none. */
  readonly server?: ReactNode;
  /** The address of the environment with its variables filled in. */
  readonly baseUrl: string;
  /** The address with every parameter filled in. */
  readonly url: string;
  /** Returns an address that opens the filled-in form, without credentials. */
  readonly shareLink: () => string;
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
  /** The target of the close button before the script has loaded, while it is a link. */
  readonly closeHref?: string;
  /** The reason why sending is impossible, such as `Cannot send requests to localhost` (docs/behavior.md#sending). */
  readonly refusal?: string;
}

/** Props of every playground. It does not fetch, store or navigate on its own. */
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
  /** Returns the issues of the current form. */
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
