import type { ApiModel } from "#engine/model";
import { channelTargetsOf, isNamed, type RequestDeps, targetsOf } from "#live";
import { type DescriptionAccess, loadDescription } from "../register/load-description.ts";
import { nameOf } from "../serve/source.ts";
import type { TestOptions } from "./arguments.ts";
import { readCredentials } from "./credentials.ts";
import { serverOf } from "./server-of.ts";

/** A running API with its description, or error messages for the user. */
export type LiveApi =
  | {
      readonly ok: true;
      readonly model: ApiModel;
      /** Address, credentials and headers of all requests. */
      readonly request: RequestDeps;
      /** The ids of the endpoints to call; absent if all are called. */
      readonly endpoints?: ReadonlySet<string>;
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The options that select a running API, and how it is called. */
export type LiveApiOptions = Pick<
  TestOptions,
  "api" | "server" | "endpoints" | "credentials" | "otherCredentials" | "headers"
>;

/** Loads a description with all that is needed to call the API. Diagnostics of the description are printed. */
export async function loadLiveApi(
  options: LiveApiOptions,
  access: DescriptionAccess & { readonly err: (text: string) => void },
): Promise<LiveApi> {
  const loaded = await loadDescription(options.api, nameOf(options.api), access);
  if (!loaded.ok) return loaded;
  const { model } = loaded;
  for (const line of loaded.lines) access.err(`callboard: ${line.trim()}\n`);
  const server = serverOf(model, options.server);
  if (!server.ok) return refused(server.error);
  const endpoints = namedEndpoints(model, options.endpoints);
  if (!endpoints.ok) return endpoints;
  const own = await readCredentials(options.credentials, model, access);
  const other = await readCredentials(options.otherCredentials, model, access, "other-credential");
  if (!own.ok) return refused(own.error);
  if (!other.ok) return refused(other.error);
  const hasOther = Object.keys(other.values).length > 0;
  const credentials = { own: own.values, ...(hasOther && { other: other.values }) };
  const request = { baseUrl: server.url, credentials, headers: options.headers };
  return { ok: true, model, request, ...(endpoints.ids && { endpoints: endpoints.ids }) };
}

const refused = (...errors: readonly string[]): LiveApi => ({ ok: false, errors });

/** The ids of the named endpoints; `undefined` if none is named, so that all are called. */
function namedEndpoints(
  model: ApiModel,
  names: readonly string[],
):
  | { readonly ok: true; readonly ids: ReadonlySet<string> | undefined }
  | { readonly ok: false; readonly errors: readonly string[] } {
  const targets = [...targetsOf(model), ...channelTargetsOf(model).map(({ target }) => target)];
  if (targets.length === 0) {
    return { ok: false, errors: ["the API has no endpoints and no channels, so there is nothing to test"] };
  }
  if (names.length === 0) return { ok: true, ids: undefined };
  const unknown = names.find((name) => !targets.some((target) => isNamed(target, name)));
  if (unknown !== undefined) {
    return {
      ok: false,
      errors: [
        `the API has no endpoint ${unknown}; its endpoints and channels are`,
        ...targets.map(({ name }) => name),
      ],
    };
  }
  const named = targets.filter((target) => names.some((name) => isNamed(target, name)));
  return { ok: true, ids: new Set(named.map(({ endpoint }) => endpoint.id)) };
}
