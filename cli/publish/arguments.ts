import { type ParsedCommand, publishCommand, readOptions, UsageError } from "../command-line/index.ts";
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
export const parseOptions = (args: readonly string[], env: Environment = {}): ParsedCommand<PublishOptions> =>
  readOptions(publishCommand, args, ({ values, positionals: [source = ".", ...more] }) => {
    const { instance, preview, id, org, token, json } = values;
    if (more.length > 0) throw new UsageError(`publish takes one folder; unexpected: ${more.join(" ")}`);
    if (id !== undefined && !preview) throw new UsageError("--id names a preview; add --preview");
    if (values.private && values.public) throw new UsageError("a site is --private or --public, not both");
    return {
      ...{ source, preview, json, registry: registryUrl(values.registry, env) },
      ...((values.private || values.public) && { isPrivate: values.private }),
      ...(instance && { instance }),
      ...(id && { id }),
      ...(org && { org }),
      ...(token && { token }),
    };
  });
