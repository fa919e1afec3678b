import { pageText } from "#docs-host/pages/discovery";
import { siteRenderer } from "#docs-host/pages/render";
import { siteOfApis } from "#docs-host/site/model";
import { documentedContent, valueChecker } from "#engine/answer";
import { seedForm } from "#engine/form";
import { isObject, type Json, type JsonObject } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { planRequest, requestChecker } from "#engine/request";
import { sentChecks } from "#engine/sent-checks";
import { type Types, typesIn } from "#engine/shape";
import { importDocument, importOpenApi, openApiFromModel } from "#importers";
import { curlSnippet } from "#snippets";
import { describeRequest } from "../../docs-host/server/mcp-tools/plan-request.ts";

/** The effects of a field of a description; `reported` is a diagnostic. */
export const effects = ["rendered", "sent", "judged", "reported"] as const;

/** The pages of a site, by their format. */
interface Pages {
  readonly html: string;
  readonly markdown: string;
}

/** The effects of a description, as texts. */
export interface Observed extends Pages {
  readonly rendered: string;
  readonly sent: string;
  readonly judged: string;
  readonly reported: string;
  /** The pages after an export and an import; undefined if the export reports losses. */
  readonly exported?: Pages;
}

const origin = "https://docs.test";
const now = () => new Date(0);

/** Reads a description, and returns its pages, its requests, its verdicts and its diagnostics. */
export async function observe(document: JsonObject): Promise<Observed> {
  const imported = await importDocument(document, { id: "api", name: "https://plants.test/openapi.json" });
  if (!imported.ok) {
    return { html: "", markdown: "", rendered: "", sent: "", judged: "", reported: "not a description" };
  }
  const { model, diagnostics } = imported;
  const types = typesIn(model);
  const pages = pagesOf(model);
  const { document: written, diagnostics: losses } = openApiFromModel(model);
  return {
    ...pages,
    rendered: pages.html + pages.markdown,
    sent: JSON.stringify(model.endpoints.map((endpoint) => sentBy(endpoint, model, types))),
    judged: JSON.stringify(model.endpoints.map((endpoint) => judgedBy(endpoint, model, types))),
    reported: JSON.stringify(diagnostics.map(({ at, message }) => [at, message])),
    ...(losses.length === 0 && { exported: pagesOf((await importOpenApi(written, { id: "api" })).model) }),
  };
}

/** Returns the pages of a site with the API. */
function pagesOf(model: ApiModel): Pages {
  const site = siteOfApis("hash", [model]);
  const renderer = siteRenderer(site, {
    assets: { script: "/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
    ...{ origin, live: false, playgroundStyles: [], operator: {}, nonce: "n", proxyUrl: "/proxy", direct: false },
  });
  const pages = [...site.pages.values()];
  return {
    html: pages.map(({ slug }) => `${slug} ${renderer.page(slug, {})}`).join("\n"),
    markdown: pages.map((page) => `${page.slug} ${pageText(page, site, origin)}`).join("\n"),
  };
}

/** Returns the requests of the examples of an endpoint and of its form. */
function sentBy(endpoint: Endpoint, model: ApiModel, types: Types): Json {
  const given = { pathParameters: {}, queryParameters: {}, headers: {} };
  const described = [given, ...endpoint.examples].map((one) =>
    describeRequest(endpoint, one, { api: model, types, now }),
  );
  return [
    ...described.map(({ method, url, headers, body = "" }) => ({
      ...{ method, url, body },
      headers: headers.map(({ name, value }) => `${name}: ${value}`),
    })),
    curlSnippet(planRequest({ ...formOf(endpoint, model, types), credentials: [], baseUrl: "" }), "reveal"),
  ];
}

const formOf = (endpoint: Endpoint, { globalHeaders }: ApiModel, types: Types) => ({
  ...{ endpoint, globalHeaders, types },
  form: seedForm({ ...{ endpoint, globalHeaders, types, deps: { now } }, withOptional: true }),
});

/** Values of many kinds, of which most schemas allow some only. */
const values: readonly Json[] = [
  ...[null, true, 0, 1, 7, 8, 14, -1, 1.5, 100, "", "a", "b", "ab", "abc", "A1", "1", "x".repeat(50), "AAAA", '"a"'],
  ...[[], [1], [2], ["a"], [1, 1], [1, 2], [1, "a"], ["a", 1], [1, 2, 3], ["a", "b"], {}, { oak: 1 }, { elm: "a" }],
  ...[{ oak: 1, elm: "a" }, { oak: "a" }, { ash: 1 }, { kind: "Oak", age: 1 }, { kind: "Oak", height: 1 }],
  ...[
    { kind: "Oak", age: "a" },
    { kind: "Elm", height: "a" },
    { kind: "old", age: "a" },
    { age: "a" },
    { height: "a" },
  ],
  ...[{ kind: "Oak" }, { kind: "ash" }, "2ab0d1d8-9c2a-4a5b-8c3e-0d1c2b3a4d5e"],
];

/** Returns how many issues values have as the bodies of responses, as the body of a request, and as its parameters. */
function judgedBy(endpoint: Endpoint, model: ApiModel, types: Types): Json {
  const statuses = [...endpoint.responses, ...endpoint.errors].map(({ statusCode }) => statusCode);
  const { form, ...input } = formOf(endpoint, model, types);
  const start = isObject(form.value) ? form.value : {};
  const check = requestChecker({ ...input, rules: () => sentChecks() });
  const issues = (changed: JsonObject): number =>
    check({ form: { value: { ...start, ...changed }, selection: {} }, credentials: [] }).length;
  const parameters = [
    ...endpoint.pathParameters.map(({ key }) => ["pathParameters", key] as const),
    ...endpoint.queryParameters.map(({ key }) => ["queryParameters", key] as const),
    ...endpoint.requestHeaders.map(({ key }) => ["headers", key] as const),
  ];
  const bodies = [...values, ...values.map((value) => ({ name: value }))];
  return [
    statuses.map((status) => {
      const content = documentedContent(endpoint, status);
      const issuesOf = content && valueChecker(types, content);
      return [status, bodies.map((value) => issuesOf?.(value).length ?? null)];
    }),
    [undefined, ...parameters].map((left) => issues(left === undefined ? {} : { [left[0]]: {} })),
    endpoint.request === undefined ? [] : bodies.map((body) => issues({ body })),
    parameters.map(([part, key]) => values.map((value) => issues({ [part]: { [key]: value } }))),
    endpoint.responses.flatMap(({ headers = [] }) => headers.map(({ key, optional }) => [key, optional])),
    endpoint.responseHeaders.map(({ key, optional }) => [key, optional]),
  ];
}
