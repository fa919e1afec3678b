import { hostOf, isLoopbackHost, parseUrl, parseWebUrl } from "#engine/host";
import type { ApiModel } from "./api.ts";
import type { Channel } from "./channel.ts";
import type { Environment } from "./endpoint.ts";
import { isRelativeUrl, resolveEnvironment } from "./resolve-environment.ts";
import { resolveScheme } from "./resolve-scheme.ts";

/** A base URL, or a sentence about the error in the text. */
type ReadServerUrl = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/** Maximum length of a base URL, in characters. */
const maxLength = 2000;

/**
 * Reads the base URL of an API, such as `http://localhost:3000/v1`. Without a scheme it is http on this machine, and
 * https elsewhere.
 */
export function readServerUrl(text: string): ReadServerUrl {
  const trimmed = text.trim();
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:\/|$)/i.test(trimmed);
  // A WebSocket is opened by a request over http (RFC 6455 section 4.1).
  const named = isHost ? withScheme(trimmed) : trimmed.replace(/^ws(?=s?:\/\/)/i, "http");
  const url = parseWebUrl(named);
  if (url === undefined || text.length > maxLength) {
    return { ok: false, error: "A base URL starts with http:// or https://, such as http://localhost:3000." };
  }
  if (/^https?:\/\/[^/]*@/i.test(named)) return { ok: false, error: "A base URL has no username and no password." };
  if (/[?#]/.test(named)) return { ok: false, error: "A base URL has no ? and no #." };
  return { ok: true, url: url.pathname === "/" ? url.href.slice(0, -1) : url.href };
}

function withScheme(text: string): string {
  const url = parseUrl(`http://${text}`);
  return `${url !== undefined && isLoopbackHost(hostOf(url)) ? "http" : "https"}://${text}`;
}

/** Returns true if a description names no address, or one without a host: requests can't be sent without a base. */
export const lacksServer = (environments: readonly Environment[]): boolean =>
  environments.length === 0 || environments.some(({ baseUrl }) => isRelativeUrl(baseUrl));

/**
 * Returns the environments of an operation of an API that is served at a base URL: relative addresses are resolved
 * against it, and without any address, or with `/`, it is the base URL itself (OpenAPI "OpenAPI Object", `servers`).
 */
export const environmentsAt = (environments: readonly Environment[], url: string): readonly Environment[] =>
  environments.length === 0
    ? [{ id: "/", baseUrl: url }]
    : environments.map((one) => (isRoot(one) ? { ...one, baseUrl: url } : resolveEnvironment(one, url)));

/** Returns true if nothing says that a channel uses another protocol than WebSocket. */
export const mayUseWebSocket = ({
  environments,
  brokers = [],
  protocol = "ws",
}: Pick<Channel, "environments" | "brokers" | "protocol">): boolean =>
  environments.length > 0 || (brokers.length === 0 && /^wss?$/i.test(protocol));

/** Returns true if a call or a channel of an API has no server with a host. */
export const modelLacksServer = ({ endpoints, channels = [] }: ApiModel): boolean =>
  endpoints.some(({ environments }) => lacksServer(environments)) ||
  channels.some((one) => mayUseWebSocket(one) && lacksServer(one.environments));

const isRoot = ({ baseUrl, template }: Environment): boolean =>
  template === undefined && (baseUrl === "/" || baseUrl === "" || baseUrl === ".");

/** Returns the model of an API with its relative addresses resolved; calls without any address remain without one. */
export const resolvedAt = (model: ApiModel, url: string): ApiModel =>
  servedAt(model, url, (environments) => environments.length > 0);

/**
 * Returns the model of an API that is served at a base URL, see `environmentsAt`. Its absolute addresses stay, and all
 * addresses of a call with environments that `accepts` rejects.
 */
export function servedAt(
  model: ApiModel,
  url: string,
  accepts: (environments: readonly Environment[]) => boolean = () => true,
): ApiModel {
  const at = <One extends { readonly environments: readonly Environment[]; readonly defaultEnvironment?: string }>(
    one: One,
    base: string,
  ): One => {
    if (!lacksServer(one.environments) || !accepts(one.environments)) return one;
    const environments = environmentsAt(one.environments, base);
    const first = one.defaultEnvironment ?? environments[0]?.id;
    return { ...one, environments, ...(first !== undefined && { defaultEnvironment: first }) };
  };
  const endpoints = model.endpoints.map((one) => at(one, url));
  const base = endpoints[0]?.environments[0]?.baseUrl ?? url;
  return {
    ...model,
    endpoints,
    ...(model.channels && {
      channels: model.channels.map((one) => (mayUseWebSocket(one) ? at(one, url.replace(/^http/, "ws")) : one)),
    }),
    auths: Object.fromEntries(Object.entries(model.auths).map(([id, one]) => [id, resolveScheme(one, base)])),
  };
}
