import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Span, Word } from "../../source.ts";
import type { ContentAst, ResponseAst, StreamAst, WebhookAst } from "../ast/service.ts";
import type { PropertyAst } from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, optional, readAudiences } from "../common.ts";
import { listOf, oneOf, type Read, readAny, readMembers, readText, readWord, required } from "../read.ts";
import { readHeaders } from "../types/index.ts";
import type { Yaml } from "../yaml/index.ts";
import { readNamedContent } from "./content.ts";
import { readResponse, readStream } from "./response.ts";

const words = listOf("a list of parts", readWord);

/** Reads the signature scheme of webhooks; returns its position, since the API description can't express it. */
export const readSignature: Read<Span> = (node, report) => {
  const members = readMembers<{ type: "hmac" | "asymmetric"; header: Word }>(node, report, {
    name: "a webhook signature",
    keys: {
      type: oneOf("a type", { hmac: "hmac", asymmetric: "asymmetric" } as const),
      header: readWord,
    },
    noted: {
      algorithm: readWord,
      "asymmetric-algorithm": readWord,
      encoding: readWord,
      "signature-prefix": readWord,
      "jwks-url": readWord,
      "key-id-header": readWord,
      "payload-format": (value, report) =>
        readMembers(value, report, {
          name: "a payload format",
          keys: { components: words, delimiter: readWord, "body-sort": readWord },
        }),
      timestamp: readAny,
      "body-hash-binding": readAny,
      "url-normalization": readAny,
    },
  });
  if (members === undefined) return undefined;
  required(members.type, "type", "a webhook signature", node, report);
  required(members.header, "header", "a webhook signature", node, report);
  return node.span;
};

const readExample: Read<WebhookAst["examples"][number]> = (node, report) => {
  const members = readMembers<{ name: string; docs: string; payload: Yaml }>(node, report, {
    name: "an example",
    keys: { name: readText, docs: readText, payload: readAny },
    noted: { id: readWord },
  });
  const payload = members && required(members.payload, "payload", "an example", node, report);
  return payload && { payload, ...optional("name", members?.name), ...optional("docs", members?.docs) };
};

interface WebhookKeys extends DescribedKeys {
  "display-name": string;
  audiences: readonly Word[];
  method: "GET" | "POST";
  headers: readonly PropertyAst[];
  payload: ContentAst;
  response: ResponseAst;
  "response-stream": StreamAst;
  signature: Span;
  examples: WebhookAst["examples"];
}

/** Reads one call that the API makes to an address of its user. */
export function readWebhook(name: Word, node: Yaml, report: Report): WebhookAst | undefined {
  const members = readMembers<WebhookKeys>(node, report, {
    name: "a webhook",
    keys: {
      ...describedKeys,
      "display-name": readText,
      audiences: readAudiences,
      method: oneOf("a method", { GET: "GET", POST: "POST" } as const),
      headers: readHeaders,
      payload: readNamedContent,
      response: readResponse,
      "response-stream": readStream,
      signature: readSignature,
      examples: listOf("a list of examples", readExample),
    },
  });
  if (members === undefined) return undefined;
  const method = required(members.method, "method", "a webhook", node, report);
  const payload = required(members.payload, "payload", "a webhook", node, report);
  if (method === undefined || payload === undefined) return undefined;
  return {
    name,
    method,
    payload,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    audiences: members.audiences ?? [],
    headers: members.headers ?? [],
    ...optional("response", members.response),
    ...optional("stream", members["response-stream"]),
    ...optional("signature", members.signature),
    examples: members.examples ?? [],
  };
}
