/** A JSON Schema, the keywords that the servers of the bench use (OpenAPI 3.1). */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly const?: string | number | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly default?: string | number | boolean;
  readonly xml?: { readonly name?: string; readonly attribute?: boolean; readonly wrapped?: boolean };
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** Bodies by media type. */
export interface Content {
  readonly [mediaType: string]: { readonly schema: Schema };
}

/** A documented answer. */
export interface DocumentedAnswer {
  readonly description: string;
  readonly headers?: {
    readonly [name: string]: { readonly required?: boolean; readonly description?: string; readonly schema: Schema };
  };
  readonly content?: Content;
  readonly links?: {
    readonly [name: string]: {
      readonly operationId: string;
      readonly parameters: { readonly [name: string]: string };
    };
  };
}

/** Schemes that an operation accepts, one of them. */
export type Security = readonly { readonly [scheme: string]: readonly [] }[];

/** An operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: Security;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: DocumentedAnswer };
}

/** A way to send a credential. */
export type Scheme =
  | { readonly type: "http"; readonly scheme: "bearer" | "basic" }
  | { readonly type: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string };

/** The methods that a description may hold. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch"] as const;

/** The operations of a path. */
export type PathItem = { readonly [M in (typeof methods)[number]]?: Operation };

/** An OpenAPI 3.1 description. */
export interface Description {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: Security;
  readonly paths: { readonly [path: string]: PathItem };
  readonly components?: {
    readonly schemas?: { readonly [name: string]: Schema };
    readonly securitySchemes?: { readonly [name: string]: Scheme };
  };
}

/** Resolves the reference of a schema into the components of its description. */
export function resolve(schema: Schema, { components }: Description): Schema {
  if (schema.$ref === undefined) return schema;
  const found = components?.schemas?.[schema.$ref.replace("#/components/schemas/", "")];
  if (found === undefined) throw new Error(`no schema is at ${schema.$ref}`);
  return found;
}
