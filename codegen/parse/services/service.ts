import type { ServiceAst } from "../ast/service.ts";
import { described, describedKeys, readAudiences, sourceKey } from "../common.ts";
import { mapOf, type Read, readBoolean, readMembers, readText, readWord, required } from "../read.ts";
import { readHeaders, readPathParameters } from "../types/index.ts";
import { readEndpoint, readTransport } from "./endpoint.ts";

/** Reads the calls of one file. */
export const readService: Read<ServiceAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a service",
    keys: {
      ...describedKeys,
      "display-name": readText,
      audiences: readAudiences,
      auth: readBoolean,
      "base-path": readWord,
      url: readWord,
      idempotent: readBoolean,
      "path-parameters": readPathParameters,
      headers: readHeaders,
      endpoints: mapOf("a map of endpoints", readEndpoint),
      transport: readTransport,
    },
    noted: sourceKey,
  });
  if (members === undefined) return undefined;
  const basePath = required(members.basePath, "base-path", "a service", node, report);
  required(members.endpoints, "endpoints", "a service", node, report);
  return {
    span: node.span,
    ...described(members),
    basePath: basePath ?? { text: "", span: node.span },
    idempotent: members.idempotent ?? false,
  };
};
