import type {
  AuthState,
  Binding,
  Bindings,
  CredentialIssue,
  Destination,
  Holding,
  SchemeSet,
  SentTo,
} from "#engine/auth";
import type { StepName, UnmigratedValue } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { EndpointForm, Environment } from "#engine/model";
import type { Path } from "#engine/shape";
import type { AuthCardEvent, OpenMicrophone, SendFailure, SentResponse, StreamingAnswer } from "#machines";
import type { FormPort } from "#ui/form";
import type { AnswersPort } from "#ui/response";
import type { OAuthDialogue } from "../auth/oauth-dialogue.ts";
import type { ReplayProps } from "./replay.tsx";

/** The states of the response card (docs/behavior.md#request-states). */
export type ResponseState =
  | { readonly kind: "notStarted" }
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly response: SentResponse }
  | { readonly kind: "streaming"; readonly answer: StreamingAnswer }
  | { readonly kind: "stopped"; readonly answer: StreamingAnswer }
  /** `answer` is what had come of it. */
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
  /** True if credentials are shown; undefined if the request has none. */
  readonly revealed: boolean | undefined;
  readonly onReveal: (revealed: boolean) => void;
}

/** The login to the site, whose token fills in the card (docs/behavior.md#site-login). */
export interface SiteLoginProps {
  readonly authenticated: boolean;
  /** Why it could not be asked the last time whether this is still so. */
  readonly problem: string | undefined;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
}

/** A question that the reader has to answer before a secret goes to a host. */
export interface HostQuestion {
  /** The credentials that are asked about, by their ids; none where it is about the form. */
  readonly ids: readonly string[];
  readonly to: Destination;
  /** The secret values of the form that are asked about. */
  readonly form?: {
    readonly places: readonly Path[];
    /** Where the form was filled in. */
    readonly binding: Binding | undefined;
    /** They never go to this host, so that they can only be taken out of the form. */
    readonly isBarred: boolean;
  };
  /** Called with the answer. Secret values that stay behind are removed from the form. */
  readonly onAnswer: (answer: "send" | "withhold") => void;
}

/** The authorization card as it stands. */
export interface AuthProps {
  /** The sets of schemes that the endpoint accepts, and the one that was chosen. */
  readonly sets: readonly SchemeSet[];
  readonly set: SchemeSet;
  readonly state: AuthState;
  readonly open: boolean;
  readonly authenticated: boolean;
  /** There is a default token to go back to. */
  readonly resettable: boolean;
  /** The error that a login reported when it returned to this page. */
  readonly loginError: string | undefined;
  /** Loads the login of the chosen set, where it has one. */
  readonly login: (() => Promise<OAuthDialogue>) | undefined;
  /** True if the token of a login has expired, and the hosts that issue a new one before a request is sent. */
  readonly tokenEnded: boolean;
  readonly renewedAt: readonly string[];
  /** Issues of all credentials of the chosen schemes, and of those that would be sent. */
  readonly issues: readonly CredentialIssue[];
  readonly blocking: readonly CredentialIssue[];
  /** True if the reader has to answer before credentials go along. */
  readonly asks: boolean;
  /** Credentials that stay behind, by their ids: because the reader said so, or because this host never gets them. */
  readonly withheld: readonly string[];
  readonly barred: readonly string[];
  readonly destination: Destination;
  /** All that is held, also what this host may never get, and where it was entered. */
  readonly credentials: AuthState;
  readonly bound: Bindings;
  /**
   * True if the request carries credentials, its target host, and the proxy's host unless it goes to the target
   * directly.
   */
  readonly carries: boolean;
  /** Names of headers with credentials that the browser can't take along. */
  readonly leftBehind: readonly string[];
  readonly host: string;
  readonly through: string | undefined;
  /** Which hosts have received which secret. */
  readonly sent: SentTo;
  /** Every secret that is held; what the login to the site has filled in is one. */
  readonly held: readonly Holding[];
  readonly memoryOnly: boolean;
  /** The ids of the holdings that were filled in for the reader; no storage keeps them. */
  readonly filledIn: readonly string[];
  /** Credentials that are held in memory only: leaving the page drops them. */
  readonly onlyInMemory: readonly Holding[];
  /** The login to the site, where there is one. */
  readonly siteLogin?: SiteLoginProps | undefined;
}

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

/** All inputs and callbacks of the playground of one endpoint. It fetches, stores and navigates nothing itself. */
export interface PlaygroundProps {
  readonly form: EndpointForm;
  readonly port: FormPort;
  readonly history: HistoryProps;
  /** Values from before the definition changed that are incompatible with it. */
  readonly unmigrated: readonly UnmigratedValue[];
  /** Those of them that came from the form opened last, such as a replay. */
  readonly unmigratedOfGiven: readonly UnmigratedValue[];
  /** Called with the values that the reader dismisses. */
  readonly onDropUnmigrated: (gone: readonly UnmigratedValue[]) => void;
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
  readonly snippet: SnippetProps;
  readonly response: ResponseState;
  readonly answers: AnswersPort;
  readonly auth: AuthProps | undefined;
  readonly onAuth: (event: AuthCardEvent) => void;
  /** Question that has to be answered before anything is sent. */
  readonly question: HostQuestion | undefined;
  /**
   * `anyway` is true when the reader was shown issues and sends all the same. Returns false if nothing was sent, since
   * a question has to be answered first.
   */
  readonly onSend: (options: { readonly anyway: boolean }) => boolean;
  readonly onStop: () => void;
  /** Called with the position of an example of the endpoint. */
  readonly onUseExample: (position: number) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** Where the way out leads while no script is there that could close; it is a link then. */
  readonly closeHref?: string;
  readonly referenceHref: string;
  /** Gives an address that opens the form as it is filled in, without credentials. */
  readonly shareLink: () => string;
  /** Failures that were written down and are opened again. */
  readonly replay: ReplayProps;
  readonly splits: SplitsProps;
  /** The issues of the form, which may be one keystroke behind it. */
  readonly issues: readonly Issue[];
  /** Returns the issues of the form as it is now. */
  readonly readIssues: () => readonly Issue[];
  readonly copy: (text: string) => Promise<void>;
  /** Reads the clipboard; refuses where the browser does. */
  readonly paste: () => Promise<string>;
  /** Records for fields that hold sounds. */
  readonly microphone?: OpenMicrophone | undefined;
  readonly randomId: () => string;
  readonly now: () => Date;
  /** The reason why sending is impossible, such as `Cannot send requests to localhost` (docs/behavior.md#sending). */
  readonly refusal?: string;
  /** Called with warnings to log, such as `Invalid date format`. */
  readonly onWarning?: (message: string) => void;
}
