import type { HttpMethod } from "#engine/model";

/** An endpoint with a page. */
export interface EndpointLink {
  readonly method: HttpMethod;
  readonly path: string;
  readonly href: string;
}

/** The kinds of parts of a description that a live answer can confirm, in the order of the page. */
export const checkedKinds = [
  "parameter",
  "status",
  "enum value",
  "variant",
  "error shape",
  "optional property",
] as const;

/** A part of the description of an endpoint. Times are in ISO 8601, UTC. */
export interface CheckedPart {
  readonly kind: (typeof checkedKinds)[number];
  readonly name: string;
  /** Absent if no answer has shown it. */
  readonly lastSeen?: string;
}

/** A promise of the description that live responses break or have broken, without values of responses. */
export interface Contradiction {
  readonly endpoint: EndpointLink;
  /** The id of the check. */
  readonly check: string;
  /** The expectation of the check, in English. */
  readonly promise: string;
  /** Distinguishes it from others of the same endpoint and check. */
  readonly cause: string;
  /** The path and the kind of the difference between docs and response; absent for other findings. */
  readonly difference?: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** The time since which it is as documented again; absent while it lasts. */
  readonly gone?: string;
  /** The name of the file with its request and answer, which the operator has. */
  readonly file?: string;
}

/** The parts of an endpoint, with when live answers have shown them. */
export interface CheckedEndpoint extends EndpointLink {
  /** When it last answered; absent if it never did. */
  readonly lastSeen?: string;
  readonly parts: readonly CheckedPart[];
}

/** The result of the live checks of an API that a reader may see. */
export type CheckedApi =
  /** No check has ended yet. */
  | { readonly kind: "waiting" }
  | { readonly kind: "unreadable" }
  /** No checked endpoint is on the site. */
  | { readonly kind: "foreign" }
  | {
      readonly kind: "checked";
      readonly title: string;
      /** The address of the API, if its description names it too. */
      readonly server?: string;
      readonly started: string;
      /** Nothing was checked if the API did not answer, or refused the credentials everywhere. */
      readonly lastRound: { readonly at: string; readonly isUp: boolean; readonly isLockedOut: boolean };
      readonly contradictions: readonly Contradiction[];
      /** Contradictions that are gone, the newest first. */
      readonly past: readonly Contradiction[];
      /** Findings about what the docs do not say, such as rules of HTTP; those that are gone come last. */
      readonly others: readonly Contradiction[];
      readonly endpoints: readonly CheckedEndpoint[];
      readonly unchecked: readonly EndpointLink[];
    };
