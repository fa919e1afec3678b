import { sampler } from "#engine/interpret";
import { printJson } from "#engine/json";
import { withBodySamples } from "../body-samples/index.ts";
import { writtenCalls } from "../samples/index.ts";
import { endpointNamed, type Site } from "../site/index.ts";
import type { ApiContext } from "./api-markdown.ts";
import { endpointMarkdown, typeMarkdown } from "./api-markdown.ts";
import { codeBlock } from "./markdown-text.ts";

type ContextOf = (site: Site, apiId: string) => ApiContext | undefined;

/** Writes the part of the reference that a component shows in a text; `undefined` if the site has none. */
export function referenceMarkdown(
  site: Site,
  component: string,
  props: { readonly [name: string]: unknown },
  contextOf: ContextOf,
): string | undefined {
  const text = (name: string): string => (typeof props[name] === "string" ? props[name] : "");
  if (component === "Schema" || component === "SchemaSnippet")
    return typeNamed(site, text("type"), text("api"), contextOf);
  if (component === "WebhookPayloadSnippet") return payload(site, text("webhook"), contextOf);
  const found = endpointNamed(site, text("endpoint"));
  const context = found && contextOf(site, found.api.id);
  if (found === undefined || context === undefined) return undefined;
  if (component === "EndpointSchemaSnippet") return endpointMarkdown(found.endpoint, context);
  const calls = writtenCalls(withBodySamples(found.endpoint, context.types), context.api, context.types);
  const call = calls.find(({ name }) => name === text("example")) ?? calls[0];
  if (component !== "EndpointResponseSnippet") return call && codeBlock(call.programs.curl, "sh");
  return call?.response && codeBlock(call.response.text, call.response.isJson ? "json" : "");
}

/** Writes a type that is named by its id or its name, of one API or of the first that has it. */
function typeNamed(site: Site, name: string, apiName: string, contextOf: ContextOf): string | undefined {
  for (const [id, { name: own, types }] of site.apis) {
    if (apiName !== "" && apiName !== id && apiName !== own) continue;
    const definition =
      (Object.hasOwn(types, name) ? types[name] : undefined) ??
      Object.values(types).find((one) => one.name === name || one.displayName === name);
    const context = contextOf(site, id);
    if (definition !== undefined && context !== undefined) return typeMarkdown(definition, context.types);
  }
  return undefined;
}

/** Writes an example of the body of a webhook. */
function payload(site: Site, name: string, contextOf: ContextOf): string | undefined {
  for (const { id, webhooks = [] } of site.apis.values()) {
    const first = webhooks.find((one) => one.id === name || one.displayName === name)?.payloads[0];
    const context = contextOf(site, id);
    if (first !== undefined && context !== undefined) {
      const sample = sampler(context.types)([{ shape: first.shape }])[0]?.value;
      return sample === undefined ? undefined : codeBlock(printJson(sample, 2), "json");
    }
  }
  return undefined;
}
