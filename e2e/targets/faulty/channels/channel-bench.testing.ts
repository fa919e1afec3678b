import { checkIds, type Finding, runLive } from "#live";
import { channelSend } from "../../../../cli/test/send/channel-send.ts";
import { startChannel } from "./index.ts";

/** The time without a message that ends a conversation, in milliseconds: servers of the bench answer before a ping. */
const quiet = 10;

/** The time to wait for a handshake or a pong, in milliseconds: long, since only a busy machine needs it. */
const patience = 60_000;

/** The same time for the channel that never answers. */
const hangingPatience = 500;

/** Opens channels of the bench as `callboard test` does. */
export const openChannels = (name: string) =>
  channelSend({
    ...{ quiet, timeout: name === "hangs-on-invalid" ? hangingPatience : patience },
    ...{ clock: () => performance.now(), signal: new AbortController().signal },
  });

/** Tests a channel of the bench over a real connection, as `callboard test` does; returns what was found. */
export async function testChannel(name: string, seed: number, allowWrites = true): Promise<readonly Finding[]> {
  const { model, credentials, url, close } = await startChannel(name);
  try {
    const { findings } = await runLive(
      model,
      {
        ...{ baseUrl: url, headers: [], credentials: { own: credentials }, seed, cases: 4, opensChannels: true },
        ...{ checks: new Set(checkIds), allowWrites, concurrency: 1 },
      },
      {
        ...{ send: openChannels(name), clock: () => performance.now(), sleep: async () => {} },
        signal: new AbortController().signal,
      },
    );
    return findings;
  } finally {
    await close();
  }
}
