import { filledBaseUrl } from "./base-url.ts";
import type { Environment } from "./endpoint.ts";

/** Maximum number of addresses of one environment; further ones are omitted. */
const mostAddresses = 256;

/**
 * Lists the addresses that the variables of an environment allow, the default first: one for each listed value. A path
 * ends before its first segment with a variable of any text. In a host such a variable only has its default, since a
 * reader who may write any host could call servers that the description does not name.
 */
export function addressesOf(environment: Environment): readonly string[] {
  const { baseUrl, template, variables = {} } = environment;
  if (template === undefined) return [baseUrl];
  const listed = Object.entries(variables).flatMap(([name, { values }]) => (values ? [{ name, values }] : []));
  const free = Object.keys(variables).filter((name) => variables[name]?.values === undefined);
  let selection: readonly { readonly [name: string]: string }[] = [{}];
  for (const { name, values } of listed) {
    selection = selection
      .flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })))
      .slice(0, mostAddresses);
  }
  const path = cutBefore(template, free);
  return [
    ...new Set([baseUrl, ...selection.map((choice) => filledBaseUrl({ ...environment, template: path }, choice))]),
  ];
}

/** Returns a template whose path ends before the segment with the first of these variables. */
function cutBefore(template: string, names: readonly string[]): string {
  const [origin = ""] = /^[^:/]*:\/\/[^/]*/.exec(template) ?? [];
  const segments: string[] = [];
  for (const segment of template.slice(origin.length).split("/")) {
    if (names.some((name) => segment.includes(`{${name}}`))) break;
    segments.push(segment);
  }
  return origin + segments.join("/");
}
