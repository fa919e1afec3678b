import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createSecureContext, rootCertificates } from "node:tls";
import { type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool, ProxyAgent } from "undici";
import { errorMessage } from "#engine/error-message";
import { isWebAddress } from "#engine/host";

/** The proxy and the certificates of requests to a server. */
export interface Connection {
  /** True if the certificate of the server is not verified. */
  readonly isInsecure?: boolean;
  /** The address of a proxy. */
  readonly proxy?: string;
  /** The proxies of the environment, which `proxy` overrides. */
  readonly envProxy?: EnvProxy;
  readonly tls?: Certificates;
}

/** The variables that most programs read for proxies. */
export interface EnvProxy {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy: string;
}

/** Certificates in PEM. */
export interface Certificates {
  /** Authorities that are trusted in addition to the public ones. */
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly passphrase?: string;
}

/** The options of a connection, as they are given. */
export interface ConnectionOptions {
  readonly isInsecure: boolean;
  readonly proxy?: string;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

interface ConnectionSources {
  readonly env: { readonly [name: string]: string | undefined };
  /** The folder of relative file names. */
  readonly folder: string;
}

/** The connection, or a sentence about an error. */
export type ReadConnection =
  | { readonly ok: true; readonly connection: Connection }
  | { readonly ok: false; readonly error: string };

/** Reads the certificates of the options, and the proxies of the environment. */
export async function readConnection(options: ConnectionOptions, sources: ConnectionSources): Promise<ReadConnection> {
  const { isInsecure, proxy } = options;
  const files: { [name: string]: string } = {};
  for (const name of ["ca", "cert", "key"] as const) {
    const file = options[name];
    if (file === undefined) continue;
    try {
      files[name] = await readFile(resolve(sources.folder, file), "utf8");
    } catch (thrown) {
      return { ok: false, error: `--${name}: ${file} can't be read: ${errorMessage(thrown)}` };
    }
  }
  if ((files.cert === undefined) !== (files.key === undefined)) {
    return { ok: false, error: "--cert and --key belong together: a client certificate and its private key, in PEM" };
  }
  const passphrase = sources.env.CALLBOARD_KEY_PASSPHRASE;
  const tls: Certificates = { ...files, ...(passphrase !== undefined && { passphrase }) };
  try {
    createSecureContext(tls);
  } catch (thrown) {
    const given = Object.keys(files).map((name) => `--${name}`);
    return { ok: false, error: `${given.join(", ")}: not usable as PEM: ${errorMessage(thrown)}` };
  }
  const envProxy = proxy === undefined ? envProxyOf(sources.env) : undefined;
  const isWrong = [envProxy?.httpProxy, envProxy?.httpsProxy].find((one) => one !== undefined && !isWebAddress(one));
  if (isWrong !== undefined) {
    return { ok: false, error: "HTTP_PROXY and HTTPS_PROXY must be http or https addresses; --proxy overrides them" };
  }
  return {
    ok: true,
    connection: {
      ...{ isInsecure, ...(proxy !== undefined && { proxy }), ...(envProxy && { envProxy }) },
      ...(Object.keys(files).length > 0 && { tls }),
    },
  };
}

/** Reads the proxies of the environment; servers on this machine are reached directly, as by most programs. */
function envProxyOf(env: ConnectionSources["env"]): EnvProxy | undefined {
  const read = (name: string): string | undefined => env[name.toLowerCase()] || env[name] || undefined;
  const [httpProxy, httpsProxy] = [read("HTTP_PROXY"), read("HTTPS_PROXY")];
  if (httpProxy === undefined && httpsProxy === undefined) return undefined;
  const noProxy = [read("NO_PROXY") ?? "", "localhost", "127.0.0.1", "::1"].filter((one) => one !== "").join(",");
  return { ...(httpProxy && { httpProxy }), ...(httpsProxy && { httpsProxy }), noProxy };
}

/** Returns the certificates as the TLS of Node takes them. */
export const tlsOptions = ({ isInsecure = false, tls: { ca, ...own } = {} }: Connection) => ({
  rejectUnauthorized: !isInsecure,
  ...own,
  ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
});

/** Limits of the connections to a server. */
export interface ConnectionLimits {
  readonly connections: number;
  /** Milliseconds to wait for a connection, and for an answer. */
  readonly timeout: number;
  /** Opens the connections instead, with checks of addresses. */
  readonly connect?: buildConnector.connector;
}

/** Opens connections to a server, or through a proxy. */
export function dispatcherTo(origin: string, connection: Connection, limits: ConnectionLimits): Dispatcher {
  const { proxy, envProxy } = connection;
  const { connections, timeout } = limits;
  const tls = { timeout, ...tlsOptions(connection) };
  const connect = limits.connect ?? tls;
  const shared = { connections, headersTimeout: timeout, bodyTimeout: timeout };
  const tunnel = { requestTls: tls, proxyTls: { timeout } };
  if (proxy !== undefined) return new ProxyAgent({ uri: proxy, ...shared, ...tunnel });
  if (envProxy !== undefined) {
    const { httpProxy = "", httpsProxy = httpProxy, noProxy } = envProxy;
    return new EnvHttpProxyAgent({ ...shared, ...tunnel, connect, httpProxy, httpsProxy, noProxy });
  }
  return new Pool(origin, { ...shared, connect });
}
