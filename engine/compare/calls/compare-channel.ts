import { asJson, equalJson } from "#engine/json";
import type { Channel, ChannelMessage } from "#engine/model";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import { type ComparisonContext, compareProperties } from "../shapes/index.ts";
import { headerWords } from "./compare-endpoint.ts";
import { comparePaths } from "./compare-paths.ts";
import { type Matched, matched, skeleton } from "./match-endpoints.ts";

/** Pairs channels: by id, and the remaining ones by path. */
export const matchChannels = (older: readonly Channel[], newer: readonly Channel[]): Matched<Channel> =>
  matched(older, newer, ({ id }) => id, skeleton);

/** The location of a channel in both versions, in the direction of requests. */
export const channelLocation = (older: Channel, newer: Channel, node: string): ChangeLocation => ({
  older: { steps: ["channels", older.id], words: named(newer.id) },
  newer: { steps: ["channels", newer.id], words: named(newer.id) },
  direction: "request",
  node,
});

/** Compares two versions of one channel: its handshake, then the messages of both sides. */
export function compareChannel(
  older: Channel,
  newer: Channel,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  if (older.id !== newer.id) report(location, "channel-renamed", { was: named(older.id), is: named(newer.id) });
  const [was, is] = [older, newer].map(({ namespace }) => namespace.join(" / ") || "no section");
  if (was !== is) report(location, "endpoint-moved", { was: String(was), is: String(is) });
  compareDocs(older, newer, location, report);
  if (!equalJson(asJson(older.examples), asJson(newer.examples))) report(location, "examples-changed");
  comparePaths(older, newer, location, context);
  for (const [part, words] of [
    ["queryParameters", { word: "query parameter" }],
    ["requestHeaders", headerWords],
  ] as const) {
    const [before, after] = [{ properties: older[part] }, { properties: newer[part] }];
    compareProperties(before, after, below(location, [part], ""), context, words);
  }
  compareMessages(older.messages, newer.messages, location, context);
}

/** Messages are paired by sender and type, or else by payload. */
function compareMessages(
  older: readonly ChannelMessage[],
  newer: readonly ChannelMessage[],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const { pairs, gone, fresh } = matched(
    older,
    newer,
    ({ origin, type }) => JSON.stringify([origin, type]),
    ({ origin, body }) => JSON.stringify([origin, body]),
  );
  for (const [was, is] of pairs) {
    const at = messageSite(was, is, location);
    if (was.type !== is.type) report(at, "message-renamed", { was: named(was.type), is: named(is.type) });
    compareDocs(was, is, at, report);
    context.compare(was.body, is.body, at);
  }
  for (const one of gone) {
    report(messageSite(one, one, location), "message-removed", { was: context.label.older(one.body), only: "older" });
  }
  for (const one of fresh) {
    report(messageSite(one, one, location), "message-added", { is: context.label.newer(one.body), only: "newer" });
  }
}

/** Messages of clients are compared as requests, messages of the server as responses. */
const messageSite = (was: ChannelMessage, is: ChannelMessage, location: ChangeLocation): ChangeLocation => ({
  ...below(location, stepsOf(was), `the message ${named(is.type)} from the ${is.origin}`, stepsOf(is)),
  direction: is.origin === "client" ? "request" : "response",
});

const stepsOf = ({ origin, type }: ChannelMessage): readonly string[] => ["messages", origin, type];
