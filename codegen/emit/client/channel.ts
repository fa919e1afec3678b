import type { ChannelIr, Ir, MessageIr, ModuleIr } from "../../ir/ir.ts";
import { memberName } from "../../ir/names.ts";
import type { TypeRef } from "../../ir/type.ts";
import {
  constant,
  docsOf,
  jsDoc,
  type Literal,
  literalOf,
  objectShape,
  presentShape,
  presentText,
  printLiteral,
  type Statement,
  type TypeWriting,
} from "../text/index.ts";

import { requestShape } from "./request.ts";

const shapeOf = (type: TypeRef, ir: Ir): Literal => literalOf(presentShape(ir.types, type));

const unionText = (messages: readonly MessageIr[], writing: TypeWriting): string =>
  [...new Set(messages.map(({ type }) => `(${presentText(type, writing)})`))].join(" | ") || "never";

interface Naming {
  readonly writing: TypeWriting;
  /** The name of the constant. */
  readonly name: string;
}

/** Writes the channel of a file, typed by what each side sends. */
export function channelStatement(channel: ChannelIr, ir: Ir, { writing, name }: Naming): Statement {
  const from = (origin: MessageIr["origin"]): string =>
    unionText(
      channel.messages.filter((message) => message.origin === origin),
      writing,
    );
  const descriptor: Literal = {
    id: channel.id,
    path: channel.path.map((part) => ({ ...part })),
    auth: channel.auth,
    baseUrl: channel.baseUrl,
    request: requestShape(channel, ir),
    messages: Object.fromEntries(
      channel.messages.map(({ name: message, origin, type }) => [message, { origin, body: shapeOf(type, ir) }]),
    ),
  };
  return constant({
    name,
    type: `Channel<\n  ${from("client")},\n  ${from("server")}\n>`,
    docs: docsOf(channel),
    // The type of the constant gives no types to a message with the name of a member of every object, as constructor.
    initializer: `${printLiteral(descriptor)} as const`,
  });
}

/** Writes the webhooks of a file with the types of their payloads. */
export function webhookStatements(
  { webhooks }: Pick<ModuleIr, "webhooks">,
  ir: Ir,
  { writing, name }: Naming,
): readonly Statement[] {
  if (webhooks.length === 0) return [];
  const members = webhooks.map((webhook) => {
    const descriptor: Literal = {
      id: webhook.id,
      method: webhook.method,
      headers: literalOf(objectShape(ir.types, webhook.headers)),
      payload: shapeOf(webhook.payload.type, ir),
      response: webhook.response && shapeOf(webhook.response, ir),
    };
    const docs = docsOf(webhook).map((text) => `  ${jsDoc(text, 2)}\n`);
    const type = `Webhook<${presentText(webhook.payload.type, writing)}>`;
    const value = printLiteral(descriptor, 2, webhook.name.length + 4);
    return `${docs.join("")}  ${memberName(webhook.name)}: ${value} as ${type},\n`;
  });
  return [constant({ name, initializer: `{\n${members.join("")}} as const satisfies Webhooks` })];
}
