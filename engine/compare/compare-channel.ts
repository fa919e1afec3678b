import { equalJson, type Json } from "#engine/json";
import type { Channel, ChannelMessage } from "#engine/model";
import { compareDocs } from "./compare-docs.ts";
import { headerWords } from "./compare-endpoint.ts";
import { comparePaths } from "./compare-paths.ts";
import { compareProperties } from "./compare-properties.ts";
import type { Comparing } from "./comparing.ts";
import { type Matched, matched, skeleton } from "./match-endpoints.ts";
import { below, named, type Site } from "./site.ts";

/** Finds the partners of channels: by id, and those that are left by path. */
export const matchChannels = (older: readonly Channel[], newer: readonly Channel[]): Matched<Channel> =>
  matched(older, newer, ({ id }) => id, skeleton);

/** The place of a channel that both versions have, on the side of what callers send. */
export const channelSite = (older: Channel, newer: Channel, node: string): Site => ({
  older: { steps: ["channels", older.id], words: named(newer.id) },
  newer: { steps: ["channels", newer.id], words: named(newer.id) },
  direction: "request",
  node,
});

/** Compares two versions of one channel: how it is opened, then what either side may say. */
export function compareChannel(older: Channel, newer: Channel, site: Site, comparing: Comparing): void {
  const { report } = comparing;
  if (older.id !== newer.id) report(site, "channel-renamed", { was: named(older.id), is: named(newer.id) });
  const [was, is] = [older, newer].map(({ namespace }) => namespace.join(" / ") || "no section");
  if (was !== is) report(site, "endpoint-moved", { was: String(was), is: String(is) });
  compareDocs(older, newer, site, report);
  if (!equalJson(asJson(older.examples), asJson(newer.examples))) report(site, "examples-changed");
  comparePaths(older, newer, site, comparing);
  for (const [part, words] of [
    ["queryParameters", { word: "query parameter" }],
    ["requestHeaders", headerWords],
  ] as const) {
    const [before, after] = [{ properties: older[part] }, { properties: newer[part] }];
    compareProperties(before, after, below(site, [part], ""), comparing, words);
  }
  compareMessages(older.messages, newer.messages, site, comparing);
}

/** Messages are the same by who sends them and their type, or else by what they carry. */
function compareMessages(
  older: readonly ChannelMessage[],
  newer: readonly ChannelMessage[],
  site: Site,
  comparing: Comparing,
): void {
  const { report } = comparing;
  const { pairs, gone, fresh } = matched(
    older,
    newer,
    ({ origin, type }) => JSON.stringify([origin, type]),
    ({ origin, body }) => JSON.stringify([origin, body]),
  );
  for (const [was, is] of pairs) {
    const at = messageSite(was, is, site);
    if (was.type !== is.type) report(at, "message-renamed", { was: named(was.type), is: named(is.type) });
    compareDocs(was, is, at, report);
    comparing.compare(was.body, is.body, at);
  }
  for (const one of gone) {
    report(messageSite(one, one, site), "message-removed", { was: comparing.label.older(one.body), only: "older" });
  }
  for (const one of fresh) {
    report(messageSite(one, one, site), "message-added", { is: comparing.label.newer(one.body), only: "newer" });
  }
}

/** What clients say is judged as a request, what the server says as an answer. */
const messageSite = (was: ChannelMessage, is: ChannelMessage, site: Site): Site => ({
  ...below(site, stepsOf(was), `the message ${named(is.type)} from the ${is.origin}`, stepsOf(is)),
  direction: is.origin === "client" ? "request" : "response",
});

const stepsOf = ({ origin, type }: ChannelMessage): readonly string[] => ["messages", origin, type];

/** Examples are plain JSON; their type only says more. */
const asJson = (examples: Channel["examples"]): Json => examples as unknown as Json;
