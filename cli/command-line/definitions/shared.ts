import type { ArgumentDefinition, OptionDefinition } from "../definition.ts";

/** An option of commands that use a registry. */
export const registry = {
  value: "URL",
  description: "the registry to use (default: http://localhost:4001)",
  needs: "an address such as http://localhost:4001",
} as const satisfies OptionDefinition;

/** The token of commands that use a registry. */
export const token = {
  value: "TOKEN",
  description:
    "a token of the organization; CALLBOARD_TOKEN is safer, because other users of this machine can't see it (default: the token in .callboard/token)",
} as const satisfies OptionDefinition;

/** An option of commands that print diagnostics. */
export const allDiagnostics = {
  description: "print every diagnostic with its location, not only the first of each cause",
} as const satisfies OptionDefinition;

/** The site that commands on docs projects show or check. */
export const instance = {
  value: "URL",
  description: "the site of this address (default: the first instance of docs.yml)",
  needs: "the address of a site",
} as const satisfies OptionDefinition;

/** Origins that a playground may call. */
export const allow = {
  value: "ORIGIN",
  description:
    "let the playground call this origin at a private address; may be repeated; servers on this machine that a local file names are allowed for its own API unless others can open the site, and never for an API from an address",
  needs: "an origin, such as http://10.0.0.5:8080",
  repeat: true,
} as const satisfies OptionDefinition;

/** Turns the proxy of a site off. */
export const noProxy = {
  description:
    "let the playground send directly from the browser to the API, with its cookies; the API must then allow this site (CORS)",
} as const satisfies OptionDefinition;

/** Output for programs. */
export const json = { description: "print the result as JSON" } as const satisfies OptionDefinition;

/** The folder of a docs project. */
export const projectFolder = {
  name: "FOLDER",
  description:
    "a folder with fern/docs.yml or docs.yml, or with pages in markdown and descriptions of APIs; the description of an API alone works too (default: the current folder)",
  optional: true,
} as const satisfies ArgumentDefinition;

/** The settings of where the data of a registry is. */
export const storeSettings: readonly string[] = ["data", "databaseUrl", "s3"];

/** The settings of a site that shows pages to readers. */
export const siteSettings: readonly string[] = [
  ...["port", "log", "origin", "hosts", "trustedHops", "trustedProxies", "proxy", "proxyLimits"],
  ...["privateOrigins", "privateRanges"],
  ...["theme", "languages", "feedbackUrl", "customJs", "mcp", "ogImages", "watchState", "login"],
];

/** The settings of a registry that answers calls. */
export const registrySettings: readonly string[] = [
  ...["registryPort", "metricsPort", "metricsAddress", "bodyBytes", "domainSuffix", "tokenRate", "addressRate"],
  "traces",
  ...storeSettings,
];
