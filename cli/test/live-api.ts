import { hostOf, isLoopbackHost, isWebAddress, parseUrl } from "#engine/host";
import type { ApiModel } from "#engine/model";
import { defaultChecks, type RequestDeps } from "#live";
import { type DescriptionAccess, loadDescription } from "../register/load-description.ts";
import { nameOf } from "../serve/source.ts";
import type { TestOptions } from "./arguments.ts";
import {
  type ChangingCredentials,
  type CredentialSource,
  changingCredentials,
  commandSource,
} from "./credentials/changing-credentials.ts";
import { readCredentials } from "./credentials/credentials.ts";
import { oauthSource } from "./credentials/oauth-source.ts";
import { readOperationSettings } from "./operation-settings.ts";
import { selectEndpoints } from "./select-endpoints.ts";
import { type Connection, type ConnectionOptions, dispatcherTo, readConnection } from "./send/connection.ts";

/** The address of the running API, or a sentence about an error. */
type ServerAddress = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/** Handshakes are HTTP, so requests and channels have the same address. */
const asHttp = (address: string): string => address.replace(/^ws(s?:\/\/)/i, "http$1");

/**
 * Returns the address to test: the given one, or the one of the description if it is on this machine. An address
 * elsewhere has to be given, so that nobody tests a server in use by accident.
 */
function serverOf(
  { endpoints, channels = [] }: Pick<ApiModel, "endpoints" | "channels">,
  named: string | undefined,
): ServerAddress {
  const given = named === undefined ? undefined : asHttp(named);
  if (given !== undefined) {
    const url = parseUrl(given);
    if (!isWebAddress(given) || url === undefined || url.username !== "" || url.password !== "") {
      return {
        ok: false,
        error: "--server must be an http or https address without a user, such as http://localhost:3000",
      };
    }
    return { ok: true, url: given };
  }
  const all = [...endpoints, ...channels].flatMap(({ environments }) => environments.map(({ baseUrl }) => baseUrl));
  const local = all.map(asHttp).find((one) => {
    const url = isWebAddress(one) ? parseUrl(one) : undefined;
    return url !== undefined && isLoopbackHost(hostOf(url));
  });
  if (local !== undefined) return { ok: true, url: local };
  return { ok: false, error: "add --server URL, the address of the running API, such as http://localhost:3000" };
}

/** A running API with its description, or error messages for the user. */
export type LiveApi =
  | {
      readonly ok: true;
      readonly model: ApiModel;
      /** Address, credentials and headers of all requests. */
      readonly request: RequestDeps;
      readonly connection: Connection;
      /** Credentials that are renewed during a run; `request` has their placeholders. */
      readonly changing: ChangingCredentials;
      /** The ids of the endpoints to call; absent if all are called. */
      readonly endpoints?: ReadonlySet<string>;
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The options that select a running API, and how it is called. */
export type LiveApiOptions = Pick<
  TestOptions,
  | "api"
  | "server"
  | "endpoints"
  | "credentials"
  | "otherCredentials"
  | "credentialCommands"
  | "credentialLifetime"
  | "oauthClients"
  | "refreshTokens"
  | "headers"
  | keyof ConnectionOptions
> &
  Partial<Pick<TestOptions, "include" | "exclude" | "values" | "checks">>;

/**
 * Loads a description with all that is needed to call the API. Diagnostics of the description are printed.
 *
 * @param startsLater true if the caller gets the first credentials, such as when the server is ready
 */
export async function loadLiveApi(
  options: LiveApiOptions,
  access: DescriptionAccess & { readonly err: (text: string) => void },
  { startsLater = false }: { readonly startsLater?: boolean } = {},
): Promise<LiveApi> {
  const loaded = await loadDescription(options.api, nameOf(options.api), access);
  if (!loaded.ok) return loaded;
  const { model } = loaded;
  for (const line of loaded.lines) access.err(`callboard: ${line.trim()}\n`);
  const server = serverOf(model, options.server);
  if (!server.ok) return refused(server.error);
  const { values = [], checks = defaultChecks } = options;
  const operations = readOperationSettings(model, { env: access.env, values, checks });
  if (!operations.ok) return operations;
  const { settings, skipped } = operations;
  const endpoints = selectEndpoints(model, { include: [], exclude: [], ...options, skipped });
  if (!endpoints.ok) return endpoints;
  const own = await readCredentials(options.credentials, model, access);
  const other = await readCredentials(options.otherCredentials, model, access, "other-credential");
  if (!own.ok) return refused(own.error);
  if (!other.ok) return refused(other.error);
  const connected = await readConnection(options, access);
  if (!connected.ok) return refused(connected.error);
  const { connection } = connected;
  const sources = await credentialSources(options, { model, server: server.url, connection }, access);
  if (typeof sources === "string") return refused(sources);
  const changing = changingCredentials(sources, { clock: () => performance.now(), err: access.err });
  const failed = startsLater ? undefined : await changing.start(new AbortController().signal);
  if (failed !== undefined) return refused(failed);
  const hasOther = Object.keys(other.values).length > 0;
  const credentials = { own: { ...own.values, ...changing.values }, ...(hasOther && { other: other.values }) };
  const request = {
    baseUrl: server.url,
    credentials,
    headers: options.headers,
    ...(settings.size > 0 && { settings }),
  };
  return { ok: true, model, request, connection, changing, ...(endpoints.ids && { endpoints: endpoints.ids }) };
}

/** Milliseconds to wait for a token endpoint. Own choice. */
const tokenTimeout = 30_000;

/** Reads how credentials are obtained during a run; a text is an error. */
async function credentialSources(
  options: LiveApiOptions,
  api: { readonly model: ApiModel; readonly server: string; readonly connection: Connection },
  access: DescriptionAccess,
): Promise<readonly CredentialSource[] | string> {
  const { model, server, connection } = api;
  const { credentialCommands = [], credentialLifetime: lifetime, oauthClients = [], refreshTokens = [] } = options;
  const commands = await readCredentials(credentialCommands, model, access, "credential-command");
  const clients = await readCredentials(oauthClients, model, access, "oauth-client");
  const tokens = await readCredentials(refreshTokens, model, access, "refresh-token");
  if (!commands.ok) return commands.error;
  if (!clients.ok) return clients.error;
  if (!tokens.ok) return tokens.error;
  const unknown = Object.keys(tokens.values).find((scheme) => !Object.hasOwn(clients.values, scheme));
  if (unknown !== undefined) return `--refresh-token ${unknown} belongs to a client: add --oauth-client ${unknown}=ID`;
  // A client certificate is for the server of the API only.
  const { tls: { ca } = {}, ...rest } = connection;
  const toTokens: Connection = { ...rest, ...(ca !== undefined && { tls: { ca } }) };
  const connect = (origin: string) => dispatcherTo(origin, toTokens, { connections: 1, timeout: tokenTimeout });
  const sources: CredentialSource[] = Object.entries(commands.values).map(([scheme, command]) =>
    commandSource(scheme, command, { ...access, ...(lifetime !== undefined && { lifetime }) }),
  );
  for (const [scheme, client] of Object.entries(clients.values)) {
    const refreshToken = tokens.values[scheme];
    const given = { client, ...(refreshToken !== undefined && { refreshToken }) };
    const read = oauthSource(scheme, given, { model, server, connect });
    if (!read.ok) return read.error;
    sources.push(read.source);
  }
  return sources;
}

const refused = (...errors: readonly string[]): LiveApi => ({ ok: false, errors });
