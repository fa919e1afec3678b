import type { FormState } from "#engine/form";
import type { JsonObject } from "#engine/json";
import type { PlannedHeader, RequestPlan } from "#engine/request";
import type { SessionStore } from "../adapters/session-store.ts";
import type { Composition } from "../compose/index.ts";

/** The input of a program: `settled`, and `hidden`, the same with masked passwords. */
export interface ProgramInput {
  readonly composition: Composition;
  readonly settled: FormState;
  readonly hidden: FormState;
  readonly credentials: readonly PlannedHeader[];
  /** The request made of `hidden`. */
  readonly plan: RequestPlan;
  readonly baseUrl: string;
  readonly formUrl: string;
  readonly habits: SessionStore;
}

/** The wanted program: its language, and whether its secrets are shown. */
export interface Wanted {
  readonly language: string;
  readonly templates: JsonObject | "failed" | undefined;
  readonly revealed: boolean;
}

/** The visible part of the form, and its mode. */
export const viewOf = ({ settled, hidden }: ProgramInput, revealed: boolean) =>
  ({ form: revealed ? settled : hidden, reading: revealed ? "reveal" : "redact" }) as const;
