import { checkIds, type Finding, runLive } from "#live";
import { channelSend } from "../../../../cli/test/channel-send.ts";
import { startChannel } from "./index.ts";

/**
 * The time without a message that ends a conversation, and the time to wait for a pong, in milliseconds: servers of the
 * bench answer before they answer a ping, so that no answer is missed.
 */
const limits = { quiet: 10, timeout: 1_000 };

/** Opens channels as `callboard test` does. */
export const openChannels = () =>
  channelSend({ ...limits, clock: () => performance.now(), signal: new AbortController().signal });

/** Tests a channel of the bench over a real connection, as `callboard test` does; returns what was found. */
export async function judgeChannel(name: string, seed: number, allowWrites = true): Promise<readonly Finding[]> {
  const { model, credentials, url, close } = await startChannel(name);
  try {
    const { findings } = await runLive(
      model,
      {
        ...{ baseUrl: url, headers: [], credentials: { own: credentials }, seed, cases: 4, opensChannels: true },
        ...{ checks: new Set(checkIds), allowWrites, concurrency: 1 },
      },
      {
        ...{ send: openChannels(), clock: () => performance.now(), sleep: async () => {} },
        signal: new AbortController().signal,
      },
    );
    return findings;
  } finally {
    await close();
  }
}
