// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 1a277f46b847ff05e7023029d3d2326c

import { type ApiEnvironments, type Client, createClient, type Transport } from "#transport";
import { apis } from "./apis.ts";
import { dashboard } from "./dashboard.ts";
import { diff } from "./diff.ts";
import { docs } from "./docs.ts";
import { docsCache } from "./docs-cache.ts";
import { docsV1 } from "./docs-v1.ts";
import { extensions } from "./extensions.ts";
import { generators } from "./generators.ts";
import { generatorsCli } from "./generators-cli.ts";
import { generatorsVersions } from "./generators-versions.ts";
import { git } from "./git.ts";
import { sdks } from "./sdks.ts";
import { snippets } from "./snippets.ts";
import { snippetsFactory } from "./snippets-factory.ts";
import { templates } from "./templates.ts";
import { tokens } from "./tokens.ts";

/** The base URLs of the API, by environment. */
export const registryEnvironments = { Local: "http://localhost:4001" } as const satisfies ApiEnvironments;

/** The endpoints of the API, by area. */
export const registryServices = {
  apis,
  dashboard,
  diff,
  docs,
  docsCache,
  docsV1,
  extensions,
  generators,
  generatorsCli,
  generatorsVersions,
  git,
  sdks,
  snippets,
  snippetsFactory,
  templates,
  tokens,
} as const;

/** The client of the API: its endpoints as functions, by area. */
export type RegistryClient = { readonly [Area in keyof typeof registryServices]: Client<(typeof registryServices)[Area]> };

/** Creates the client of the API. It sends calls through `transport`. */
export function createRegistryClient(transport: Transport): RegistryClient {
  return {
    apis: createClient(apis, transport),
    dashboard: createClient(dashboard, transport),
    diff: createClient(diff, transport),
    docs: createClient(docs, transport),
    docsCache: createClient(docsCache, transport),
    docsV1: createClient(docsV1, transport),
    extensions: createClient(extensions, transport),
    generators: createClient(generators, transport),
    generatorsCli: createClient(generatorsCli, transport),
    generatorsVersions: createClient(generatorsVersions, transport),
    git: createClient(git, transport),
    sdks: createClient(sdks, transport),
    snippets: createClient(snippets, transport),
    snippetsFactory: createClient(snippetsFactory, transport),
    templates: createClient(templates, transport),
    tokens: createClient(tokens, transport),
  };
}
