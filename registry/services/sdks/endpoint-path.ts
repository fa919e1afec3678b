import type { EndpointDefinition } from "#generated/types";

/** Returns the path of an endpoint as text, its parameters in braces. */
export const endpointPathOf = ({ path }: Pick<EndpointDefinition, "path">): string =>
  path.map((part) => (part.type === "literal" ? part.value : `{${part.value}}`)).join("");
