import { readFile, stat } from "node:fs/promises";
import { type AllowedEnvironment, canonicalOrigin } from "../target/index.ts";

/** The file of environments cannot be used; `errors` lists everything that is wrong with it. */
export class EnvironmentFileError extends Error {
  override readonly name = "EnvironmentFileError";
  readonly path: string;
  readonly errors: readonly string[];
  constructor(path: string, errors: readonly string[]) {
    super(`${path}: ${errors.join("; ")}`);
    this.path = path;
    this.errors = errors;
  }
}

/**
 * Reads the environments of a proxy from a JSON file, `[{"apiId", "environmentId", "baseUrl", "protocol"}]`, again
 * whenever the file has changed. `protocol` and `hasHostVariables` are optional. The list rejects with `EnvironmentFileError`.
 */
export function openEnvironmentFile(path: string): () => Promise<readonly AllowedEnvironment[]> {
  let known: { readonly stamp: string; readonly list: readonly AllowedEnvironment[] } | undefined;
  return async () => {
    const { mtimeMs, size } = await readOrError(path, stat(path));
    const stamp = `${mtimeMs} ${size}`;
    if (known?.stamp !== stamp) known = { stamp, list: parse(path, await readOrError(path, readFile(path, "utf8"))) };
    return known.list;
  };
}

async function readOrError<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new EnvironmentFileError(path, [error instanceof Error ? error.message : "cannot be read"]);
  }
}

function parse(path: string, text: string): readonly AllowedEnvironment[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new EnvironmentFileError(path, [error instanceof Error ? error.message : "is not JSON"]);
  }
  if (!Array.isArray(value)) throw new EnvironmentFileError(path, ["must contain a list of environments"]);
  const entries: readonly unknown[] = value;
  const errors = entries.flatMap((entry, index) => errorsIn(entry).map((error) => `entry ${index + 1}: ${error}`));
  if (errors.length > 0) throw new EnvironmentFileError(path, errors);
  return entries.filter(isEnvironment);
}

function errorsIn(entry: unknown): readonly string[] {
  if (typeof entry !== "object" || entry === null) return ["must be an object"];
  const missing = ["apiId", "environmentId", "baseUrl"].filter((key) => typeof Reflect.get(entry, key) !== "string");
  if (missing.length > 0) return missing.map((key) => `"${key}" must be text`);
  if (isEnvironment(entry)) return [];
  return isProtocol(Reflect.get(entry, "protocol"))
    ? ['"baseUrl" must be an http, https, ws or wss URL, and ws or wss only where "protocol" is not "http"']
    : ['"protocol" must be "http" or "websocket", or absent'];
}

function isEnvironment(entry: unknown): entry is AllowedEnvironment {
  if (typeof entry !== "object" || entry === null) return false;
  const { apiId, environmentId, baseUrl, protocol } = entry as Partial<Record<keyof AllowedEnvironment, unknown>>; // read as unknown
  const isText = typeof apiId === "string" && typeof environmentId === "string" && typeof baseUrl === "string";
  // Channels may be written as http; calls over HTTP are never written as ws.
  const written = protocol === "http" ? "http" : "websocket";
  return isText && isProtocol(protocol) && canonicalOrigin(baseUrl, written) !== undefined;
}

const isProtocol = (value: unknown): boolean => value === undefined || value === "http" || value === "websocket";
