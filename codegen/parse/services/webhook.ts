import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Span, Word } from "../../source.ts";
import type { WebhookAst } from "../ast/service.ts";
import { described, describedKeys, readAudiences } from "../common.ts";
import { listOf, oneOf, type Read, readAny, readMembers, readText, readWord, required } from "../read.ts";
import { readHeaders } from "../types/index.ts";
import type { Yaml } from "../yaml/index.ts";
import { readNamedContent } from "./content.ts";
import { readResponse, readStream } from "./response.ts";

const words = listOf("a list of parts", readWord);

/** Reads the signature scheme of webhooks; returns its position, since the API description can't express it. */
export const readSignature: Read<Span> = (node, report) => {
  const members = readMembers(node, report, {
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
  required(members?.type, "type", "a webhook signature", node, report);
  required(members?.header, "header", "a webhook signature", node, report);
  return members && node.span;
};

const readExample: Read<WebhookAst["examples"][number]> = (node, report) =>
  readMembers(node, report, {
    name: "an example",
    keys: { name: readText, docs: readText, payload: readAny },
    required: ["payload"],
    noted: { id: readWord },
  });

/** Reads one call that the API makes to an address of its user. */
export function readWebhook(name: Word, node: Yaml, report: Report): WebhookAst | undefined {
  const members = readMembers(node, report, {
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
    required: ["method", "payload"],
  });
  return members && { name, ...described(members) };
}
