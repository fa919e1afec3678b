import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { searchKinds, searchWhole } from "#docs-host/search/full-text";
import { endpointNamed, lenientTypes, type Site, type SitePage, webAddress } from "#docs-host/site/model";
import { maxQueryLength } from "#docs-host/site/page-data";
import { asJson, isObject, type JsonObject, printJson } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { findPage } from "../find-page.ts";
import type { SearchIndexes } from "../search/index.ts";
import { describeRequest } from "./plan-request.ts";

/** The dependencies of the tools of one site. */
export interface ToolDeps {
  readonly site: Site;
  /** The origin of a site without an address. */
  readonly origin: string;
  readonly indexes: SearchIndexes;
  readonly markdownOf: (site: Site, page: SitePage) => string | undefined;
}

/** Longest text of an answer, in characters: about 10,000 tokens. The rest is read by its offset. */
const maxAnswerLength = 40_000;

/** Longest address and name, in characters. */
const maxNameLength = 2000;

/** Most hits of a search. */
const maxHits = 20;

const name = (words: string) => z.string().min(1).max(maxNameLength).describe(words);
const offset = z.number().int().min(0).optional().describe("Where to read on, if an answer was cut");
const endpointNameText = name(
  "Method and path, such as `GET /plants/{id}`; `api::GET /plants/{id}` in one of several APIs",
);
const values = (words: string) => z.record(z.string(), z.unknown()).optional().describe(words);

/** None of the tools changes anything, here or elsewhere. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const text = (content: string): CallToolResult => ({ content: [{ type: "text", text: content }] });
const failure = (message: string): CallToolResult => ({ ...text(message), isError: true });

/** Creates a server of the Model Context Protocol with the tools of one site, for one request. */
export function mcpServer(deps: ToolDeps): McpServer {
  const { site } = deps;
  const server = new McpServer(
    { name: site.title, version: site.hash },
    { instructions: `Documentation of ${site.title}. Search first, then read pages and endpoints.` },
  );
  addSearch(server, deps);
  addPages(server, deps);
  addRequests(server, deps);
  return server;
}

function addSearch(server: McpServer, { site, origin, indexes }: ToolDeps): void {
  if (!site.settings.search.isOn) return;
  server.registerTool(
    "search",
    {
      ...{ title: `Search ${site.title}`, annotations },
      description: "Finds pages, endpoints, types and entries of changelogs by words, names and paths.",
      inputSchema: {
        query: z.string().min(1).max(maxQueryLength),
        kind: z.enum(searchKinds).optional(),
        limit: z.number().int().min(1).max(maxHits).optional(),
        ...languageInput(site),
      },
    },
    async ({ query, kind, limit = 10, language = site.languages?.[0]?.tag }) => {
      const index = await indexes.indexOf(site);
      if (index === undefined) return failure("The search is being prepared. Try again in a few seconds.");
      const { hits, total } = searchWhole(index, { text: query, kind, limit, language });
      if (hits.length === 0) return text("Nothing was found. Try fewer or other words.");
      const lines = hits.map(({ title, badge, path, href, heading, crumbs, description }) =>
        [
          `${[...crumbs, title].join(" > ")}${heading === undefined ? "" : ` > ${heading.title}`}`,
          ...(path === undefined ? [] : [`${badge ?? ""} ${path}`.trim()]),
          webAddress(site, href, origin) + (heading === undefined ? "" : `#${heading.id}`),
          ...(description === undefined ? [] : [description]),
        ].join("\n"),
      );
      return text(`${lines.join("\n\n")}\n\n${hits.length} of ${total} results`);
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

function addPages(server: McpServer, deps: ToolDeps): void {
  const { site, markdownOf } = deps;
  server.registerTool(
    "read_page",
    {
      ...{ title: "Read a page", annotations },
      description: "Returns a page as markdown.",
      inputSchema: { address: name("The address of the page, whole or from its first slash"), offset },
    },
    async ({ address, offset: from }) => {
      const page = pageAt(site, address, deps.origin);
      const markdown = page && markdownOf(site, page);
      return markdown === undefined
        ? failure(`There is no page at ${address}. Use search to find pages.`)
        : part(markdown, from);
    },
  );
  server.registerTool(
    "read_endpoint",
    {
      ...{ title: "Read an endpoint", annotations },
      description:
        "Returns the reference of an endpoint as markdown: parameters, bodies, answers, errors and an example.",
      inputSchema: { endpoint: endpointNameText, offset },
    },
    async ({ endpoint, offset: from }) => {
      const found = shownEndpoint(site, endpoint);
      const markdown = found && markdownOf(site, found.page);
      return markdown === undefined ? unknownEndpoint(endpoint) : part(markdown, from);
    },
  );
}

function addRequests(server: McpServer, { site }: ToolDeps): void {
  server.registerTool(
    "plan_request",
    {
      ...{ title: "Plan a request", annotations },
      description:
        "Checks values against the documentation of an endpoint, and returns method, URL, headers, body and cURL command. Sends nothing. Credentials are placeholders: do not pass any.",
      inputSchema: {
        endpoint: endpointNameText,
        pathParameters: values("Values of the path, by name"),
        queryParameters: values("Values of the query, by name"),
        headers: values("Headers, by name"),
        body: z.unknown().optional().describe("The body as JSON"),
        server: name("The name of a server of the endpoint").optional(),
      },
    },
    async ({ endpoint, pathParameters, queryParameters, headers, body, server: environment }) => {
      const found = shownEndpoint(site, endpoint);
      if (found === undefined) return unknownEndpoint(endpoint);
      const names = found.endpoint.environments.map(({ id }) => id);
      if (environment !== undefined && !names.includes(environment)) {
        return failure(`There is no server "${environment}". Servers: ${names.join(", ") || "none"}.`);
      }
      const { api } = found;
      const given = {
        pathParameters: objectIn(pathParameters),
        queryParameters: objectIn(queryParameters),
        headers: objectIn(headers),
        ...{ body: body === undefined ? undefined : asJson(body), environment },
      };
      const types = lenientTypes(api);
      const request = describeRequest(found.endpoint, given, { api, types, now: () => new Date() });
      const answer = text(printJson(asJson(request), 2));
      return request.issues.length > 0 ? { ...answer, isError: true } : answer;
    },
  );
}

const objectIn = (value: unknown): JsonObject => {
  const json = asJson(value ?? {});
  return isObject(json) ? json : {};
};

/** Returns a part of a text, and where to read on. */
function part(markdown: string, from = 0): CallToolResult {
  if (from > 0 && from >= markdown.length) return failure(`The text has ${markdown.length} characters only.`);
  const end = from + maxAnswerLength;
  const rest = markdown.length > end ? `\n\n[Cut. Read on with offset ${end} of ${markdown.length}.]` : "";
  return text(markdown.slice(from, end) + rest);
}

/** Finds a page by its web address or its path, also of its markdown; redirects are followed once. */
function pageAt(site: Site, address: string, origin: string): SitePage | undefined {
  const start = webAddress(site, site.base ?? "", origin);
  if (!URL.canParse(address, `${start}/`)) return undefined;
  const { pathname } = new URL(address, `${start}/`);
  const path = pathname.replace(/\/index\.md$|\.md$/, "") || "/";
  const found = [pathname, path].map((one) => findPage(site, one, "")).find(({ kind }) => kind !== "nothing");
  if (found?.kind === "page") return found.page;
  if (found?.kind !== "redirect" || !found.href.startsWith("/")) return undefined;
  const next = findPage(site, new URL(found.href, start).pathname, "");
  return next.kind === "page" ? next.page : undefined;
}

interface ShownEndpoint {
  readonly api: ApiModel;
  readonly endpoint: Endpoint;
  readonly page: SitePage;
}

/** Finds an endpoint that has a page on the site. */
function shownEndpoint(site: Site, wanted: string): ShownEndpoint | undefined {
  const found = endpointNamed(site, wanted.trim());
  if (found === undefined) return undefined;
  const page = [...site.pages.values()].find(
    (one) => one.kind === "endpoint" && one.apiId === found.api.id && one.endpointId === found.endpoint.id,
  );
  return page && { ...found, page };
}

const unknownEndpoint = (wanted: string): CallToolResult =>
  failure(`There is no endpoint "${wanted}". Name it by method and path, such as "GET /plants/{id}"; search finds it.`);
