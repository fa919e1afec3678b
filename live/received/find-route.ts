import { parseUrl } from "#engine/host";
import { type Environment, filledBaseUrl, type PathPart } from "#engine/model";
import { cut } from "#engine/text";

/** Texts of path parameters by key, decoded only where they are read. */
export type PathTexts = { readonly [key: string]: string };

/** Something that has a path below the addresses of its environments. */
interface Routed {
  readonly path: readonly PathPart[];
  readonly environments: readonly Environment[];
}

/** A route that matches a path. */
export interface Match<R> {
  readonly route: R;
  readonly texts: PathTexts;
}

interface Found<R> extends Match<R> {
  /** The source of the pattern, which is the same for all operations of a path. */
  readonly pattern: string;
}

/** A route with its pattern, prepared for many paths. */
interface Prepared<R> {
  readonly route: R;
  readonly bases: readonly string[];
  readonly pattern: RegExp;
  readonly keys: readonly string[];
  /** Characters of literal text: of two matches, the one with more of it wins. */
  readonly literal: number;
}

/**
 * Creates the function that finds the routes that match a path, the most specific ones first: `/plants/mine` before
 * `/plants/{id}` (OpenAPI "Path Templating Matching"). A path may start with the path of a server, such as `/v1`, or
 * without it, also where the operations of one path have different servers.
 */
export function routeFinder<R extends Routed>(routes: readonly R[]): (path: string) => readonly Match<R>[] {
  const prepared = routes.map(prepare).sort((a, b) => b.literal - a.literal);
  const matchesBelow = (path: string, basesOf: (one: Prepared<R>) => readonly string[]): readonly Found<R>[] =>
    prepared.flatMap((one) => {
      for (const base of basesOf(one)) {
        if (!path.startsWith(base)) continue;
        const found = one.pattern.exec(path.slice(base.length) || "/");
        if (found === null) continue;
        const texts = Object.fromEntries(one.keys.map((key, i) => [key, found[i + 1] ?? ""]));
        return [{ route: one.route, texts, pattern: one.pattern.source }];
      }
      return [];
    });
  return (path) => {
    const below = matchesBelow(path, ({ bases }) => bases);
    const anywhere = matchesBelow(path, () => [""]);
    if (below.length === 0) return anywhere;
    const isSame = (one: Found<R>): boolean =>
      below.some(({ pattern }) => pattern === one.pattern) && below.every(({ route }) => route !== one.route);
    return [...below, ...anywhere.filter(isSame)];
  };
}

function prepare<R extends Routed>(route: R): Prepared<R> {
  const keys: string[] = [];
  let [source, literal] = ["", 0];
  for (const part of route.path) {
    if (part.kind === "literal") {
      // A literal may bring a query, which is not part of the path.
      const text = cut(part.value, "?")[0];
      source += escaped(text);
      literal += text.length;
    } else {
      source += "([^/]+?)";
      keys.push(part.key);
    }
  }
  const pattern = new RegExp(`^${source === "" || source.startsWith("/") ? "" : "/"}${source.replace(/\/$/, "")}/?$`);
  const bases = route.environments.map((one) => basePath(filledBaseUrl(one, {})));
  return { route, bases: [...new Set(bases)], pattern, keys, literal };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Returns the path of a base URL without a slash at its end. */
function basePath(baseUrl: string): string {
  const path = parseUrl(baseUrl)?.pathname ?? (baseUrl.startsWith("/") ? baseUrl : "");
  return path.replace(/\/+$/, "");
}
