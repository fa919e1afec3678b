import { type CallToolResult, McpServer, type ServerOptions } from "@modelcontextprotocol/server";
import { z } from "zod";
import { searchKinds, searchWhole } from "#docs-host/search/full-text";
import { lenientTypes, type Site, type SitePage, webAddress } from "#docs-host/site/model";
import { maxQueryLength } from "#docs-host/site/page-data";
import { asJson, isObject, type JsonObject, printJson } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { findPage } from "../find-page.ts";
import type { SearchIndexes } from "../search/search-route.ts";
import { endpointListText } from "./endpoint-list.ts";
import { callNamed, nameOnSite } from "./named-calls.ts";
import { describeRequest, type GivenValues } from "./plan-request.ts";

/** The dependencies of the tools of one site. */
export interface ToolDeps {
  /** Returns the site as the reader may see it; it may change between two calls. */
  readonly site: () => Site;
  /** The origin of a site without an address; with an empty one, addresses begin with a slash. */
  readonly origin: string;
  readonly indexes: SearchIndexes;
  readonly markdownOf: (site: Site, page: SitePage) => string | undefined;
  /** True if all readers get the same answers, so that caches between them may share these. */
  readonly isShared: boolean;
}

/** Lifetime of the list of tools and of the description of the server in caches of clients, in ms. Own choice. */
const listTtl = 300_000;

/** Longest text of an answer, in characters: about 10,000 tokens. The rest is read by its offset. */
export const maxAnswerLength = 40_000;

/** Longest address and name, in characters. */
const maxNameLength = 2000;

/** Most hits of a search. */
const maxHits = 20;

const name = (words: string) => z.string().min(1).max(maxNameLength).describe(words);
const offset = z.number().int().min(0).optional().describe("Where to read on, if an answer was cut");
const endpointNameText = name(
  "Method and path, such as `GET /plants/{id}`; `api::GET /plants/{id}` in one of several APIs. list_endpoints lists them",
);
/** Takes the named arguments only: a call that names one wrongly, such as `query`, would be sent without its values. */
export const toolInput = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" && Array.isArray(issue.keys)
        ? `unknown ${issue.keys.map((key) => `"${key}"`).join(", ")}; arguments are ${Object.keys(shape).join(", ")}`
        : undefined,
  });
const values = (words: string) => z.record(z.string(), z.unknown()).optional().describe(words);

/** None of the tools changes anything, here or elsewhere. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Returns a text as the result of a tool. */
export const toolText = (content: string): CallToolResult => ({ content: [{ type: "text", text: content }] });
/** Returns an error message as the result of a tool. */
export const toolFailure = (message: string): CallToolResult => ({ ...toolText(message), isError: true });

/** Creates a server of the Model Context Protocol with the tools of one site, for one request or one connection. */
export function mcpServer(deps: ToolDeps): McpServer {
  const site = deps.site();
  const cacheHint = { ttlMs: listTtl, cacheScope: deps.isShared ? ("public" as const) : ("private" as const) };
  const options: ServerOptions = {
    instructions: `Documentation of ${site.title}. Search first, then read pages and endpoints.`,
    // The tools of a server never change.
    capabilities: { tools: { listChanged: false } },
    cacheHints: { "tools/list": cacheHint, "server/discover": cacheHint },
  };
  const server = new McpServer({ name: site.title, version: site.hash }, options);
  addSearch(server, deps);
  addPages(server, deps);
  addEndpoints(server, deps);
  addRequests(server, deps);
  return server;
}

function addSearch(server: McpServer, { site: current, origin, indexes }: ToolDeps): void {
  const first = current();
  if (!first.settings.search.isOn) return;
  server.registerTool(
    "search",
    {
      ...{ title: `Search ${first.title}`, annotations },
      description: "Finds pages, endpoints, types and entries of changelogs by words, names and paths.",
      inputSchema: toolInput({
        query: z.string().min(1).max(maxQueryLength),
        kind: z.enum(searchKinds).optional(),
        limit: z.number().int().min(1).max(maxHits).optional(),
        ...languageInput(first),
      }),
    },
    async ({ query, kind, limit = 10, language = first.languages?.[0]?.tag }) => {
      const site = current();
      const index = await indexes.indexOf(site);
      if (index === undefined) return toolFailure("The search is being prepared. Try again in a few seconds.");
      const { hits, total } = searchWhole(index, { text: query, kind, limit, language });
      if (hits.length === 0) return toolText("Nothing was found. Try fewer or other words.");
      const lines = hits.map(({ title, badge, path, href, heading, crumbs, description }) =>
        [
          `${[...crumbs, title].join(" > ")}${heading === undefined ? "" : ` > ${heading.title}`}`,
          ...(path === undefined ? [] : [`${badge ?? ""} ${path}`.trim()]),
          webAddress(site, href, origin) + (heading === undefined ? "" : `#${heading.id}`),
          ...(description === undefined ? [] : [description]),
        ].join("\n"),
      );
      return toolText(`${lines.join("\n\n")}\n\n${hits.length} of ${total} results`);
    },
  );
}

/** The choice of a language, on a site with several: a search finds each page in one of them. */
const languageInput = ({ languages = [] }: Site) => ({
  language: z
    .string()
    .max(maxNameLength)
    .optional()
    .describe(`The language of the pages: ${languages.map(({ tag }) => tag).join(", ") || "the only one"}`),
});

function addPages(server: McpServer, { site: current, origin, markdownOf }: ToolDeps): void {
  server.registerTool(
    "read_page",
    {
      ...{ title: "Read a page", annotations },
      description: "Returns a page as markdown.",
      inputSchema: toolInput({ address: name("The address of the page, whole or from its first slash"), offset }),
    },
    async ({ address, offset: from }) => {
      const site = current();
      const page = pageAt(site, address, origin);
      const markdown = page && markdownOf(site, page);
      return markdown === undefined
        ? toolFailure(`There is no page at ${address}. Use search to find pages.`)
        : part(markdown, from);
    },
  );
}

function addEndpoints(server: McpServer, { site: current, markdownOf }: ToolDeps): void {
  server.registerTool(
    "list_endpoints",
    {
      ...{ title: "List endpoints", annotations },
      description:
        "Lists the endpoints of an API with their titles, and its channels and webhooks, under the headings of the navigation.",
      inputSchema: toolInput({
        api: name("The id or name of one of several APIs; all by default").optional(),
        filter: name("Words that have to be in the name, title, description or heading").optional(),
        offset,
      }),
    },
    async ({ api, filter, offset: from }) => {
      const site = current();
      const apis = [...site.apis.values()];
      if (api !== undefined && !apis.some((one) => one.id === api || one.name === api)) {
        return toolFailure(`There is no API "${api}". APIs: ${apis.map(({ id }) => id).join(", ") || "none"}.`);
      }
      const list = endpointListText(site, { api, filter });
      return list === "" ? toolText("No endpoint was found. Try fewer or other words.") : part(list, from);
    },
  );
  server.registerTool(
    "read_endpoint",
    {
      ...{ title: "Read an endpoint", annotations },
      description:
        "Returns the reference of an endpoint, a channel or a webhook as markdown: parameters, bodies, answers, errors and an example.",
      inputSchema: toolInput({ endpoint: endpointNameText, offset }),
    },
    async ({ endpoint, offset: from }) => {
      const site = current();
      const found = callNamed(site, endpoint);
      const markdown = found && markdownOf(site, found.page);
      return markdown === undefined ? unknownEndpoint(endpoint) : part(markdown, from);
    },
  );
}

/** The values of a request, as tools take them. */
export const requestInput = {
  endpoint: endpointNameText,
  pathParameters: values("Values of the path, by name"),
  queryParameters: values("Values of the query, by name"),
  headers: values("Headers, by name"),
  body: z.unknown().optional().describe("The body as JSON"),
  server: name("The name of a server of the endpoint").optional(),
};

/** An endpoint with the values of a request; or a sentence about an error. */
export type GivenRequest =
  | { readonly ok: true; readonly api: ApiModel; readonly endpoint: Endpoint; readonly given: GivenValues }
  | { readonly ok: false; readonly error: string };

/** Reads the input of a tool that is about a request. */
export function readRequest(
  site: Site,
  { endpoint, pathParameters, queryParameters, headers, body, server }: z.infer<z.ZodObject<typeof requestInput>>,
): GivenRequest {
  const found = callNamed(site, endpoint);
  if (found === undefined) return { ok: false, error: unknownText(endpoint) };
  if (found.endpoint === undefined) {
    return { ok: false, error: `${nameOnSite(site, found)} has no request. Use read_endpoint to read about it.` };
  }
  const names = found.endpoint.environments.map(({ id }) => id);
  if (server !== undefined && !names.includes(server)) {
    return { ok: false, error: `There is no server "${server}". Servers: ${names.join(", ") || "none"}.` };
  }
  const given = {
    pathParameters: objectIn(pathParameters),
    queryParameters: objectIn(queryParameters),
    headers: objectIn(headers),
    ...{ body: body === undefined ? undefined : asJson(body), environment: server },
  };
  return { ok: true, api: found.api, endpoint: found.endpoint, given };
}

function addRequests(server: McpServer, { site: current }: ToolDeps): void {
  server.registerTool(
    "plan_request",
    {
      ...{ title: "Plan a request", annotations },
      description:
        "Checks values against the documentation of an endpoint, and returns method, URL, headers, body and cURL command. Sends nothing. Credentials are placeholders: do not pass any.",
      inputSchema: toolInput(requestInput),
    },
    async (input) => {
      const read = readRequest(current(), input);
      if (!read.ok) return toolFailure(read.error);
      const { api, endpoint, given } = read;
      const request = describeRequest(endpoint, given, { api, types: lenientTypes(api), now: () => new Date() });
      const answer = toolText(printJson(asJson(request), 2));
      return request.issues.length > 0 ? { ...answer, isError: true } : answer;
    },
  );
}

const objectIn = (value: unknown): JsonObject => {
  const json = asJson(value ?? {});
  return isObject(json) ? json : {};
};

/** Returns a part of a text up to the end of a line, and where to read on. */
function part(markdown: string, from = 0): CallToolResult {
  if (from > 0 && from >= markdown.length) return toolFailure(`The text has ${markdown.length} characters only.`);
  if (markdown.length <= from + maxAnswerLength) return toolText(markdown.slice(from));
  const lineEnd = markdown.lastIndexOf("\n", from + maxAnswerLength - 1) + 1;
  const end = lineEnd > from ? lineEnd : from + maxAnswerLength;
  return toolText(`${markdown.slice(from, end)}\n\n[Cut. Read on with offset ${end} of ${markdown.length}.]`);
}

/** Finds a page by its web address or its path, also of its markdown; redirects are followed once. */
function pageAt(site: Site, address: string, origin: string): SitePage | undefined {
  const start = webAddress(site, site.base ?? "", origin || "http://localhost");
  if (!URL.canParse(address, `${start}/`)) return undefined;
  const { pathname } = new URL(address, `${start}/`);
  const path = pathname.replace(/\/index\.md$|\.md$/, "") || "/";
  const found = [pathname, path].map((one) => findPage(site, one, "")).find(({ kind }) => kind !== "nothing");
  if (found?.kind === "page") return found.page;
  if (found?.kind !== "redirect" || !found.href.startsWith("/")) return undefined;
  const next = findPage(site, new URL(found.href, start).pathname, "");
  return next.kind === "page" ? next.page : undefined;
}

const unknownText = (wanted: string): string =>
  `There is no endpoint "${wanted}". Name it by method and path, such as "GET /plants/{id}"; list_endpoints lists them.`;

const unknownEndpoint = (wanted: string): CallToolResult => toolFailure(unknownText(wanted));
