import { answerFaults } from "./faults/answers.ts";
import type { Fault } from "./faults/fault.ts";
import { sequenceFaults } from "./faults/several-requests.ts";
import { requestFaults } from "./faults/single-requests.ts";
import { createHandle } from "./http/create-handle.ts";
import type { Description } from "./http/description.ts";
import type { Handle } from "./http/exchange.ts";
import { type Served, serve } from "./http/serve.ts";
import { createGarden } from "./plants/garden.ts";
import { plantsApi, plantsTokens } from "./plants/plants-api.ts";

export type { Fault } from "./faults/fault.ts";

/** The faults of the bench, each a server that breaks one promise of the plants API. */
export const faults: readonly Fault[] = [...answerFaults, ...requestFaults, ...sequenceFaults];

/** A running server of the bench. */
export interface BenchServer extends Served {
  /** The OpenAPI description, with the address of the server. */
  readonly description: Description;
  /** The credentials of two users by the name of their security scheme; empty if the API has none. */
  readonly credentials: { readonly own: Credentials; readonly other: Credentials };
}

/** Secrets by the name of the security scheme. */
export interface Credentials {
  readonly [scheme: string]: string;
}

/** Creates the function of a server of the bench by its name; `plants` is the correct one that faults change. */
export function faultyHandle(name: string): Handle {
  const garden = createGarden();
  const handle = createHandle(plantsApi(garden));
  const fault = faults.find((one) => one.name === name);
  if (fault === undefined && name !== "plants") throw new Error(`the bench has no server ${name}`);
  return fault?.break(handle, garden) ?? handle;
}

/** Starts a server of the bench on a free port of loopback. */
export async function startFaulty(name: string): Promise<BenchServer> {
  const { description } = plantsApi(createGarden());
  const served = await serve(faultyHandle(name));
  return {
    ...served,
    description: { ...description, servers: [{ url: served.url }] },
    credentials: { own: { token: plantsTokens.own }, other: { token: plantsTokens.other } },
  };
}
