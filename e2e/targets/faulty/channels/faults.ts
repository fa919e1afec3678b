import type { CheckId } from "#live";
import type { ChannelServer, Client } from "./channel-server.ts";
import { answerTalk, createTalk, type TalkMessage, talkMessage, talkToken } from "./talk.ts";

/** A channel that breaks one promise of a correct one. */
export interface ChannelFault {
  readonly name: string;
  /** The broken promise, as one sentence. */
  readonly says: string;
  readonly server: "talk" | "ticks";
  readonly check: CheckId;
  /** Other checks that may find it too, since it breaks what they promise as well. */
  readonly also?: readonly CheckId[];
  readonly break: (server: ChannelServer) => ChannelServer;
}

/** Answers some valid messages differently; returns true if it did. */
const instead =
  (answer: (client: Client, message: TalkMessage) => boolean) =>
  (server: ChannelServer): ChannelServer => ({
    ...server,
    received: (client, sent) => {
      const message = talkMessage(sent);
      if (message === undefined || !answer(client, message)) server.received(client, sent);
    },
  });

/** Does something else for a message that is not as described. */
const onInvalid =
  (act: (client: Client) => void) =>
  (server: ChannelServer): ChannelServer => ({
    ...server,
    received: (client, sent) => {
      const message = talkMessage(sent);
      if (message === undefined) act(client);
      else answerTalk(client, message);
    },
  });

/** The channels of the bench that break one promise each. */
export const channelFaults: readonly ChannelFault[] = [
  {
    name: "litres-as-text",
    says: "More than 50 litres come back as a text.",
    server: "talk",
    check: "wrong-message",
    break: instead((client, message) => {
      if (message.type === "ask" || message.litres <= 50) return false;
      client.send({ type: "watered", plant: message.plant, litres: String(message.litres) });
      return true;
    }),
  },
  {
    name: "state-in-bytes",
    says: "The state of a plant is sent as a binary message.",
    server: "talk",
    check: "wrong-message",
    break: instead((client, { type, plant }) => {
      if (type === "ask") client.sendBytes(Buffer.from(JSON.stringify({ type: "state", plant, wet: true })));
      return type === "ask";
    }),
  },
  {
    name: "undocumented-greeting",
    says: "Each connection begins with a message that is not documented.",
    server: "talk",
    check: "wrong-message",
    break: (server) => ({ ...server, opened: (client) => client.send({ type: "hello" }) }),
  },
  {
    name: "count-below-zero",
    says: "The first tick has a count that is not allowed.",
    server: "ticks",
    check: "wrong-message",
    break: (server) => ({ ...server, opened: ({ send }) => send({ at: "2026-05-01T10:00:00Z", count: -1 }) }),
  },
  {
    name: "open-without-token",
    says: "The channel opens without a token.",
    server: "talk",
    check: "auth-not-required",
    break: (server) => ({
      ...server,
      refuse: (asked) => (asked.authorization === "" ? undefined : server.refuse(asked)),
    }),
  },
  {
    name: "any-token-opens",
    says: "The channel opens with any token.",
    server: "talk",
    check: "wrong-auth-accepted",
    break: (server) => ({
      ...server,
      refuse: (asked) => server.refuse({ ...asked, authorization: asked.authorization && `Bearer ${talkToken}` }),
    }),
  },
  {
    name: "minutes-refused",
    says: "A handshake with a documented unit is refused.",
    server: "ticks",
    check: "channel-not-opened",
    break: (server) => ({
      ...server,
      refuse: (asked) => (asked.query.get("unit") === "minute" ? 400 : server.refuse(asked)),
    }),
  },
  {
    name: "roses-refused",
    says: "A valid message about a rose closes the connection.",
    server: "talk",
    check: "message-refused",
    break: instead((client, { plant }) => {
      if (plant === "rose") client.close(1008, "no roses");
      return plant === "rose";
    }),
  },
  {
    name: "cut-on-invalid",
    says: "An invalid message cuts the connection without a close frame.",
    server: "talk",
    check: "channel-broken",
    break: onInvalid((client) => client.cut()),
  },
  {
    name: "fails-on-invalid",
    says: "An invalid message is an internal error of the server.",
    server: "talk",
    check: "channel-broken",
    break: onInvalid((client) => client.close(1011, "TypeError: litres of undefined")),
  },
  {
    name: "hangs-on-invalid",
    says: "After an invalid message the connection answers nothing more, not even a ping.",
    server: "talk",
    check: "channel-broken",
    also: ["no-answer"],
    break: onInvalid((client) => client.stop()),
  },
  {
    name: "ends-on-invalid",
    says: "After an invalid message the server takes no more connections.",
    server: "talk",
    check: "channel-broken",
    also: ["server-error", "channel-not-opened"],
    break: (server) => {
      let hasEnded = false;
      return {
        ...onInvalid(({ close }) => {
          hasEnded = true;
          close(1001, "going away");
        })(createTalk()),
        refuse: (asked) => (hasEnded ? 503 : server.refuse(asked)),
      };
    },
  },
];
