import type { Description, PathItem } from "./description.ts";

/** The path of a description that an address has, with the decoded values of its variables. */
export interface Route {
  readonly template: string;
  readonly item: PathItem;
  readonly values: { readonly [name: string]: string };
}

/** Splits a path and decodes its segments; `undefined` if one is not percent-encoded UTF-8. */
function segmentsOf(path: string): readonly string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Finds the path of an address; one without variables wins (OpenAPI 3.1, paths object). */
export function findRoute(path: string, { paths }: Description): Route | "none" | "malformed" {
  const segments = segmentsOf(path);
  if (segments === undefined) return "malformed";
  const found = Object.entries(paths).flatMap(([template, item]): Route[] => {
    const values = valuesOf(template.split("/").map(decodeURIComponent), segments);
    return values === undefined ? [] : [{ template, item, values }];
  });
  const [first] = found.toSorted((one, other) => Object.keys(one.values).length - Object.keys(other.values).length);
  return first ?? "none";
}

function valuesOf(template: readonly string[], segments: readonly string[]): Route["values"] | undefined {
  if (template.length !== segments.length) return undefined;
  const values: [string, string][] = [];
  for (const [at, part] of template.entries()) {
    const segment = segments[at] ?? "";
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name !== undefined) values.push([name, segment]);
    else if (part !== segment) return undefined;
  }
  return Object.fromEntries(values);
}
