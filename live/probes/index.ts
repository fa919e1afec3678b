import { acceptRespected } from "./accept-respected.ts";
import { conditionsRespected } from "./conditions-respected.ts";
import { credentialsRequired } from "./credentials-required.ts";
import { headLikeGet } from "./head-like-get.ts";
import { idempotencyKept } from "./idempotency-kept.ts";
import { methodRefused } from "./method-refused.ts";
import { optionsComplete } from "./options-complete.ts";
import { pagesEnd } from "./pages-end.ts";
import type { Probe } from "./probe.ts";
import { repeatable } from "./repeatable.ts";

/** The checks that make additional calls to one endpoint. */
export const probes: readonly Probe[] = [
  credentialsRequired,
  acceptRespected,
  methodRefused,
  optionsComplete,
  headLikeGet,
  repeatable,
  conditionsRespected,
  pagesEnd,
  idempotencyKept,
];
export type { Probe } from "./probe.ts";
