import type { WebhookIr } from "../../ir/channel.ts";
import type { WebhookAst } from "../../parse/ast/channel.ts";
import { contentType } from "./channel.ts";
import { checkAudiences, checkProperties, type FileContext } from "./context.ts";

/** Checks a call that the API makes to an address of its user, all but its examples. */
export function checkWebhook(ast: WebhookAst, context: FileContext): WebhookIr {
  const { checking } = context;
  const { report } = checking;
  checkAudiences(ast.audiences, context);
  if (ast.signature !== undefined) {
    report("not-expressed", ast.signature, {
      what: "how the calls of a webhook are signed",
      advice: "say it in the docs, where receivers look for it",
    });
  }
  if (ast.stream !== undefined) {
    report("not-expressed", ast.stream.span, {
      what: "an answer to a webhook that comes in pieces",
      advice: "let the answer be one value",
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
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
  };
}
