import type { Json } from "#engine/json";
import type { Channel, Webhook } from "#engine/model";

/** Returns the message of a type in the first of the channel's own examples that has one. */
export const writtenMessage = ({ examples }: Channel, type: string): Json | undefined =>
  examples.flatMap(({ messages }) => messages.filter((one) => one.type === type)).find(({ body }) => body !== undefined)
    ?.body;

/** Returns the examples of a webhook that have a body. */
export const statedExamples = ({ examples }: Webhook): readonly { readonly name?: string; readonly payload: Json }[] =>
  examples.flatMap(({ payload, ...one }) => (payload === undefined ? [] : [{ ...one, payload }]));
