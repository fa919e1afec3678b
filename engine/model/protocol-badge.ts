import type { Channel } from "./channel.ts";

/** Badges of protocols with a name that differs from the identifier in AsyncAPI ("Server Object", `protocol`). */
const names: { readonly [protocol: string]: string } = {
  googlepubsub: "PUBSUB",
  ibmmq: "IBM MQ",
  anypointmq: "ANYPOINT MQ",
};

/** Returns the badge of a protocol, such as `KAFKA`; variants with encryption have the same. */
export function protocolBadge(protocol: string): string {
  const plain = protocol
    .toLowerCase()
    .replace(/^secure[-_]|[-_](?:secure|ssl|tls)$/, "")
    .replace(/^(mqtt|amqp|http|stomp)s$/, "$1")
    .replace(/^wss?$/, "wss");
  return (Object.hasOwn(names, plain) ? names[plain] : undefined) ?? plain.toUpperCase().slice(0, 12);
}

/** Returns the badge of a channel: WSS if it can be tried, else its protocols, or CHANNEL if none is known. */
export function channelBadge({
  environments,
  brokers = [],
  protocol,
}: Pick<Channel, "environments" | "brokers" | "protocol">): string {
  if (environments.length > 0) return "WSS";
  const badges = new Set(brokers.map((broker) => protocolBadge(broker.protocol)));
  if (protocol !== undefined) badges.add(protocolBadge(protocol));
  return badges.size === 0 ? "CHANNEL" : [...badges].slice(0, 2).join(", ");
}
