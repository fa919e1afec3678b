import type { ApiModel } from "#engine/model";
import type { RequestDeps } from "#live";
import { type DescriptionAccess, loadDescription } from "../register/load-description.ts";
import { nameOf } from "../serve/source.ts";
import type { TestOptions } from "./arguments.ts";
import { readCredentials } from "./credentials.ts";
import { selectEndpoints } from "./select-endpoints.ts";
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
> &
  Partial<Pick<TestOptions, "include" | "exclude">>;

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
  const endpoints = selectEndpoints(model, { include: [], exclude: [], ...options });
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
