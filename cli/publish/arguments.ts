import { type ParsedCommand, parseCommand, publishCommand } from "../command-line/index.ts";
import { type Environment, registryUrl } from "../registry-url.ts";

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
  /** True for logged-in readers only, false for everybody. Default: unchanged access. */
  readonly isPrivate?: boolean;
  readonly org?: string;
  readonly registry: string;
  readonly token?: string;
  /** True if the address is printed as JSON. */
  readonly json: boolean;
}

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[], env: Environment = {}): ParsedCommand<PublishOptions> {
  const parsed = parseCommand(publishCommand, args);
  if (!parsed.ok) return error(parsed.error);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [source = ".", ...more] = positionals;
  const { instance, preview, id, org, token, json } = values;
  if (more.length > 0) return error(`publish takes one folder; unexpected: ${more.join(" ")}`);
  if (id !== undefined && !preview) return error("--id names a preview; add --preview");
  if (values.private && values.public) return error("a site is --private or --public, not both");
  const registry = registryUrl(values.registry, env);
  if (!registry.ok) return error(registry.error);
  const visibility = values.private || values.public ? { isPrivate: values.private } : {};
  const given = {
    ...visibility,
    ...(instance && { instance }),
    ...(id && { id }),
    ...(org && { org }),
    ...(token && { token }),
  };
  return { kind: "options", options: { source, preview, json, registry: registry.url, ...given } };
}

const error = (text: string): ParsedCommand<PublishOptions> => ({ kind: "error", error: text });
