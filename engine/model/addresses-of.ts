import { filledBaseUrl } from "./base-url.ts";
import type { Environment } from "./endpoint.ts";

/** Most addresses of one environment; a template that describes more has the first of them. */
const mostAddresses = 256;

/**
 * Lists the addresses that the variables of an environment allow, the default first: one for each listed value. A
 * variable that takes any text cuts the path before its segment. In the host it has its default alone, since a reader
 * who may write any host could call servers that no one described.
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

/** A template without the segment of its path that holds the first of these variables, and without what follows it. */
function cutBefore(template: string, names: readonly string[]): string {
  const [origin = ""] = /^[^:/]*:\/\/[^/]*/.exec(template) ?? [];
  const kept: string[] = [];
  for (const segment of template.slice(origin.length).split("/")) {
    if (names.some((name) => segment.includes(`{${name}}`))) break;
    kept.push(segment);
  }
  return origin + kept.join("/");
}
