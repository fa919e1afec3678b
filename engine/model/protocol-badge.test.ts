import { expect, it } from "vitest";
import { channelBadge, protocolBadge } from "./protocol-badge.ts";

it.each([
  ["kafka", "KAFKA"],
  ["kafka-secure", "KAFKA"],
  ["mqtts", "MQTT"],
  ["secure-mqtt", "MQTT"],
  ["AMQPS", "AMQP"],
  ["https", "HTTP"],
  ["ws", "WSS"],
  ["googlepubsub", "PUBSUB"],
  ["ibmmq", "IBM MQ"],
  ["sns", "SNS"],
  ["toString", "TOSTRING"],
])("the badge of the protocol %s is %s", (protocol, badge) => expect(protocolBadge(protocol)).toBe(badge));

const broker = (protocol: string) => ({ id: protocol, protocol, url: "a.example" });
const environments = [{ id: "a", baseUrl: "wss://a.example" }];

it.each([
  ["WSS where it can be tried", { environments, brokers: [broker("kafka")] }, "WSS"],
  ["its broker's", { environments: [], brokers: [broker("kafka"), broker("kafka-secure")] }, "KAFKA"],
  [
    "the protocols of two brokers",
    { environments: [], brokers: [broker("amqp"), broker("mqtt"), broker("nats")] },
    "AMQP, MQTT",
  ],
  ["the protocol of its bindings", { environments: [], protocol: "mqtt" }, "MQTT"],
  ["CHANNEL without a protocol", { environments: [] }, "CHANNEL"],
])("the badge of a channel is %s", (_, channel, badge) => expect(channelBadge(channel)).toBe(badge));
