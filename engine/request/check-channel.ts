import { channelShape } from "#engine/form";
import { type CheckedForm, checkerOf, type RequestCheck } from "./check.ts";
import type { HandshakeInput } from "./handshake.ts";

/**
 * Creates the check of a channel's form, as `requestChecker` does of an endpoint's. Issues of the handshake and of each
 * type of message are reported at their paths.
 */
export const channelChecker = ({
  channel,
  types,
  rules,
}: Pick<HandshakeInput, "channel" | "types"> & Pick<CheckedForm, "rules">): RequestCheck =>
  checkerOf({
    ...{ shape: channelShape(channel), headers: channel.requestHeaders, path: channel.path },
    ...{ headerStyles: undefined, types, rules },
  });
