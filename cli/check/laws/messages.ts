import type { FormState } from "#engine/form";
import { own } from "#engine/json";
import { must, type Target } from "../target.ts";
import { checkJson } from "./body.ts";
import { partOf } from "./url.ts";

/** Checks that each message of a channel's client carries the values of its form. Other targets have no messages. */
export function checkMessages(target: Target, form: FormState): void {
  const { channel, types, use } = target;
  if (channel === undefined) return;
  const held = partOf(form.value, "messages");
  for (const { type, origin, body } of channel.messages) {
    const value = origin === "client" ? own(held, type) : undefined;
    if (value === undefined) continue;
    const sent = use.planMessage({ channel, types, form }, type);
    must(sent !== undefined, () => `the message ${type} has a value, but nothing is sent`);
    checkJson(target, sent, value, { shape: body });
  }
}
