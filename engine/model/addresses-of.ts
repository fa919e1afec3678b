import { filledBaseUrl } from "./base-url.ts";
import type { Environment } from "./endpoint.ts";

/** Maximum number of addresses of one environment; further ones are omitted. */
const maxAddresses = 256;

/**
 * Lists the addresses that the variables of an environment allow, the default first: one for each listed value. A path
 * ends before its first segment with a variable of any text. In a host such a variable only has its default, since a
 * reader who may write any host could call servers that the description does not name; see `hostPatternsOf`.
 */
export function addressesOf(environment: Environment): readonly string[] {
  const { baseUrl, template, variables = {} } = environment;
  if (template === undefined) return [baseUrl];
  const path = cutBefore(template, freeVariables(variables));
  return [...new Set([baseUrl, ...filledWays({ ...environment, template: path })])];
}

/**
 * Lists the addresses of an environment with `*` for each variable of any text in the host, and the paths of
 * `addressesOf`; empty if the host has no such variable. A port of any text has its default.
 */
export function hostPatternsOf(environment: Environment): readonly string[] {
  const { template, variables = {} } = environment;
  if (template === undefined) return [];
  const path = cutBefore(template, freeVariables(variables));
  const [start = "", host = ""] = /^[^:/]*:\/\/([^/:@]*)/.exec(path) ?? [];
  const starred = freeVariables(variables).reduce((text, name) => text.replaceAll(`{${name}}`, "*"), host);
  // A `*` in the description itself is not a variable.
  if (starred === host || host.includes("*")) return [];
  const pattern = start.slice(0, start.length - host.length) + starred + path.slice(start.length);
  return [...new Set(filledWays({ ...environment, template: pattern }))];
}

const freeVariables = (variables: NonNullable<Environment["variables"]>): readonly string[] =>
  Object.entries(variables).flatMap(([name, { values }]) => (values === undefined ? [name] : []));

/** Lists the addresses of a template for each listed value of its variables, at most 256. */
function filledWays(environment: Environment): readonly string[] {
  const listed = Object.entries(environment.variables ?? {}).flatMap(([name, { values }]) =>
    values ? [{ name, values }] : [],
  );
  let selection: readonly { readonly [name: string]: string }[] = [{}];
  for (const { name, values } of listed) {
    selection = selection
      .flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })))
      .slice(0, maxAddresses);
  }
  return selection.map((choice) => filledBaseUrl(environment, choice));
}

/** Returns a template that ends before the segment with the first of these variables. */
function cutBefore(template: string, names: readonly string[]): string {
  const [origin = ""] = /^[^:/]*:\/\/[^/]*/.exec(template) ?? [];
  const segments: string[] = [];
  for (const segment of template.slice(origin.length).split("/")) {
    if (names.some((name) => segment.includes(`{${name}}`))) break;
    segments.push(segment);
  }
  return origin + segments.join("/");
}
