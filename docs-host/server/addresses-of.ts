import { type Environment, filledBaseUrl } from "#engine/model";

/** So many addresses of one environment may be called; who describes more has the first of them. */
const mostAddresses = 256;

/**
 * Lists the addresses that an environment may have as its variables go, the usual one first: each value of those that
 * have a list. A variable that takes any text may end the path, so its address is what stands before that; in the name
 * of a host, or before it, only what the description says itself is an address, since whoever writes any host there
 * would call what nobody has described.
 */
export function addressesOf(environment: Environment): readonly string[] {
  const { baseUrl, template, variables = {} } = environment;
  if (template === undefined) return [baseUrl];
  const listed = Object.entries(variables).flatMap(([name, { values }]) => (values ? [{ name, values }] : []));
  const free = Object.keys(variables).filter((name) => variables[name]?.values === undefined);
  let choices: readonly { readonly [name: string]: string }[] = [{}];
  for (const { name, values } of listed) {
    choices = choices
      .flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })))
      .slice(0, mostAddresses);
  }
  const path = cutBefore(template, free);
  return [...new Set([baseUrl, ...choices.map((choice) => filledBaseUrl({ ...environment, template: path }, choice))])];
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
