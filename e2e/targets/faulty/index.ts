import { type CorrectServer, correctServers } from "./correct/index.ts";
import { answerFaults } from "./faults/answers.ts";
import { documentFaults } from "./faults/documents.ts";
import type { Fault } from "./faults/fault.ts";
import { lateThingFaults } from "./faults/late-things.ts";
import { namedThingFaults } from "./faults/named-things.ts";
import { oddThingFaults } from "./faults/odd-things.ts";
import { quietFaults } from "./faults/quiet.ts";
import { sequenceFaults } from "./faults/several-requests.ts";
import { requestFaults } from "./faults/single-requests.ts";
import { storedValueFaults } from "./faults/stored-values.ts";
import { createHandle } from "./http/create-handle.ts";
import type { Description } from "./http/description.ts";
import type { Handle } from "./http/exchange.ts";
import { type Served, serve } from "./http/serve.ts";
import { machineTime, type Time } from "./http/time.ts";
import { createGarden } from "./plants/garden.ts";
import { plantsApi, plantsTokens } from "./plants/plants-api.ts";

export { type CorrectServer, correctServers } from "./correct/index.ts";
export type { Fault } from "./faults/fault.ts";

/** The faults of the bench, each a server that breaks one promise. */
export const faults: readonly Fault[] = [
  ...answerFaults,
  ...requestFaults,
  ...sequenceFaults,
  ...quietFaults,
  ...namedThingFaults,
  ...lateThingFaults,
  ...oddThingFaults,
  ...storedValueFaults,
  ...documentFaults,
];

/** A server of the bench without a network. */
export interface BenchServer {
  readonly description: Description;
  readonly handle: Handle;
  /** Secrets of two users by the name of their security scheme; empty if the API has no scheme. */
  readonly credentials: NonNullable<CorrectServer["credentials"]>;
}

/** Creates a server of the bench by its name, a fault's or a correct one's; throws for other names. */
export function createFaulty(name: string, time: Time = machineTime): BenchServer {
  const correct = correctServers.find((one) => one.name === name);
  if (correct !== undefined) {
    const api = correct.create(time);
    const handle = createHandle(api);
    const { around, credentials = { own: {}, other: {} } } = correct;
    return { description: api.description, handle: around?.(handle, time) ?? handle, credentials };
  }
  const fault = faults.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`the bench has no server ${name}`);
  if (fault.server !== undefined) {
    const { handle, ...server } = createFaulty(fault.server, time);
    return { ...server, handle: fault.break(handle, createGarden()) };
  }
  const garden = createGarden();
  const api = plantsApi(garden, time);
  return {
    description: api.description,
    handle: fault.break(createHandle(api), garden),
    credentials: { own: { token: plantsTokens.own }, other: { token: plantsTokens.other } },
  };
}

/** Starts a server of the bench on a free port of loopback; its description has its address. */
export async function startFaulty(name: string): Promise<Omit<BenchServer, "handle"> & Served> {
  const { description, handle, credentials } = createFaulty(name);
  const served = await serve(handle);
  return { ...served, description: { ...description, servers: [{ url: served.url }] }, credentials };
}
