import type { CheckId } from "../check-ids.ts";
import { type CoverageKind, coverageKinds, coverageWords } from "../coverage/index.ts";

/** The kinds of parts of a description that a watch remembers, in the order of reports. */
export const partKinds = [...coverageKinds, "optional property"] as const satisfies readonly (
  | CoverageKind
  | "optional property"
)[];

/** One of these kinds. */
export type PartKind = (typeof partKinds)[number];

/** The words of each kind for several. */
export const partWords: { readonly [K in PartKind]: string } = {
  ...coverageWords,
  "optional property": "optional properties",
};

/** A broken promise over time. Times are in ISO 8601, UTC. */
export interface Drift {
  readonly check: CheckId;
  /** The name of the endpoint: `GET /plants/{id}`. */
  readonly endpoint: string;
  readonly cause: string;
  readonly message: string;
  /** The name of the file in which its calls are saved; absent if they were not. */
  readonly file?: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** The time of the first round that called its endpoint and did not find it any more; absent while it lasts. */
  readonly gone?: string;
}

/** A part of the description, and when a response first and last contained it; absent if never. */
export interface WatchedPart {
  readonly kind: PartKind;
  readonly endpoint: string;
  readonly name: string;
  readonly firstSeen?: string;
  readonly lastSeen?: string;
}

/** The result of the last round. */
export interface LastRound {
  readonly at: string;
  /** False if the API did not answer; nothing else is then known of the round. */
  readonly isUp: boolean;
  /** True if every answer refused the credentials with 401 or 403; no body was compared then. */
  readonly isLockedOut?: boolean;
  readonly calls: number;
  /** Its duration. */
  readonly milliseconds: number;
}

/** The memory of a watch, which is saved after each round. */
export interface WatchState {
  /** The address of the API. */
  readonly server: string;
  /** The name of the API, if its description has one. */
  readonly api?: string;
  /** The hash of its description in the last round. */
  readonly definition: string;
  readonly started: string;
  readonly rounds: number;
  /** Requests of all rounds. */
  readonly calls: number;
  readonly lastRound?: LastRound;
  readonly drifts: readonly Drift[];
  readonly parts: readonly WatchedPart[];
}

/** Returns the drifts that last. */
export const openDrifts = ({ drifts }: Pick<WatchState, "drifts">): readonly Drift[] =>
  drifts.filter(({ gone }) => gone === undefined);
