import type { Site } from "#docs-host/site/model";
import { parseUrl } from "#engine/host";
import { type ApiModel, type ChannelForm, type EndpointForm, type Environment, lacksServer } from "#engine/model";
import type { RichTexts } from "#engine/text";
import { endpointTitle } from "#ui/reference";

interface PlaygroundFormOptions {
  /** Its formatted descriptions, from `formTexts`. */
  readonly texts: RichTexts;
  /**
   * Returns the origins of environments with their registrable domains. Without it, credentials for one host are not
   * offered for its neighbors.
   */
  readonly registeredOrigins?: (environments: readonly Environment[]) => NonNullable<EndpointForm["origins"]>;
  /** True if readers of the API log in to the site. */
  readonly isLogin?: boolean;
}

/** Returns a form with its title, its formatted descriptions, and the allowed hosts of credentials. */
export function playgroundForm<Form extends EndpointForm | ChannelForm>(
  site: Site,
  api: ApiModel,
  form: Form,
  { texts, registeredOrigins, isLogin = false }: PlaygroundFormOptions,
): Form {
  const { environments } = "endpoint" in form ? form.endpoint : form.channel;
  const server = site.servers?.get(api.id);
  const endpoint = "endpoint" in form ? api.endpoints.find(({ id }) => id === form.endpoint.id) : undefined;
  return {
    ...form,
    ...("endpoint" in form && endpoint && { endpoint: { ...form.endpoint, displayName: endpointTitle(endpoint) } }),
    ...(registeredOrigins && { origins: registeredOrigins(environments) }),
    ...(isLogin && { siteLogin: true }),
    // The base URL that readers may set.
    ...(server !== undefined && isServedAt(environments, server) && { server }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

/** Returns true if requests go to a base URL, or need one. Other calls of the API may have other servers. */
const isServedAt = (environments: readonly Environment[], server: string): boolean =>
  lacksServer(environments) ||
  environments.some(({ baseUrl }) => server !== "" && originIn(baseUrl) === originIn(server));

/** Channels have the base URL with ws in place of http. */
const originIn = (url: string): string | undefined => parseUrl(url.replace(/^ws/, "http"))?.origin;
