/** The runtime of a client, sent in `X-Callboard-Runtime`. */
export type Runtime = "browser" | "web-worker" | "deno" | "bun" | "node" | "react-native" | "unknown";

/** The client's description of itself in the headers `X-Callboard-Language`, `-Runtime` and `-Runtime-Version`. */
export interface ClientInfo {
  readonly language: string;
  readonly runtime: Runtime;
  readonly runtimeVersion: string;
}

/** The globals that identify the platforms; each has some of them. */
export interface Globals {
  readonly Bun?: { readonly version: string };
  readonly Deno?: { readonly version: { readonly deno: string } };
  readonly document?: unknown;
  readonly importScripts?: unknown;
  readonly navigator?: { readonly product?: string; readonly userAgent?: string };
  readonly process?: { readonly version?: string; readonly versions?: { readonly node?: string } };
}

/**
 * Detects language, runtime and version from the globals of a platform: `describeClient(globalThis)`. Bun and Deno are
 * tested before Node, since they imitate its `process`; a test page in Node is a browser. An unknown version is
 * `unknown`.
 */
export function describeClient({ Bun, Deno, document, importScripts, navigator, process }: Globals): ClientInfo {
  const on = (runtime: Runtime, version?: string): ClientInfo => ({
    language: "JavaScript",
    runtime,
    runtimeVersion: version || "unknown",
  });
  if (navigator?.product === "ReactNative") return on("react-native");
  if (Bun) return on("bun", Bun.version);
  if (Deno) return on("deno", Deno.version.deno);
  if (document) return on("browser", navigator?.userAgent);
  if (importScripts) return on("web-worker", navigator?.userAgent);
  if (process?.versions?.node) return on("node", process.version);
  return on("unknown");
}
