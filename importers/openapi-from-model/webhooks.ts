import type { Json, JsonObject } from "#engine/json";
import type { Webhook } from "#engine/model";
import type { Path } from "#engine/shape";
import { writeAnswers } from "./body.ts";
import { writeParameters } from "./parameters.ts";
import { documentation, type SchemaWriter } from "./schema.ts";
import { compact, type Writing } from "./writing.ts";

/** The writers that webhooks share with the rest of their document. */
export interface WebhookDeps {
  readonly tagsOf: (namespace: readonly string[]) => readonly string[] | undefined;
  readonly schemas: SchemaWriter;
  readonly writing: Writing;
}

/** Groups the callbacks among webhooks by their endpoint. */
export function callbacksByEndpoint(webhooks: readonly Webhook[]): Writing["callbacks"] {
  const byEndpoint = new Map<string, { readonly webhook: Webhook; readonly at: Path }[]>();
  for (const [i, webhook] of webhooks.entries()) {
    if (webhook.callback === undefined) continue;
    const { endpointId } = webhook.callback;
    const known = byEndpoint.get(endpointId) ?? [];
    byEndpoint.set(endpointId, known);
    known.push({ webhook, at: ["webhooks", i] });
  }
  return byEndpoint;
}

/** Writes the callbacks of an endpoint, by name and address. */
export function writeCallbacks(endpointId: string, deps: WebhookDeps): JsonObject | undefined {
  const written = new Map<string, Map<string, { [method: string]: Json }>>();
  for (const { webhook, at } of deps.writing.callbacks.get(endpointId) ?? []) {
    const { name, url } = webhook.callback ?? { name: webhook.id, url: "" };
    const byUrl = written.get(name) ?? new Map<string, { [method: string]: Json }>();
    written.set(name, byUrl);
    const item = byUrl.get(url) ?? {};
    byUrl.set(url, item);
    item[webhook.method.toLowerCase()] = writeWebhook(webhook, deps, at);
  }
  if (written.size === 0) return undefined;
  return Object.fromEntries([...written].map(([name, byUrl]) => [name, Object.fromEntries(byUrl)]));
}

/** Writes a call that the API makes as an "Operation Object". */
export function writeWebhook(webhook: Webhook, { tagsOf, schemas, writing }: WebhookDeps, at: Path): JsonObject {
  const { displayName, namespace, headers, payloads, examples, queryParameters = [] } = webhook;
  const { parameterStyles = {} } = webhook;
  const called = { pathParameters: [], queryParameters, parameterStyles, examples: [] };
  const parameters = writeParameters(called, headers, [], schemas, at);
  const written = examples.flatMap(({ name: summary, payload: value }, i): readonly [string, JsonObject][] =>
    value === undefined ? [] : [[`example${i + 1}`, compact({ summary, value })]],
  );
  const content = payloads.map((payload, i): readonly [string, JsonObject] => [
    payload.contentType ?? "application/json",
    compact({
      schema: compact({ ...schemas.shape(payload.shape, [...at, "payloads", i]), description: payload.description }),
      examples: i === 0 && written.length > 0 ? Object.fromEntries(written) : undefined,
    }),
  ]);
  return compact({
    summary: displayName,
    ...documentation(webhook),
    tags: tagsOf(namespace),
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: content.length === 0 ? undefined : { content: Object.fromEntries(content) },
    responses:
      webhook.responses &&
      writeAnswers(
        { responses: webhook.responses, responseHeaders: [], errors: [] },
        () => undefined,
        schemas,
        at,
        writing,
      ),
  });
}
