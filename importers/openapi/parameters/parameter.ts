import type { Node } from "../../node.ts";

/** The location of a parameter. OpenAPI 2.0 alone has the last two, which form the body. */
export type ParameterLocation = "path" | "query" | "header" | "cookie" | "querystring" | "formData" | "body";

/** A parameter of the description, with the schema of its values. */
export interface Parameter {
  readonly name: string;
  readonly placement: ParameterLocation;
  readonly node: Node;
  /** The schema of its values; in OpenAPI 2.0 that is the parameter itself. */
  readonly schema: Node;
}
