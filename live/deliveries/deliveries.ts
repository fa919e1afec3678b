import type { ApiModel, Endpoint, RequestBody, Webhook, WebhookPayload } from "#engine/model";
import { isJsonType } from "#engine/request";
import { typesIn } from "#engine/shape";
import { cut } from "#engine/text";
import type { FixedValue, OperationSettings, SettingsByEndpoint } from "../operation-settings.ts";
import { checkCall, type ReceivedRequest, readingTools, sentenceOf } from "../received/index.ts";

/** The calls of one webhook or callback during a run. */
export interface DeliveryReport {
  /** Its id; the method and the path of calls that the description does not have. */
  readonly webhook: string;
  readonly received: number;
  /** Differences from the description, with the number of calls that had each. */
  readonly issues: readonly { readonly message: string; readonly count: number }[];
}

/** Judges calls one after the other. */
export interface DeliveryJudge {
  readonly add: (request: ReceivedRequest) => void;
  /** Lists all webhooks of the description, and unknown calls. */
  readonly reports: () => readonly DeliveryReport[];
}

/** Creates the judge of the webhooks and callbacks of an API. */
export function deliveryJudge(model: ApiModel): DeliveryJudge {
  const { webhooks = [] } = model;
  const tools = readingTools(typesIn(model));
  const counts = new Map(webhooks.map(({ id }) => [id, { received: 0, issues: new Map<string, number>() }]));
  const issueIn = (webhook: Webhook, request: ReceivedRequest): string | undefined => {
    if (request.method !== webhook.method)
      return `It has the method ${request.method}; ${webhook.method} is documented.`;
    const checked = checkCall({ endpoint: endpointOf(webhook), texts: {}, request, globalHeaders: [], tools });
    if (checked.kind === "media-type") return `Its media type is none of ${checked.accepted.join(", ")}.`;
    return checked.kind === "invalid" ? sentenceOf(checked.issues) : undefined;
  };
  const add: DeliveryJudge["add"] = (request) => {
    const [, first = ""] = request.target.split(/[/?]/);
    const named = webhooks.find(({ id }) => encodeURIComponent(id) === first || id === first);
    const candidates = named === undefined ? webhooks.filter(({ method }) => method === request.method) : [named];
    const judged = candidates.map((one) => ({ one, issue: issueIn(one, request) }));
    const found = judged.find(({ issue }) => issue === undefined) ?? judged[0];
    const name = found?.one.id ?? `${request.method} ${cut(request.target, "?")[0]}`;
    const issue = found === undefined ? "The description has no webhook or callback with this method." : found.issue;
    const count = counts.get(name) ?? { received: 0, issues: new Map<string, number>() };
    count.received += 1;
    if (issue !== undefined) count.issues.set(issue, (count.issues.get(issue) ?? 0) + 1);
    counts.set(name, count);
  };
  return {
    add,
    reports: () =>
      [...counts].map(([webhook, { received, issues }]) => ({
        ...{ webhook, received },
        issues: [...issues].map(([message, count]) => ({ message, count })),
      })),
  };
}

/** Returns a webhook as an endpoint of the listener. */
function endpointOf({ id, method, headers, payloads }: Webhook): Endpoint {
  const [first, ...rest] = payloads.map(bodyOf);
  return {
    ...{ id, method, namespace: [], path: [], auth: [], environments: [] },
    ...{ pathParameters: [], queryParameters: [], requestHeaders: headers, responseHeaders: [] },
    ...{ responses: [], errors: [], examples: [], protocol: { kind: "rest" } },
    ...(first && { request: { body: first, alternatives: rest } }),
  };
}

/** The description of a webhook does not say that its body is required. */
const bodyOf = ({ contentType = "application/json", shape }: WebhookPayload): RequestBody =>
  isJsonType(contentType)
    ? { kind: "json", optional: true, contentType, shape }
    : { kind: "octet-stream", optional: true, contentType };

/** A place of a request at the start of an address (OpenAPI "Runtime Expressions"). */
const requestPlace = /^\{?\$request\.(?:body#((?:\/[^}/]+)+)|query\.([^}]+)|header\.([^}]+))\}?/;

/**
 * Returns the settings that send the address of a listener wherever an endpoint takes the address of a callback; the last
 * segment of each address is the id of the callback.
 */
export function callbackSettings(
  { webhooks = [] }: Pick<ApiModel, "webhooks">,
  address: string,
  before: SettingsByEndpoint = new Map(),
): SettingsByEndpoint {
  const settings = new Map<string, OperationSettings>(before);
  for (const { id, callback } of webhooks) {
    const at = callback && placeIn(callback.url);
    if (callback === undefined || at === undefined) continue;
    const own = settings.get(callback.endpointId);
    const fixed: FixedValue = { at, value: `${address}/${encodeURIComponent(id)}` };
    settings.set(callback.endpointId, { ...own, fixed: [...(own?.fixed ?? []), fixed] });
  }
  return settings;
}

function placeIn(url: string): FixedValue["at"] | undefined {
  const [, body, query, header] = requestPlace.exec(url) ?? [];
  if (query !== undefined) return ["queryParameters", query];
  if (header !== undefined) return ["headers", header];
  // RFC 6901 section 4.
  return body === undefined
    ? undefined
    : [
        "body",
        ...body
          .slice(1)
          .split("/")
          .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")),
      ];
}
