import { headerKey, type RequestPlan } from "#engine/request";
import { plain, secret } from "#engine/secret";
import type { Call, Change } from "../call.ts";
import type { HeaderField, SentRequest } from "../exchange.ts";
import type { SettingsByEndpoint } from "../operation-settings.ts";
import type { Target } from "../targets/index.ts";
import { credentialHeaders, type RunCredentials } from "./credentials.ts";
import { sentRequest } from "./sent-request.ts";

/** Everything about a call that is the same in the whole run. */
export interface RequestDeps {
  /** The address of the server, with the path of the API. */
  readonly baseUrl: string;
  readonly credentials: RunCredentials;
  /** Headers of all requests; their values are treated as secrets. */
  readonly headers: readonly HeaderField[];
  /** Settings of single endpoints. */
  readonly settings?: SettingsByEndpoint;
}

/** Plans the request of a call: by its form and its credentials, then changed. */
export function planCall(target: Target, call: Call, deps: RequestDeps): RequestPlan {
  const { baseUrl, credentials } = deps;
  const planned = target.plan({
    form: call.form,
    credentials: credentialHeaders(target.schemes, call.credentials, credentials),
    baseUrl,
  });
  const own = headersOf(target, deps).map(([name, value]) => ({ name, value: secret(value) }));
  const plan = {
    ...planned,
    headers: [
      ...without(
        planned.headers,
        own.map(({ name }) => name),
      ),
      ...own,
    ],
  };
  return call.change === undefined ? plan : changed(plan, call.change);
}

/** Returns the given headers of an endpoint's requests. */
function headersOf({ endpoint }: Target, { headers, settings }: RequestDeps): readonly HeaderField[] {
  const own = settings?.get(endpoint.id)?.headers ?? [];
  const keys = new Set(own.map(([name]) => headerKey(name)));
  return [...headers.filter(([name]) => !keys.has(headerKey(name))), ...own];
}

const without = (headers: RequestPlan["headers"], names: readonly string[]): RequestPlan["headers"] => {
  const keys = new Set(names.map(headerKey));
  return headers.filter(({ name }) => !keys.has(headerKey(name)));
};

function changed(plan: RequestPlan, change: Change): RequestPlan {
  switch (change.kind) {
    case "method":
      // A wrong method need not be one that descriptions know.
      return {
        ...plan,
        method: change.method as RequestPlan["method"], // see above
        headers: [
          ...without(
            plan.headers,
            (change.headers ?? []).map(([name]) => name),
          ),
          ...(change.headers ?? []).map(([name, value]) => ({ name, value: plain(value) })),
        ],
      };
    case "address": {
      const [, path = "", query = ""] = /^([^?]*)(\?.*)?$/s.exec(plan.url) ?? [];
      const added = change.query === undefined ? "" : `${query === "" ? "?" : "&"}${change.query}`;
      return { ...plan, url: `${path}${change.path ?? ""}${query}${added}` };
    }
    case "header":
      return {
        ...plan,
        headers: [...without(plan.headers, [change.name]), { name: change.name, value: plain(change.value) }],
      };
    case "without-header":
      return { ...plan, headers: without(plan.headers, [change.name]) };
    case "url":
      // The value is of an answer, which must not choose who gets credentials.
      return { ...plan, url: `${/^[a-z]+:\/\/[^/?#]*/i.exec(plan.url)?.[0] ?? ""}${change.value}` };
    case "body":
      return { ...plan, body: { kind: "text", text: change.text } };
    case "messages":
      return plan;
  }
}

/** Builds the request that a call sends, or the handshake of a channel (RFC 6455 section 4.1). */
export function requestOf(target: Target, call: Call, deps: RequestDeps): SentRequest {
  const timeout = deps.settings?.get(target.endpoint.id)?.timeout;
  const request = { ...sentRequest(planCall(target, call, deps)), ...(timeout !== undefined && { timeout }) };
  if (call.change?.kind !== "messages") return request;
  return { ...request, url: request.url.replace(/^http/, "ws"), messages: call.change.messages };
}
