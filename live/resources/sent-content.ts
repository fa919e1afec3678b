import { mediaType } from "#engine/request";
import { utf8Text } from "../body-text.ts";
import { type Answer, headerOf } from "../checks/index.ts";
import type { SentRequest } from "../exchange.ts";

/** Types with a content that a server has no reason to write in another way. Others, such as XML, have several texts. */
const plainTypes: ReadonlySet<string> = new Set(["text/plain", "text/markdown", "application/octet-stream"]);

/**
 * Returns true if a response has another content than the request that stored it. White space at the ends and the kind of
 * line breaks may differ. Undefined if they can't be compared.
 */
export function isOtherContent(
  request: SentRequest,
  answer: Pick<Answer, "status" | "headers" | "bytes">,
): boolean | undefined {
  if (answer.status !== 200 || request.body === undefined) return undefined;
  const [sent, read] = [request, answer].map(({ headers }) => mediaType(headerOf(headers, "content-type") ?? ""));
  if (sent === undefined || sent !== read || !plainTypes.has(sent)) return undefined;
  const bytes = typeof request.body === "string" ? new TextEncoder().encode(request.body) : request.body;
  return plainText(bytes) !== plainText(answer.bytes);
}

/** Returns the text of bytes, or a list of the bytes if they are not UTF-8. */
const plainText = (bytes: Uint8Array): string => utf8Text(bytes)?.replaceAll("\r\n", "\n").trim() ?? bytes.join();
