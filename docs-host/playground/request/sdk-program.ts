import { fetchJson } from "#docs-host/site/page-data";
import type { JsonObject } from "#engine/json";
import { type EndpointForm, pathText } from "#engine/model";
import { lateText } from "#locales/messages/late";
import { playgroundText } from "#locales/messages/playground";
import { sdkRequest, sdkSnippet } from "#snippets";
import { readForm } from "../form/index.ts";
import { type ProgramInput, viewOf, type Wanted } from "./program-input.ts";

/** Returns the call of an SDK; undefined while its data is loading. */
export function sdkProgram(input: ProgramInput, { language, templates, revealed }: Wanted): string | undefined {
  if (templates === undefined) return undefined;
  if (templates === "failed") return `${playgroundText().snippetFailed}: ${lateText().templatesFailed}`;
  const { composition, credentials } = input;
  const { endpoint, globalHeaders } = composition.form;
  const { types } = composition;
  const program = sdkSnippet({
    language,
    endpoint: `${endpoint.method} ${pathText(endpoint.path)}`,
    template: Object.hasOwn(templates, language) ? (templates[language] ?? undefined) : undefined,
    request: sdkRequest({ endpoint, globalHeaders, types, credentials, ...viewOf(input, revealed) }),
  });
  return program.ok ? program.code : program.message;
}

/** Loads the snippet templates of an endpoint. */
export async function fetchTemplates(url: string, signal: AbortSignal): Promise<JsonObject> {
  const form = await fetchJson<EndpointForm>(url, readForm, signal);
  if (!form.ok) throw new Error(`The snippet templates could not be loaded: ${form.problem}.`);
  return form.value.endpoint.snippetTemplates ?? {};
}
