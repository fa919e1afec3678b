import { dataUrlBytes, type PlannedBody, partHead, planUrl, type RequestPlan } from "#engine/request";
import { holdsSecret, read } from "#engine/secret";
import { latin1Text } from "../body-text.ts";
import type { HeaderField, SentRequest } from "../exchange.ts";

/** Writes a planned request as it is sent, with its credentials. */
export function sentRequest(plan: RequestPlan): SentRequest {
  const headers = plan.headers.map(({ name, value }): HeaderField => [name, read(value, "reveal")]);
  const request = { method: plan.method, url: planUrl(plan, "reveal"), headers, ...credentialsIn(plan) };
  const { body } = plan;
  switch (body.kind) {
    case "none":
      return request;
    case "text":
      return { ...request, body: body.text };
    case "bytes":
      return { ...request, body: dataUrlBytes(body.dataUrl) };
    case "multipart": {
      const { bytes, boundary } = multipart(body);
      const type: HeaderField = ["Content-Type", `${body.contentType ?? "multipart/form-data"}; boundary=${boundary}`];
      return {
        ...request,
        headers: [...headers.filter(([name]) => name.toLowerCase() !== "content-type"), type],
        body: bytes,
      };
    }
  }
}

/** Finds the places of the credentials of a plan. */
function credentialsIn({ headers, secretQuery = [] }: RequestPlan): Pick<SentRequest, "credentials"> {
  const secret = headers.filter(({ value }) => holdsSecret(value)).map(({ name, value }) => [name, value] as const);
  if (secret.length === 0 && secretQuery.length === 0) return {};
  return { credentials: { headers: secret, query: secretQuery.map(({ name }) => name) } };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

type Multipart = Extract<PlannedBody, { readonly kind: "multipart" }>;

/** Writes the parts of a multipart body between boundaries that none of them contains (RFC 2046 section 5.1.1). */
function multipart({ parts, contentType }: Multipart): { readonly bytes: Uint8Array; readonly boundary: string } {
  const texts = parts.map((part) => (part.kind === "text" ? part.text : latin1Text(dataUrlBytes(part.dataUrl))));
  let boundary = "callboard-boundary";
  while (texts.some((text) => text.includes(boundary))) boundary += "-";
  const chunks = parts.flatMap((part) => [
    encode(`--${boundary}\r\n${partHead(part, contentType)}`),
    part.kind === "text" ? encode(part.text) : dataUrlBytes(part.dataUrl),
    encode("\r\n"),
  ]);
  return { bytes: joined([...chunks, encode(`--${boundary}--\r\n`)]), boundary };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
