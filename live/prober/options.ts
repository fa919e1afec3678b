import type { FormState } from "#engine/form";
import type { Intent } from "../cases/index.ts";
import type { CheckId } from "../check-ids.ts";
import type { Violation } from "../checks/index.ts";
import type { Exchange, Send } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import type { RequestDeps } from "../requests/index.ts";
import type { RunHooks } from "../run-hooks.ts";
import type { Target } from "../targets/index.ts";

/** Milliseconds before a server must show stored changes. Own choice: replicas and indexes lag behind. */
export const defaultSettle = 500;

/** Returns the checks that are on for an endpoint. */
export const checksFor = ({ checks, settings }: RunOptions, { endpoint }: Target): ReadonlySet<CheckId> =>
  settings?.get(endpoint.id)?.checks ?? checks;

/** Returns the milliseconds that an answer of an endpoint may take, if that is limited. */
export const maxTimeFor = ({ maxResponseTime, settings }: RunOptions, { endpoint }: Target): number | undefined =>
  settings?.get(endpoint.id)?.maxResponseTime ?? maxResponseTime;

/** The phases of a run that can be chosen, in order. */
export const phaseIds = ["probes", "sequences", "channels", "examples", "boundaries", "random"] as const;

/** The id of a phase. */
export type PhaseId = (typeof phaseIds)[number];

/** Options of a run against a live API. */
export interface RunOptions extends RequestDeps {
  /** The same seed gives the same calls. */
  readonly seed: number;
  /** A text that differs in each run, for keys that a server remembers; the seed if absent. */
  readonly run?: string;
  readonly checks: ReadonlySet<CheckId>;
  /** True if calls may change something. */
  readonly allowWrites: boolean;
  /** Endpoints to call, by id; all if absent. */
  readonly endpoints?: ReadonlySet<string>;
  /** Filled-in forms by endpoint id. Calls of the endpoint start with them. */
  readonly forms?: ReadonlyMap<string, FormState>;
  /** Calls at the same time. */
  readonly concurrency: number;
  /** Maximum number of calls. */
  readonly calls?: number;
  /** Maximum duration, in milliseconds; the phases of the run share it. */
  readonly time?: number;
  /** The phases of the run; all if absent. Things are created and known values are learned in any case. */
  readonly phases?: ReadonlySet<PhaseId>;
  /** Independent groups of endpoints whose probes and sequences run at the same time; 1 if absent. */
  readonly workers?: number;
  /** Maximum number of requests per second. */
  readonly rate?: number;
  /** Generated calls for each endpoint; unlimited if absent, so that calls or time have to end the run. */
  readonly cases?: number;
  /** Milliseconds after which a thing that was created has to be found; `defaultSettle` if absent. */
  readonly settle?: number;
  /** Milliseconds that an answer may take. */
  readonly maxResponseTime?: number;
  /** True if `send` can open WebSocket connections, so that channels are tested too. */
  readonly opensChannels?: boolean;
  /** True if the optional properties of answers are collected, see `Coverage`. */
  readonly seesProperties?: boolean;
}

/** Events of a run, for progress. */
export interface RunProgress {
  readonly calls: number;
  readonly findings: number;
  /** In milliseconds since the start. */
  readonly time: number;
  /** The part of the budget that is used, from 0 to 1. */
  readonly used: number;
  readonly endpoint: string;
}

/** A call of a run, with its response and findings. */
export interface CheckedCall {
  readonly exchange: Exchange;
  readonly intent: Intent;
  readonly violations: readonly Violation[];
}

/** Follows a run call by call. */
export interface RunObserver {
  readonly hooks?: RunHooks | undefined;
  /** Called after the checks of each response; checks of several calls report their findings separately. */
  readonly onCall?: (checked: CheckedCall) => void;
  /** Called with each exchange as it ends, including ones that are made again; `time` is its start by the clock of the run. */
  readonly onExchange?: (exchange: Exchange, time: number) => void;
  /** Called with a finding that is new, was seen again, or is shown by a smaller call now. */
  readonly onFinding?: (finding: Finding) => void;
}

/** The platform of a run. */
export interface RunDeps extends RunObserver {
  readonly send: Send;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Resolves after a number of milliseconds, or as soon as the signal aborts. */
  readonly sleep: (time: number, signal: AbortSignal) => Promise<void>;
  /** Ends the run; it returns the findings so far. */
  readonly signal: AbortSignal;
  readonly progress?: (progress: RunProgress) => void;
}
