import { nearestNames } from "#codegen/reading";
import type { ApiModel } from "#engine/model";
import { channelTargetsOf, isNamed, type Target, targetsOf } from "#live";

/** The chosen endpoints of a run. */
export interface EndpointChoice {
  /** Methods and paths, or ids. */
  readonly endpoints: readonly string[];
  /** Patterns of endpoints, one of which has to match. */
  readonly include: readonly string[];
  /** Patterns of endpoints that are left out. */
  readonly exclude: readonly string[];
  /** The ids of endpoints that the settings skip. */
  readonly skipped?: ReadonlySet<string>;
}

/** The ids of the chosen endpoints, undefined if all are; or error messages for the user. */
export type SelectedEndpoints =
  | { readonly ok: true; readonly ids: ReadonlySet<string> | undefined }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Endpoints that are suggested for an unknown one. Own choice. */
const maxSuggestions = 3;

/** Chooses the endpoints and channels of a run by their names and by patterns. */
export function selectEndpoints(model: ApiModel, choice: EndpointChoice): SelectedEndpoints {
  const { endpoints, include, exclude, skipped = new Set() } = choice;
  const targets = [...targetsOf(model), ...channelTargetsOf(model).map(({ target }) => target)];
  if (targets.length === 0) return refused("the API has no endpoints and no channels, so there is nothing to test");
  const unknown = endpoints.find((name) => !targets.some((target) => isNamed(target, name)));
  if (unknown !== undefined) {
    const names = targets.map(({ name }) => name);
    return refused(
      `the API has no endpoint ${unknown}; similar ones are`,
      ...nearestNames(unknown, names, maxSuggestions),
    );
  }
  const matches = (target: Target, pattern: string): boolean => isMatch(target, pattern, model);
  const useless = [...include, ...exclude].find((pattern) => !targets.some((target) => matches(target, pattern)));
  if (useless !== undefined) {
    return refused(
      `no endpoint matches ${JSON.stringify(useless)}; write a method, a path such as /plants/*, both, an id such as list*, or tag:NAME`,
    );
  }
  if (endpoints.length + include.length + exclude.length + skipped.size === 0) return { ok: true, ids: undefined };
  const chosen = targets.filter(
    (target) =>
      (endpoints.length === 0 || endpoints.some((name) => isNamed(target, name))) &&
      (include.length === 0 || include.some((pattern) => matches(target, pattern))) &&
      !exclude.some((pattern) => matches(target, pattern)) &&
      !skipped.has(target.endpoint.id),
  );
  if (chosen.length === 0) {
    const settings = skipped.size > 0 ? "--endpoint, --include, --exclude and the setting test.operations" : undefined;
    return refused(`${settings ?? "--endpoint, --include and --exclude"} leave no endpoint to test`);
  }
  return { ok: true, ids: new Set(chosen.map(({ endpoint }) => endpoint.id)) };
}

const refused = (...errors: readonly string[]): SelectedEndpoints => ({ ok: false, errors });

/** Returns true if a pattern matches an endpoint: its tag, its method, its path, both, or its id. */
export function isMatch({ endpoint, name }: Target, pattern: string, { groups }: ApiModel): boolean {
  const [, tag] = /^tag:(.+)$/s.exec(pattern) ?? [];
  if (tag !== undefined) {
    return groups.some(
      (one) => endpoint.namespace.includes(one.id) && [one.id, one.name, one.displayName].includes(tag),
    );
  }
  const [, method, path] = /^([A-Za-z]+)(?:\s+(\/.*))?$/s.exec(pattern) ?? [undefined, undefined, pattern];
  const [ownMethod = "", ...rest] = name.split(" ");
  const isPath = path?.startsWith("/") ?? false;
  if (path !== undefined && isPath && !globOf(path).test(rest.join(" "))) return false;
  if (method !== undefined && path !== undefined) return method.toUpperCase() === ownMethod;
  if (isPath) return true;
  return method?.toUpperCase() === ownMethod || globOf(pattern).test(endpoint.id);
}

/** Reads a pattern in which an asterisk stands for any characters. */
const globOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[\\^$.+?()[\]{}|]/g, "\\$&").replaceAll("*", ".*")}$`, "s");
