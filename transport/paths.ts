import { isObject, type Json, own } from "#engine/json";
import type { ObjectShape, Property } from "#engine/shape";
import type { Endpoint, RequestParts } from "./call.ts";

/** The keys of a path such as `$response.page.items`, or `.page.items`. */
const keysOf = (path: string): readonly string[] => path.split(".").slice(1);

/** Returns the value at a path of a response; undefined if there is none. */
export function readPath(answer: unknown, path: string): unknown {
  // An answer was read from JSON, or is bytes, which have no such keys.
  let value = answer as Json | undefined;
  for (const key of keysOf(path)) value = isObject(value) ? own(value, key) : undefined;
  return value;
}

/** Parameters are written in place, as properties of an object. */
const parametersOf = ({ request }: Endpoint): readonly Property[] =>
  (request.properties.find(({ key }) => key === "queryParameters")?.shape as ObjectShape | undefined)?.properties ?? [];

/** A path of a request starts in its query if that has such a parameter, else in its body. */
const sectionOf = (endpoint: Endpoint, path: string): "queryParameters" | "body" =>
  parametersOf(endpoint).some(({ key }) => key === keysOf(path)[0]) ? "queryParameters" : "body";

/** Returns the value at a path of a request. */
export const readRequest = (endpoint: Endpoint, request: RequestParts, path: string): unknown =>
  readPath(request[sectionOf(endpoint, path)], path);

/** Returns a request with a value at a path; `undefined` removes it. */
export function writePath(endpoint: Endpoint, request: RequestParts, path: string, value: unknown): RequestParts {
  const section = sectionOf(endpoint, path);
  const put = (into: unknown, [key, ...rest]: readonly string[]): unknown =>
    // A path leads through objects.
    key === undefined ? value : { ...(into as object | undefined), [key]: put(readPath(into, `.${key}`), rest) };
  return { ...request, [section]: put(request[section], keysOf(path)) };
}
