import type { WebhookIr } from "../../ir/ir.ts";
import type { WebhookAst } from "../../parse/ast/service.ts";
import { contentType } from "./channel.ts";
import { checkAudiences, checkProperties, type FileContext } from "./context.ts";

/** Checks a webhook, except its examples. */
export function checkWebhook(ast: WebhookAst, context: FileContext): WebhookIr {
  const { checking } = context;
  const { report } = checking;
  const audiences = checkAudiences(ast.audiences, context);
  if (ast.signature !== undefined) {
    report("not-expressed", ast.signature, {
      what: "the signature of a webhook",
      advice: "describe it in the docs",
    });
  }
  if (ast.responseStream !== undefined) {
    report("not-expressed", ast.responseStream.span, {
      what: "a streamed response of a webhook",
      advice: "declare a response with one value",
    });
  }
  const answer = ast.response?.type;
  const { docs, availability, displayName, payload } = ast;
  return {
    id: `${checking.scope.module.id}.${ast.name.text}`,
    name: ast.name.text,
    method: ast.method,
    headers: checkProperties(ast.headers, context),
    payload: { type: contentType(payload, context), ...(payload.docs !== undefined && { docs: payload.docs }) },
    examples: [],
    ...(answer && { response: checking.resolve(answer) }),
    ...audiences,
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
  };
}
