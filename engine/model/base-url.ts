import type { Environment } from "./endpoint.ts";

/**
 * Returns the address of an environment with the reader's values of its variables, or their defaults (OpenAPI "Server
 * Variable Object").
 */
export function filledBaseUrl(
  { baseUrl, template, variables = {} }: Environment,
  chosen: { readonly [name: string]: string },
): string {
  if (template === undefined) return baseUrl;
  return template.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const value = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
    return variable === undefined ? whole : value === undefined || value === "" ? variable.default : value;
  });
}
