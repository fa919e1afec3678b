import type { ChannelServer } from "./channel-server.ts";

/** A channel that only the server sends on, to everybody. */
export const ticksDescription = `asyncapi: 3.0.0
info: { title: Ticks, version: "1" }
servers: { here: { host: "127.0.0.1:1", protocol: ws } }
channels:
  ticks:
    address: /ticks
    bindings: { ws: { query: { type: object, properties: { unit: { type: string, enum: [second, minute] } } } } }
    messages:
      tick:
        payload:
          type: object
          required: [at, count]
          additionalProperties: false
          properties: { at: { type: string, format: date-time }, count: { type: integer, minimum: 0 } }
operations:
  hear: { action: send, channel: { $ref: "#/channels/ticks" } }
`;

/** Creates the server that keeps all its promises; it takes no message, and says so with a code. */
export const createTicks = (): ChannelServer => ({
  path: "/ticks",
  refuse: ({ query }) => (["second", "minute", null].includes(query.get("unit")) ? undefined : 400),
  opened: ({ send }) => {
    for (const count of [0, 1]) send({ at: "2026-05-01T10:00:00Z", count });
  },
  received: ({ close }) => close(1003, "this channel takes no messages"),
});
