import type { ApiIr, EndpointIr, PathPartIr, RequirementIr } from "../../ir/ir.ts";
import type { PropertyIr, ValueMap } from "../../ir/type.ts";
import type { LiteralObject } from "../text/index.ts";
import { wireProperty } from "./types.ts";

/** Returns a list, or undefined if it is empty. */
export const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** Returns an object, or undefined if it is empty. */
export const unlessBare = (values: ValueMap): ValueMap | undefined =>
  Object.keys(values).length === 0 ? undefined : values;

/** Describes a path in parts. */
export const wirePath = (path: readonly PathPartIr[]): readonly LiteralObject[] =>
  path.map((part) =>
    part.kind === "literal" ? { type: "literal", value: part.value } : { type: "pathParameter", value: part.key },
  );

/** Writes a path with its parameters filled in. */
export const filled = (path: readonly PathPartIr[], values: ValueMap): string =>
  path
    .map((part) =>
      part.kind === "literal" ? part.value : encodeURIComponent(String(values[part.key] ?? `{${part.key}}`)),
    )
    .join("");

/** Describes the address of a call or a channel in each environment. */
export const wireEnvironments = (
  { environments, defaultEnvironment }: ApiIr,
  baseUrl: string | undefined,
): LiteralObject => ({
  defaultEnvironment,
  environments: unlessEmpty(
    environments.flatMap(({ id, url, urls, audiences }) => {
      const address = (baseUrl === undefined ? undefined : urls[baseUrl]) ?? url ?? Object.values(urls)[0];
      return address === undefined ? [] : [{ id, baseUrl: address, audiences }];
    }),
  ),
});

/**
 * Describes the alternatives of authentication: from the call, or else from the API. Schemes that are used together are
 * a `MultiAuth`.
 */
export function wireSecurity(
  { auth, security }: { readonly auth: boolean; readonly security?: readonly RequirementIr[] },
  api: ApiIr,
): LiteralObject {
  if (security === undefined) return { auth: auth ? unlessEmpty(api.auth) : undefined };
  const sets = security.map((requirement) => Object.keys(requirement));
  const single = sets.every((schemes) => schemes.length === 1);
  return single ? { auth: unlessEmpty(sets.flat()) } : { multiAuth: sets.map((schemes) => ({ schemes })) };
}

/** Describes the parameters of a call or a channel. */
export const wireParameters = ({
  pathParameters,
  queryParameters,
  headers,
}: Pick<EndpointIr, "pathParameters" | "queryParameters" | "headers">): LiteralObject => {
  const list = (properties: readonly PropertyIr[]) => unlessEmpty(properties.map(wireProperty));
  return {
    pathParameters: list(pathParameters),
    queryParameters: list(queryParameters),
    requestHeaders: list(headers),
  };
};
