import { acceptRespected } from "./accept-respected.ts";
import { conditionsRespected } from "./conditions-respected.ts";
import { creationsKept } from "./creations-kept.ts";
import { credentialsRequired } from "./credentials-required.ts";
import { filtersKept } from "./filters-kept.ts";
import { headLikeGet } from "./head-like-get.ts";
import { idempotencyKept } from "./idempotency-kept.ts";
import { jobsEnd } from "./jobs-end.ts";
import { methodRefused } from "./method-refused.ts";
import { optionsComplete } from "./options-complete.ts";
import { orderKept } from "./order-kept.ts";
import { pagesEnd } from "./pages-end.ts";
import { preflightComplete } from "./preflight-complete.ts";
import type { Probe } from "./probe.ts";
import { rangeRespected } from "./range-respected.ts";
import { repeatable } from "./repeatable.ts";
import { unknownCursor } from "./unknown-cursor.ts";

/** The checks that make additional calls to one endpoint. */
export const probes: readonly Probe[] = [
  credentialsRequired,
  acceptRespected,
  methodRefused,
  optionsComplete,
  preflightComplete,
  headLikeGet,
  rangeRespected,
  repeatable,
  conditionsRespected,
  pagesEnd,
  orderKept,
  filtersKept,
  unknownCursor,
  idempotencyKept,
  creationsKept,
  jobsEnd,
];
export type { Probe } from "./probe.ts";
