import { parseWebUrl } from "#engine/host";
import type { ApiModel, Channel, Endpoint } from "#engine/model";

/** The playground settings of a part of a site, from its navigation; entries below may override them. */
export interface PlaygroundNode {
  /** Environments on offer, by id; absent means all of them. */
  readonly environments?: readonly string[];
  /** Messages after which a connection is closed (docs/behavior.md#constants); absent for no cap. */
  readonly "limit-websocket-messages-per-connection"?: number;
  /** The target of "Try it", in place of the playground. */
  readonly button?: { readonly href?: string };
}

/**
 * Returns the target of "Try it" if that is not the playground: an http address, or a path of the site; anything else
 * is ignored.
 */
export function tryHref(node: PlaygroundNode | undefined): string | undefined {
  const href = node?.button?.href?.trim() ?? "";
  if (/^\/(?![/\\])/.test(href)) return href;
  return parseWebUrl(href) === undefined ? undefined : href;
}

/** The settings of the calls and channels of one API, by their ids. */
export interface PlaygroundOf {
  readonly endpoints: Map<string, PlaygroundNode>;
  readonly channels: Map<string, PlaygroundNode>;
}

/** Returns an API with the site's playground settings applied; the same object if there are none. */
export function withPlayground(api: ApiModel, { endpoints, channels }: PlaygroundOf): ApiModel {
  if (endpoints.size === 0 && channels.size === 0) return api;
  return {
    ...api,
    endpoints: api.endpoints.map((one) => offering(one, endpoints.get(one.id))),
    ...(api.channels && {
      channels: api.channels.map((one) => {
        const settings = channels.get(one.id);
        const cap = settings?.["limit-websocket-messages-per-connection"];
        const offered = offering(one, settings);
        return cap !== undefined && Number.isInteger(cap) && cap > 0 ? { ...offered, messageCap: cap } : offered;
      }),
    }),
  };
}

/** Returns the listed environments; all of them if none of the listed ones exists. */
function offering<Tried extends Endpoint | Channel>(tried: Tried, { environments }: PlaygroundNode = {}): Tried {
  const listed = tried.environments.filter(({ id }) => environments?.includes(id) === true);
  if (listed.length === 0) return tried;
  const first = listed.find(({ id }) => id === tried.defaultEnvironment) ?? listed[0];
  return { ...tried, environments: listed, ...(first && { defaultEnvironment: first.id }) };
}
