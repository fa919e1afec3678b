import { sampler } from "#engine/interpret";
import { printJson } from "#engine/json";
import type { Shape, TypeDefinition, Types } from "#engine/shape";
import { withBodySamples } from "../body-samples/index.ts";
import type { TypeOptions } from "../mdx/index.ts";
import { shownShape } from "../render/index.ts";
import { writtenCalls } from "../samples/index.ts";
import { endpointNamed, type Site } from "../site/index.ts";
import type { ApiContext } from "./api-markdown.ts";
import { endpointMarkdown, typeMarkdown } from "./api-markdown.ts";
import { blocks, codeBlock } from "./markdown-text.ts";

type ContextOf = (site: Site, apiId: string) => ApiContext | undefined;

/** Writes the part of the reference that a component shows in a text; `undefined` if the site has none. */
export function referenceMarkdown(
  site: Site,
  component: string,
  props: { readonly [name: string]: unknown },
  contextOf: ContextOf,
): string | undefined {
  const text = (name: string): string => (typeof props[name] === "string" ? props[name] : "");
  if (component === "Schema" || component === "SchemaSnippet") {
    const found = typeNamed(site, text("type") || text("name"), text("api"), contextOf);
    if (found === undefined) return undefined;
    const { definition, types } = found;
    if (component === "SchemaSnippet") return sampleOf(definition.shape, types);
    return typeMarkdown({ ...definition, shape: shownShape(definition.shape, typeOptions(props)) }, types);
  }
  if (component === "WebhookPayloadSnippet") return payload(site, text("webhook"), contextOf);
  const found = endpointNamed(site, text("endpoint"));
  const context = found && contextOf(site, found.api.id);
  if (found === undefined || context === undefined) return undefined;
  if (component === "EndpointSchemaSnippet") return endpointMarkdown(found.endpoint, context);
  const calls = writtenCalls(withBodySamples(found.endpoint, context.types), context.api, context.types);
  const call = calls.find(({ name }) => name === text("example")) ?? calls[0];
  const request = call && codeBlock(call.programs.curl, "sh");
  const response = call?.response && codeBlock(call.response.text, call.response.isJson ? "json" : "");
  if (component === "EndpointResponseSnippet") return response;
  return component === "RunnableEndpoint" ? blocks(request, response) : request;
}

/** Reads which properties of a type its author shows, as the page does. */
function typeOptions(props: { readonly [name: string]: unknown }): TypeOptions {
  const [include, exclude] = ["include", "exclude"].map((name) => namesIn(props[name]));
  const hidden = props.excludeDeprecated;
  return {
    ...(include !== undefined && { include }),
    ...(exclude !== undefined && { exclude }),
    isDeprecatedHidden: typeof hidden === "string" ? !/^(?:false|0|no|off)$/i.test(hidden.trim()) : hidden === true,
  };
}

/** Names are a list, or a text with commas. */
function namesIn(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const items: readonly unknown[] = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return items.flatMap((item) => (typeof item === "string" && item.trim() !== "" ? [item.trim()] : []));
}

/** Writes an example of a value. */
function sampleOf(shape: Shape, types: Types): string | undefined {
  const sample = sampler(types)([{ shape }])[0]?.value;
  return sample === undefined ? undefined : codeBlock(printJson(sample, 2), "json");
}

/** Finds a type by its id or its name, of one API or of the first that has it. */
function typeNamed(
  site: Site,
  name: string,
  apiName: string,
  contextOf: ContextOf,
): { readonly definition: TypeDefinition; readonly types: Types } | undefined {
  for (const [id, { name: own, types }] of site.apis) {
    if (apiName !== "" && apiName !== id && apiName !== own) continue;
    const definition =
      (Object.hasOwn(types, name) ? types[name] : undefined) ??
      Object.values(types).find((one) => one.name === name || one.displayName === name);
    const context = contextOf(site, id);
    if (definition !== undefined && context !== undefined) return { definition, types: context.types };
  }
  return undefined;
}

/** Writes an example of the body of a webhook. */
function payload(site: Site, name: string, contextOf: ContextOf): string | undefined {
  for (const { id, webhooks = [] } of site.apis.values()) {
    const first = webhooks.find((one) => one.id === name || one.displayName === name)?.payloads[0];
    const context = contextOf(site, id);
    if (first !== undefined && context !== undefined) {
      return sampleOf(first.shape, context.types);
    }
  }
  return undefined;
}
