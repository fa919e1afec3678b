import { type ParsedCommand, parseArguments } from "../parse-arguments.ts";
import { isRegistryUrl } from "../register/arguments.ts";

/** Options of a publication. */
export interface PublishOptions {
  /** A folder, or the description of an API. */
  readonly source: string;
  /** Address of the site; by default the only instance of docs.yml. */
  readonly instance?: string;
  /** True if the site is published as a preview. */
  readonly preview: boolean;
  /** Name of the preview; the next one of the same name replaces it. */
  readonly id?: string;
  readonly org?: string;
  readonly registry: string;
  readonly token?: string;
}

/** The usage text of the command. */
export const usage = `Usage: callboard publish [FOLDER] [--instance URL] [--preview] [--org ORG] [--registry URL] [--token TOKEN]

Publishes a docs project to a registry, and prints the address of the site.

FOLDER has fern/docs.yml or docs.yml, or pages in markdown and descriptions of APIs; a description alone works too
(default: the current folder)

  --instance URL  address of the site, if docs.yml has several instances or none
  --preview       publish to an address of its own, which only those who know it can open
  --id NAME       name of the preview: the next one with the same name replaces it, and has the same address
  --org ORG       the organisation that owns the site (default: the one in fern.config.json)
  --registry URL  the registry to publish to (http://localhost:4001)
  --token TOKEN   a token of the organisation; CALLBOARD_TOKEN is safer, because other users of this machine can't see it
                  (default: the token in .callboard/token)
`;

const flags = {
  instance: { type: "string", needs: "the address of a site" },
  preview: { type: "boolean", default: false },
  id: { type: "string" },
  org: { type: "string" },
  registry: { type: "string", default: "http://localhost:4001" },
  token: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<PublishOptions> {
  const parsed = parseArguments(args, flags);
  if (!parsed.ok) return error(parsed.error);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [source = ".", ...more] = positionals;
  const { instance, preview, id, org, registry, token } = values;
  if (more.length > 0) return error(`publish takes one folder; unexpected: ${more.join(" ")}`);
  if (id !== undefined && !preview) return error("--id names a preview; add --preview");
  if (!isRegistryUrl(registry)) {
    return error("--registry must be an address such as http://localhost:4001, without a user name or password");
  }
  const given = { ...(instance && { instance }), ...(id && { id }), ...(org && { org }), ...(token && { token }) };
  return { kind: "options", options: { source, preview, registry, ...given } };
}

const error = (text: string): ParsedCommand<PublishOptions> => ({ kind: "error", error: text });
