import type { Ports } from "#engine/interpret";
import { objectOf } from "#engine/json";
import type { Channel, ChannelExample, PlaygroundState } from "#engine/model";
import type { Types } from "#engine/shape";
import { messageProperties } from "./channel-shape.ts";
import { filler, firstOf, headerIn, memberOf } from "./filling.ts";
import { frozen } from "./frozen.ts";
import type { FormState } from "./state.ts";

/** What the form of a channel starts from. Without `example` it is the channel's first; with `"none"` there is none. */
export interface ChannelSeed {
  readonly channel: Channel;
  readonly types: Types;
  readonly ports: Ports;
  readonly example?: ChannelExample | "none";
  /** What the provider has filled in; it goes before what the example says (product.md §4). */
  readonly configured?: PlaygroundState | undefined;
}

/**
 * Gives the state that a channel's form starts with, as `seedForm` does for endpoints. Of each type of message it takes
 * the first that the example has; of a type that the conversation leaves out, the defaults.
 */
export function seedChannel({ channel, types, ports, example, configured = {} }: ChannelSeed): FormState {
  const { part, fill } = filler(types, ports);
  const { requestHeaders, pathParameters, queryParameters } = channel;
  const asked = example ?? channel.examples[0] ?? "none";
  const given = asked === "none" ? undefined : asked;
  const said = objectOf(
    [...(given?.messages ?? [])]
      .reverse()
      .flatMap(({ type, body }) => (body === undefined ? [] : [[type, body] as const])),
  );
  return frozen(
    fill([
      ...part("headers", requestHeaders, firstOf(headerIn(configured.headers ?? {}), headerIn(given?.headers ?? {}))),
      ...part(
        "pathParameters",
        pathParameters,
        firstOf(memberOf(configured.pathParameters), memberOf(given?.pathParameters)),
      ),
      ...part(
        "queryParameters",
        queryParameters,
        firstOf(memberOf(configured.queryParameters), memberOf(given?.queryParameters)),
      ),
      ...part("messages", messageProperties(channel), memberOf(said)),
    ]),
  );
}
