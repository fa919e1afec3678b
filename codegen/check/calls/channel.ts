import type { ChannelIr, MessageIr } from "../../ir/ir.ts";
import type { TypeRef } from "../../ir/type.ts";
import type { ChannelAst, ContentAst, MessageAst } from "../../parse/ast/service.ts";
import { checkBaseUrl } from "./base-url.ts";
import { checkAudiences, checkProperties, type FileContext } from "./context.ts";
import { checkPath, matchParameters } from "./path.ts";
import { makeRequired, openParameters } from "./path-parameters.ts";

/** Resolves the type of a message: a reference, or an inline declaration under a name of this file. */
export const contentType = ({ name, content }: ContentAst, { checking }: FileContext): TypeRef => {
  if (content.kind !== "object") return checking.resolve(content);
  return name === undefined ? { kind: "unknown" } : { kind: "named", id: `${checking.scope.module.id}:${name.text}` };
};

/** Checks the channel of a file, except its examples. */
export function checkChannel(ast: ChannelAst, context: FileContext): ChannelIr {
  const { checking, root } = context;
  const { report, scope } = checking;
  const audiences = checkAudiences(ast.audiences, context);
  if (ast.auth && !root.hasAuth) root.missAuth(ast.span);
  const path = checkPath([ast.path], report);
  const declared = openParameters(ast.pathParameters, checking, root.variables);
  const baseUrl = ast.url && checkBaseUrl(ast.url, root.api, ast.span, report);
  const { docs, availability, displayName } = ast;
  return {
    id: scope.module.id,
    auth: ast.auth,
    path: path.parts,
    pathParameters: matchParameters(path, declared, [], report).map((parameter) =>
      makeRequired(parameter, context.types, report),
    ),
    queryParameters: checkProperties(ast.queryParameters, context),
    headers: checkProperties(ast.headers, context),
    messages: ast.messages.map((message) => checkMessage(message, context)),
    examples: [],
    ...(baseUrl !== undefined && { baseUrl }),
    ...audiences,
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
  };
}

function checkMessage(ast: MessageAst, context: FileContext): MessageIr {
  const audiences = checkAudiences(ast.audiences, context);
  const docs = ast.docs ?? ast.body.docs;
  return {
    name: ast.name.text,
    origin: ast.origin,
    type: contentType(ast.body, context),
    ...audiences,
    ...(docs !== undefined && { docs }),
    ...(ast.availability !== undefined && { availability: ast.availability }),
    ...(ast.displayName !== undefined && { displayName: ast.displayName }),
  };
}
