import { endpointNamed, type Site, typeNamed, webhookNamed } from "#docs-host/site/model";
import { withBodySamples } from "#docs-host/site/sides";
import { sampler } from "#engine/interpret";
import { printJson } from "#engine/json";
import type { Shape, Types } from "#engine/shape";
import { type SnippetLanguage, snippetLanguages } from "#snippets";
import { selectedParts, type TypeOptions } from "../mdx/index.ts";
import { shownShape } from "../render/index.ts";
import { type WrittenCall, writtenCalls } from "../samples/index.ts";
import { endpointPartsMarkdown, typeMarkdown } from "./api-markdown.ts";
import type { ApiContext } from "./markdown-parts.ts";
import { blocks, codeBlock } from "./markdown-text.ts";

type ContextOf = (site: Site, apiId: string) => ApiContext | undefined;

/** Writes the part of the reference that a component shows in a text; `undefined` if the site has no such part. */
export function referenceMarkdown(
  site: Site,
  component: string,
  props: { readonly [name: string]: unknown },
  contextOf: ContextOf,
): string | undefined {
  const text = (name: string): string => (typeof props[name] === "string" ? props[name] : "");
  if (component === "Schema" || component === "SchemaSnippet") {
    const found = typeNamed(site, text("type") || text("name"), text("api"));
    const types = found && contextOf(site, found.api.id)?.types;
    if (found === undefined || types === undefined) return undefined;
    const { definition } = found;
    if (component === "SchemaSnippet") return sampleOf(definition.shape, types);
    return typeMarkdown({ ...definition, shape: shownShape(definition.shape, typeOptions(props)) }, types);
  }
  if (component === "WebhookPayloadSnippet") {
    const found = webhookNamed(site, text("webhook"));
    const payload = found?.webhook.payloads[0];
    const types = found && contextOf(site, found.api.id)?.types;
    return payload && types && sampleOf(payload.shape, types);
  }
  const found = endpointNamed(site, text("endpoint"));
  const context = found && contextOf(site, found.api.id);
  if (found === undefined || context === undefined) return undefined;
  if (component === "EndpointSchemaSnippet")
    return endpointPartsMarkdown(found.endpoint, context, selectedParts(text("selector")));
  const calls = writtenCalls(withBodySamples(found.endpoint, context.types), context.api, context.types);
  const call = calls.find(({ name }) => name === text("example")) ?? calls[0];
  const request = call && requestMarkdown(call, namesIn(props.languages));
  const response = call?.response && codeBlock(call.response.text, call.response.isJson ? "json" : "");
  if (component === "EndpointResponseSnippet") return response;
  return component === "RunnableEndpoint" ? blocks(request, response) : request;
}

/** Writes a request as programs in the languages that its author names, or its body; as a cURL command by default. */
function requestMarkdown(call: WrittenCall, languages: readonly string[] = []): string {
  const { requestBody, programs } = call;
  if (languages.includes("payload")) {
    return requestBody === undefined ? "" : codeBlock(requestBody.text, requestBody.isJson ? "json" : "");
  }
  const shown = snippetLanguages.map(({ id }) => id).filter((id) => languages.includes(id));
  return blocks(...(shown.length === 0 ? (["curl"] as const) : shown).map((id) => codeBlock(programs[id], fences[id])));
}

/** The names of the languages in a block of markdown. */
const fences: { readonly [L in SnippetLanguage]: string } = { curl: "sh", typescript: "ts", python: "python" };

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
