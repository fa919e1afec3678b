import type { InitialValueDeps } from "#engine/interpret";
import { objectOf } from "#engine/json";
import type { Channel, ChannelExample, PlaygroundState } from "#engine/model";
import type { Types } from "#engine/shape";
import { type FormState, frozen } from "../edits/index.ts";
import { messageProperties } from "../parts/index.ts";
import { exampleUse, filler, firstOf, headerIn, memberOf } from "./filling.ts";

/** Sources of a channel form's initial state. Without `example` the channel's first is used; `"none"` uses none. */
export interface ChannelSeed {
  readonly channel: Channel;
  readonly types: Types;
  readonly deps: InitialValueDeps;
  readonly example?: ChannelExample | "none";
  /** True to add the optional properties that have an example, as `Use example` does. */
  readonly withOptional?: boolean;
  /**
   * The provider's configured values; they take precedence over the example
   * (docs/behavior.md#initial-values-of-a-form).
   */
  readonly configured?: PlaygroundState | undefined;
}

/**
 * Returns the initial state of a channel's form, as `seedForm` does for endpoints. Each message type starts with its
 * first message of the example, or with default values if the example has no message.
 */
export function seedChannel({ channel, types, deps, example, withOptional, configured = {} }: ChannelSeed): FormState {
  const { part, fill } = filler(types, deps, exampleUse(example, withOptional));
  const { requestHeaders, pathParameters, queryParameters } = channel;
  const selected = example ?? channel.examples[0] ?? "none";
  const given = selected === "none" ? undefined : selected;
  const exampleMessages = objectOf(
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
      ...part("messages", messageProperties(channel), memberOf(exampleMessages)),
    ]),
  );
}
