import type { Channel } from "#engine/model";
import { channelShape } from "./channel-shape.ts";
import type { Section, SectionTitle } from "./sections.ts";

/** Returns the handshake sections of a channel's form (docs/behavior.md#websocket-playground), without the messages. */
export const handshakeSections = (channel: Channel): readonly Section[] =>
  channelShape(channel).properties.flatMap(({ key, shape, optional }): Section[] => {
    const title = handshakeTitles.get(key);
    return title === undefined ? [] : [{ title, at: [key], shape, optional }];
  });

const handshakeTitles: ReadonlyMap<string, SectionTitle> = new Map([
  ["headers", "Headers"],
  ["pathParameters", "Path Parameters"],
  ["queryParameters", "Query Parameters"],
]);
