import type { AllowedEnvironment, CredentialsOf, ProxyOptions } from "#docs-host/proxy";
import { type siteEnvironments, tokenEnvironment } from "#docs-host/server";
import type { DocsOptions } from "#package/server";
import { isOwnServer, type OwnServer } from "./own-server.ts";

/** Where the proxy of docs may go, and which of it the app's session is for. */
export interface ProxyAccess {
  readonly environments: ProxyOptions["environments"];
  /** Returns true if the description itself names an environment in full, so that a session may go there. */
  readonly isForSession: (environment: AllowedEnvironment) => boolean;
}

/**
 * Narrows the environments of a description for a proxy in an app: on this machine it reaches the app alone, since
 * descriptions often name a server of their authors' own machines.
 *
 * @param listOf the environments, with `loopback` at those that the description itself names
 */
export function proxyAccess(listOf: ReturnType<typeof siteEnvironments>, app: OwnServer): ProxyAccess {
  const narrowed = new WeakMap<readonly AllowedEnvironment[], Narrowed>();
  const named = new WeakSet<AllowedEnvironment>();
  return {
    isForSession: (environment) => named.has(environment),
    environments: async () => {
      const list = await listOf();
      const known = narrowed.get(list);
      if (known !== undefined && known.port === app.port) return known.list;
      const own = list.map((one) => {
        const allowed = { ...one, loopback: one.loopback === true && isOwnServer(app, one.baseUrl) };
        if (one.loopback === true && one.environmentId !== tokenEnvironment) named.add(allowed);
        return allowed;
      });
      narrowed.set(list, { list: own, port: app.port });
      return own;
    },
  };
}

interface Narrowed {
  readonly list: readonly AllowedEnvironment[];
  /** The port of the app that it is for. */
  readonly port: number | undefined;
}

/** Asks the session of an app for the credentials of a call. `requestOf` returns the request that the app has got. */
export function sessionCredentials<Original>(
  session: NonNullable<DocsOptions<Original>["session"]>,
  access: Pick<ProxyAccess, "isForSession">,
  requestOf: (incoming: Parameters<CredentialsOf>[0]) => { readonly request: Request; readonly original: unknown },
): CredentialsOf {
  return async (incoming, environment) => {
    if (!access.isForSession(environment)) return undefined;
    const { request, original } = requestOf(incoming);
    // An adapter gives the request of its framework, as the app has declared it.
    return session(request, { server: environment.baseUrl, original: original as Original });
  };
}
