import { readOrigin } from "#engine/host";
import { readServerUrl } from "#engine/model";
import { UsageError } from "./parse.ts";

/** Returns the files and addresses of a command, each once. */
export function sourcesOf(positionals: readonly string[]): readonly string[] {
  if (positionals.length === 0) throw new UsageError("name a file or an address, such as openapi.yaml");
  return [...new Set(positionals)];
}

/** Reads the origins of `--allow`, which playgrounds may call. */
export function originsOf(texts: readonly string[] = []): readonly string[] {
  const origins = texts.map(readOrigin).filter((origin) => origin !== undefined);
  if (origins.length < texts.length) throw new UsageError("--allow needs an origin, such as http://10.0.0.5:8080");
  return origins;
}

/** Reads the base URL of `--server`. An error has an example, and quotes the option as `shown`. */
export function serverOf(text: string, example: string, shown = text): string {
  const read = readServerUrl(text);
  if (read.ok) return read.url;
  throw new UsageError(`--server needs a base URL, such as ${example}, not ${JSON.stringify(shown)}`);
}
