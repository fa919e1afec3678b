import { type ApiModel, bareEndpoint, type Channel, type ChannelMessage } from "#engine/model";
import type { SettingsByEndpoint } from "../operation-settings.ts";
import { type Target, targetMaker } from "./target.ts";

/** A channel that is opened, with a target for the content of each message of the client. */
export interface ChannelTarget {
  readonly target: Target;
  readonly channel: Channel;
  readonly sent: readonly { readonly message: ChannelMessage; readonly target: Target }[];
}

/** Creates the targets of the channels of an API that use WebSocket, named as `WSS /plants`. */
export function channelTargetsOf(model: ApiModel, settings?: SettingsByEndpoint): readonly ChannelTarget[] {
  const create = targetMaker(model, settings);
  return (model.channels ?? [])
    .filter(({ environments }) => environments.length > 0)
    .map((channel): ChannelTarget => {
      const target = create(openingOf(channel), []);
      return {
        channel,
        target: { ...target, channel, name: target.name.replace(/^GET /, "WSS ") },
        sent: channel.messages
          .filter(({ origin }) => origin === "client")
          .map((message) => ({ message, target: create(contentOf(channel, message), []) })),
      };
    });
}

/** The request that opens a channel (RFC 6455 section 4.1). */
function openingOf({ id, path, auth, security, scopes, environments, ...channel }: Channel) {
  const { pathParameters, queryParameters, requestHeaders } = channel;
  return bareEndpoint({
    ...{ id, method: "GET", path, auth, environments, pathParameters, queryParameters, requestHeaders },
    ...(security && { security }),
    ...(scopes && { scopes }),
  });
}

/** A request with the content of a message as its body, so that its values are drawn like values of requests. */
const contentOf = ({ id }: Channel, { type, body }: ChannelMessage) =>
  bareEndpoint({
    id: `${id} ${type}`,
    request: { body: { kind: "json", shape: body, contentType: "application/json", optional: false } },
  });
