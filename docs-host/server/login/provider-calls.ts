import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discoveryRequest,
  None,
  processDiscoveryResponse,
} from "oauth4webapi";
import type { LoginSettings } from "./settings.ts";

/** The dependencies of calling a provider. */
export interface ProviderDeps {
  readonly fetch: typeof fetch;
  /** In milliseconds. */
  readonly now: () => number;
}

/** The request that `oauth4webapi` passes to `fetch`. */
interface CallInit {
  readonly method: string;
  readonly headers: { [name: string]: string };
  readonly redirect: "manual";
  readonly body?: URLSearchParams | undefined;
  readonly signal?: AbortSignal;
}

/** The common part of all calls to one provider. */
export interface ProviderCalls {
  readonly settings: LoginSettings;
  /** This site, as the provider knows it. */
  readonly client: Client;
  /** Returns the options of one call for `oauth4webapi`. The timeout starts now. */
  readonly options: () => ReturnType<typeof callOptions>;
  /** Loads the provider's metadata, or returns it from the cache. */
  readonly server: () => Promise<AuthorizationServer>;
}

/** Milliseconds for which a provider's metadata is cached. A choice of this site: an hour. */
const metadataLifetime = 3_600_000;

/**
 * Timeout of a call to the provider, in milliseconds. A choice of this site: the proxy's 30 s is too long for a click.
 */
const callTimeout = 10_000;

/** Creates the common part of all calls to the provider of the settings. */
export function providerCalls(settings: LoginSettings, deps: ProviderDeps): ProviderCalls {
  const issuer = new URL(settings.issuer);
  const options = () => callOptions(issuer, deps);
  return {
    settings,
    client: { client_id: settings.clientId },
    options,
    server: cached(deps.now, () => loadMetadata(issuer, options())),
  };
}

const callOptions = (issuer: URL, { fetch }: ProviderDeps) => ({
  [customFetch]: (url: string, { body, signal, ...init }: CallInit) =>
    fetch(url, { ...init, ...(body !== undefined && { body }), ...(signal && { signal }) }),
  // The settings allow plain http on this machine alone.
  [allowInsecureRequests]: issuer.protocol === "http:",
  signal: AbortSignal.timeout(callTimeout),
});

/** Loads the metadata of a provider (OpenID Connect Discovery 1.0). */
async function loadMetadata(issuer: URL, options: ReturnType<typeof callOptions>): Promise<AuthorizationServer> {
  const response = await discoveryRequest(issuer, { algorithm: "oidc", ...options });
  return processDiscoveryResponse(issuer, response);
}

/** Caches a loaded value for `metadataLifetime`. A failure is not cached. */
function cached<T>(now: () => number, load: () => Promise<T>): () => Promise<T> {
  let latest: { readonly value: Promise<T>; readonly at: number } | undefined;
  return () => {
    if (latest !== undefined && now() - latest.at < metadataLifetime) return latest.value;
    const loading = { value: load(), at: now() };
    latest = loading;
    loading.value.catch(() => {
      if (latest === loading) latest = undefined;
    });
    return loading.value;
  };
}

/** Returns how the site authenticates at the token endpoint. */
export function clientAuthOf(settings: LoginSettings, server: AuthorizationServer): ClientAuth {
  if (settings.clientSecret === undefined) return None();
  // Absent, it is client_secret_basic (OpenID Connect Discovery 1.0 §3).
  const { token_endpoint_auth_methods_supported: methods } = server;
  const isBasic = methods === undefined || methods.includes("client_secret_basic");
  return isBasic ? ClientSecretBasic(settings.clientSecret) : ClientSecretPost(settings.clientSecret);
}
