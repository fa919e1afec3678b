import { readOrigin } from "#engine/host";
import { readServerUrl } from "#engine/model";
import type { DocsOptions } from "#package/server";

/** The settings of docs, checked. */
export interface DocsSettings {
  /** The path of the docs as readers see it; empty for the whole host. */
  readonly path: string;
  readonly mountPath: string;
  readonly origin: string | undefined;
  readonly server: string | undefined;
  readonly privateOrigins: readonly string[];
}

/** Reads the settings that have a form. Throws `TypeError` with a sentence about an invalid one. */
export function readOptions({ path = "/docs", mountPath = path, ...options }: DocsOptions<never>): DocsSettings {
  const { origin, server, privateOrigins = [] } = options;
  const baseUrl = server === undefined || isPath(server) ? server : readServerUrl(server);
  if (typeof baseUrl === "object" && !baseUrl.ok) throw new TypeError(`createDocs: server: ${baseUrl.error}`);
  return {
    path: readPath("path", path),
    mountPath: readPath("mountPath", mountPath),
    origin: origin === undefined ? undefined : originIn("origin", origin),
    server: typeof baseUrl === "object" ? baseUrl.url : baseUrl,
    privateOrigins: privateOrigins.map((one) => originIn("privateOrigins", one)),
  };
}

/** Returns true for a path of the app, rather than a base URL. */
export const isPath = (server: string): boolean => server.startsWith("/");

function readPath(option: string, path: string): string {
  const bare = path.replace(/\/+$/, "");
  if (bare === "" || /^(?:\/[\w.~-]+)+$/.test(bare)) return bare;
  throw new TypeError(`createDocs: ${option} must be a path such as /docs, not ${JSON.stringify(path)}`);
}

function originIn(option: string, text: string): string {
  const origin = readOrigin(text);
  if (origin !== undefined) return origin;
  const example = "https://app.example.com";
  throw new TypeError(`createDocs: ${option} must be an origin such as ${example}, not ${JSON.stringify(text)}`);
}
