import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Json, parseJson } from "#engine/json";
import type { StartDocsPreviewRegisterRequestV2, StartDocsRegisterRequestV2, WriteDocsConfig } from "#generated/types";
import { bodyOf, type Endpoint } from "#transport";
import { createRegistryServer } from "../../listen.ts";
import { jsonHeaders, openRegistry, type TestRegistry } from "../../registry.testing.ts";
import type { RegistryOptions } from "../../server.ts";

/** A site to publish. */
export type NewSite = Partial<StartDocsRegisterRequestV2> & {
  readonly config?: WriteDocsConfig;
  readonly excludeApis?: boolean;
};

/** Navigation that has one API alone. */
export const rootAt = (apiDefinitionId: string) =>
  ({
    type: "root",
    version: "v1",
    id: "root",
    title: "Plants",
    slug: "",
    child: {
      type: "unversioned",
      id: "u",
      child: {
        type: "sidebarRoot",
        id: "s",
        children: [{ type: "apiReference", id: "r", title: "API", slug: "api", apiDefinitionId, children: [] }],
      },
    },
  }) as const satisfies WriteDocsConfig["root"];

/** Publishes a site of an organization, by default at `docs.plants.example`. */
export async function publishSite({ client, tokenOf }: TestRegistry, orgId: string, site: NewSite) {
  const { config = {}, excludeApis, ...start } = site;
  const { docs } = client(await tokenOf(orgId));
  const begin = { orgId, domain: "docs.plants.example", customDomains: [], filepaths: [], ...start };
  const begun = bodyOf(await docs.startDocsRegister({ body: begin }));
  const docsDefinition = { pages: { "welcome.md": { markdown: "# Welcome" } }, config };
  const finish = await docs.finishDocsRegister({
    pathParameters: { id: begun.docsRegistrationId },
    body: { docsDefinition, ...(excludeApis === undefined ? {} : { excludeApis }) },
  });
  bodyOf(finish);
  return { docs, begun };
}

/** Starts a preview of an organization and finishes it; returns its address. */
export async function publishPreview(
  { client, tokenOf }: TestRegistry,
  orgId: string,
  options: Partial<StartDocsPreviewRegisterRequestV2> & { readonly title?: string } = {},
): Promise<string> {
  const { title = "Preview", ...start } = options;
  const { docs } = client(await tokenOf(orgId));
  const begun = bodyOf(await docs.startDocsPreviewRegister({ body: { orgId, filepaths: [], ...start } }));
  const body = { docsDefinition: { pages: {}, config: { title } } };
  bodyOf(await docs.finishDocsRegister({ pathParameters: { id: begun.docsRegistrationId }, body }));
  return begun.previewUrl;
}

/** The parts of a plain request. */
export interface PlainRequest {
  readonly path?: { readonly [key: string]: string };
  readonly query?: string;
  readonly body?: unknown;
}

/** A registry behind a real server. */
export interface ServedRegistry extends TestRegistry {
  /** Sends a call over HTTP, without a token if it is empty. */
  readonly call: (
    endpoint: Endpoint,
    token: string,
    request: PlainRequest,
  ) => Promise<{ readonly status: number; readonly body: Json | undefined }>;
  /** Sends a call to a second server before its registry has opened. */
  readonly callStarting: ServedRegistry["call"];
}

/** Opens a registry behind a real server, on a free port. */
export async function serveRegistry(options: Partial<RegistryOptions> = {}): Promise<ServedRegistry> {
  const opened = await openRegistry(options);
  const [serving, starting] = [createRegistryServer(), createRegistryServer()];
  serving.serve(opened.registry);
  const callAt = async ({ server }: typeof serving): Promise<ServedRegistry["call"]> => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    return async ({ method, path: chunks }, token, { path = {}, query = "", body }) => {
      const at = chunks.map((part) =>
        part.kind === "literal" ? part.value : encodeURIComponent(path[part.key] ?? "x"),
      );
      const { authorization, ...plain } = jsonHeaders(token);
      const headers = token === "" ? plain : { ...plain, authorization: authorization ?? "" };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await fetch(`http://127.0.0.1:${port}${at.join("")}${query}`, init);
      const parsed = parseJson(await response.text());
      return { status: response.status, body: parsed.ok ? parsed.value : undefined };
    };
  };
  return { ...opened, call: await callAt(serving), callStarting: await callAt(starting) };
}
