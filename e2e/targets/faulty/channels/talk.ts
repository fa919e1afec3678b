import type { ChannelServer, Client } from "./channel-server.ts";

/** The token that the server of the garden knows. */
export const talkToken = "token-of-ada";

/** The channel of a garden: two messages of the client, three of the server, and a token. */
export const talkDescription = `asyncapi: 3.0.0
info: { title: Talk, version: "1" }
servers: { here: { host: "127.0.0.1:1", protocol: ws } }
channels:
  talk:
    address: /talk
    messages:
      water: { $ref: "#/components/messages/water" }
      ask: { $ref: "#/components/messages/ask" }
      watered: { $ref: "#/components/messages/watered" }
      state: { $ref: "#/components/messages/state" }
      error: { $ref: "#/components/messages/error" }
operations:
  say:
    action: receive
    channel: { $ref: "#/channels/talk" }
    security: [{ $ref: "#/components/securitySchemes/token" }]
    messages: [{ $ref: "#/channels/talk/messages/water" }, { $ref: "#/channels/talk/messages/ask" }]
  hear:
    action: send
    channel: { $ref: "#/channels/talk" }
    security: [{ $ref: "#/components/securitySchemes/token" }]
    messages:
      - { $ref: "#/channels/talk/messages/watered" }
      - { $ref: "#/channels/talk/messages/state" }
      - { $ref: "#/channels/talk/messages/error" }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  messages:
    water:
      payload:
        type: object
        required: [type, plant, litres]
        additionalProperties: false
        properties:
          type: { const: water }
          plant: { enum: [fern, moss, rose] }
          litres: { type: integer, minimum: 1, maximum: 100 }
      examples: [{ payload: { type: water, plant: fern, litres: 2 } }]
    ask:
      payload:
        type: object
        required: [type, plant]
        additionalProperties: false
        properties: { type: { const: ask }, plant: { enum: [fern, moss, rose] } }
    watered:
      payload:
        type: object
        required: [type, plant, litres]
        additionalProperties: false
        properties: { type: { const: watered }, plant: { enum: [fern, moss, rose] }, litres: { type: integer } }
    state:
      payload:
        type: object
        required: [type, plant, wet]
        additionalProperties: false
        properties: { type: { const: state }, plant: { enum: [fern, moss, rose] }, wet: { type: boolean } }
    error:
      payload:
        type: object
        required: [type, reason]
        additionalProperties: false
        properties: { type: { const: error }, reason: { type: string } }
`;

const plants: readonly unknown[] = ["fern", "moss", "rose"];

/** A message of the client, if it is as described. */
export type TalkMessage =
  | { readonly type: "water"; readonly plant: string; readonly litres: number }
  | { readonly type: "ask"; readonly plant: string };

/** Returns a message if it is as described. */
export function talkMessage(message: unknown): TalkMessage | undefined {
  if (typeof message !== "object" || message === null || Array.isArray(message)) return undefined;
  const { type, plant, litres, ...more } = message as { readonly [key: string]: unknown };
  if (Object.keys(more).length > 0 || typeof plant !== "string" || !plants.includes(plant)) return undefined;
  if (type === "ask") return litres === undefined ? { type, plant } : undefined;
  const isAmount = typeof litres === "number" && Number.isInteger(litres) && litres >= 1 && litres <= 100;
  return type === "water" && isAmount ? { type, plant, litres } : undefined;
}

/** Answers a message as described. */
export function answerTalk(client: Client, message: TalkMessage): void {
  const { plant } = message;
  if (message.type === "ask") client.send({ type: "state", plant, wet: true });
  else client.send({ type: "watered", plant, litres: message.litres });
}

/** Creates the server that keeps all its promises; an invalid message has an error as its answer. */
export const createTalk = (): ChannelServer => ({
  path: "/talk",
  refuse: ({ authorization }) => (authorization === `Bearer ${talkToken}` ? undefined : 401),
  opened: () => {},
  received: (client, sent) => {
    const message = talkMessage(sent);
    if (message === undefined) client.send({ type: "error", reason: "This is not a message of the channel." });
    else answerTalk(client, message);
  },
});
