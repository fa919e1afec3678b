import type { McpServer } from "@modelcontextprotocol/server";
import {
  baseUrlAt,
  fillRequest,
  lenientTypes,
  maxAnswerLength,
  readRequest,
  requestInput,
  type Site,
  toolFailure,
  toolInput,
  toolText,
} from "#docs-host/server/mcp-tools";
import type { Endpoint } from "#engine/model";
import { decodeText, isCredentialHeader, isSendableHeader, mediaParameter } from "#engine/request";
import { namedSecrets, planCall, type Received, type SchemeValues, type Send, sentRequest, targetsOf } from "#live";
import { readable, redactor } from "#live/failures";
import { type AllowedTargets, refusalOf } from "./call-target.ts";
import type { CallOptions } from "./read-arguments.ts";

/** The dependencies of the tool. */
export interface CallToolDeps {
  readonly site: () => Site;
  readonly targets: AllowedTargets;
  readonly options: CallOptions;
  readonly credentials: SchemeValues;
  readonly send: Send;
}

/** Methods that change nothing (RFC 9110 section 9.2.1; QUERY: RFC 10008 section 2). */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "QUERY"]);

/** Headers of the connection, of the host and of proxies, which only the sender may write (RFC 9110 section 7.6.1). */
const ownHeader =
  /^(?:connection|content-length|expect|forwarded|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*)$/i;

/** Adds the tool that sends a request, with the credentials of the user. */
export function addCallTool(server: McpServer, { site, targets, options, credentials, send }: CallToolDeps): void {
  const redact = redactorOf(credentials, options.headers);
  server.registerTool(
    "call_endpoint",
    {
      title: "Call an endpoint",
      annotations: { readOnlyHint: !options.allowWrites, destructiveHint: options.allowWrites, openWorldHint: true },
      description: `Checks values against the documentation of an endpoint, sends the request, and returns status, headers and body of the response. Credentials are added: do not pass any. ${options.allowWrites ? "Requests may change data." : "Only methods that change nothing are sent."}`,
      inputSchema: toolInput(requestInput),
    },
    async (input) => {
      const read = readRequest(site(), input);
      if (!read.ok) return toolFailure(read.error);
      const { api, endpoint, given } = read;
      if (!options.allowWrites && !safeMethods.has(endpoint.method)) {
        return toolFailure(
          `Not sent: only ${[...safeMethods].join(", ")} are, unless the user adds --allow-writes; plan_request shows the request.`,
        );
      }
      const target = targetsOf({ ...api, endpoints: [endpoint] })[0];
      if (target === undefined) return toolFailure("Not sent: the endpoint can't be called.");
      const types = lenientTypes(api);
      const { form, issues } = fillRequest(endpoint, given, { api, types, now: () => new Date() }, []);
      if (issues.length > 0) return toolFailure(`Not sent:\n${issues.map((issue) => `- ${issue}`).join("\n")}`);
      const baseUrl = baseUrlAt(endpoint, given.environment);
      const plan = planCall(
        target,
        { endpoint: endpoint.id, form, credentials: "own" },
        { baseUrl, credentials: { own: credentials }, headers: options.headers },
      );
      const request = sentRequest(plan);
      const refusal = refusalOf(request.url, baseUrl, targets);
      if (refusal !== undefined) return toolFailure(`Not sent: ${redact(refusal)}.`);
      const forbidden = request.headers.find(([name, value]) => ownHeader.test(name) || !isSendableHeader(name, value));
      if (forbidden !== undefined) return toolFailure(`Not sent: the header ${forbidden[0]} can't be set.`);
      const received = await send(request);
      if (received.kind === "none") return toolFailure(`No response: ${redact(received.message)}`);
      const hint = received.status === 401 ? missingCredential(endpoint, credentials) : "";
      const answer = toolText(cut(redact(responseText(received, endpoint.method))) + hint);
      return received.status >= 400 ? { ...answer, isError: true } : answer;
    },
  );
}

type Answer = Extract<Received, { readonly kind: "answer" }>;

/** Writes a response: its status, its headers, and its body if that is text. */
function responseText({ status, headers, body, isCut = false, time }: Answer, method: string): string {
  const fields = headers
    .filter(([name]) => !ownHeader.test(name))
    .map(([name, value]) => `${name}: ${isHidden(name) ? "(not shown)" : value}`);
  return [
    `${status}, in ${Math.round(time)} ms`,
    ...fields,
    "",
    bodyText(headers, body, method) + (isCut ? "\n[The rest was not read.]" : ""),
  ].join("\n");
}

/** Returns true for headers with credentials and sessions. */
const isHidden = (name: string): boolean => /^set-cookie2?$/i.test(name) || isCredentialHeader(name);

function bodyText(headers: Answer["headers"], body: Uint8Array, method: string): string {
  if (body.length === 0) return method === "HEAD" ? "" : "(no body)";
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const text = decodeText(body, mediaParameter(type ?? "", "charset"));
  return text ?? `(${body.length} bytes${type === undefined ? "" : ` of ${type}`}, not text)`;
}

const cut = (text: string): string =>
  text.length <= maxAnswerLength
    ? text
    : `${text.slice(0, maxAnswerLength)}\n\n[Cut at ${maxAnswerLength} of ${text.length} characters. Ask for less, such as a page of a list.]`;

/** Returns a sentence for an endpoint that requires a credential, if the user gave none that fits. */
function missingCredential({ auth }: Endpoint, credentials: SchemeValues): string {
  const missing = auth.filter((id) => !Object.hasOwn(credentials, id));
  if (missing.length < auth.length || missing.length === 0) return "";
  const variables = missing.map((id) => `CALLBOARD_CREDENTIAL_${id.toUpperCase().replace(/[^A-Z\d]/g, "_")}`);
  return `\n\n[The user gave no credential for it. They can set ${variables.join(" or ")}.]`;
}

/**
 * Creates the function that replaces credentials by their names in everything that the assistant gets, whatever their
 * length. Of a header such as `Bearer TOKEN`, the token is one too.
 */
export function redactorOf(own: SchemeValues, headers: CallOptions["headers"]): (text: string) => string {
  const secrets = namedSecrets({ own, headers }).flatMap(({ name, text }) => {
    const [, rest] = /^[A-Za-z][\w-]* +(.+)$/.exec(text) ?? [];
    return rest === undefined
      ? [{ name, text }]
      : [
          { name, text },
          { name, text: rest },
        ];
  });
  const redact = redactor(secrets);
  return (text) => readable(redact(text));
}
