import { importAsyncApi, readText } from "#importers";
import type { CheckId } from "#live";
import { type ChannelServer, serveChannel } from "./channel-server.ts";
import { channelFaults } from "./faults.ts";
import { createTalk, talkDescription, talkToken } from "./talk.ts";
import { createTicks, ticksDescription } from "./ticks.ts";

export { channelFaults } from "./faults.ts";

/** A channel that keeps its promises. */
interface CorrectChannel {
  readonly name: string;
  readonly description: string;
  readonly create: () => ChannelServer;
  /** Secrets by the name of their security scheme. */
  readonly credentials: { readonly [scheme: string]: string };
}

/** The channels of the bench that keep all their promises. */
export const correctChannels: readonly CorrectChannel[] = [
  { name: "talk", description: talkDescription, create: createTalk, credentials: { token: talkToken } },
  { name: "ticks", description: ticksDescription, create: createTicks, credentials: {} },
];

/** Starts a channel of the bench by its name, a fault's or a correct one's; throws for other names. */
export async function startChannel(name: string) {
  const fault = channelFaults.find((one) => one.name === name);
  const correct = correctChannels.find((one) => one.name === (fault?.server ?? name));
  if (correct === undefined) throw new Error(`the bench has no channel ${name}`);
  const server = correct.create();
  const read = await readText({ name: `${name}.yaml`, text: correct.description });
  if (!read.ok) throw new Error(`the description of ${name} can't be read`);
  const { model } = await importAsyncApi(read.value, { id: "bench" });
  const served = await serveChannel(fault === undefined ? server : fault.break(server));
  return { ...served, model, credentials: correct.credentials };
}

/** The checks that a server of the bench may be reported for. */
export const allowedChecks = (name: string): ReadonlySet<CheckId> => {
  const { check, also = [] } = channelFaults.find((one) => one.name === name) ?? {};
  return new Set([...(check === undefined ? [] : [check]), ...also]);
};
