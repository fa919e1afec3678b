import type { Json } from "#engine/json";
import type { ApiModel, Channel, Endpoint } from "#engine/model";
import type { Schemas } from "#engine/schema-table";
import { type Types, typesOf } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";

/** An example or the default that a schema itself states; without it, the schema is checked for parts that allow no value. */
export interface SchemaExample {
  /** The location of the schema. */
  readonly schema: string;
  readonly value?: Json;
  readonly isDefault?: boolean;
}

/**
 * Lists the issues of the examples of an endpoint or a channel, or of a schema and its examples. Without the types of the
 * API, documents of XML are only checked to be XML.
 */
export type ExampleCheck = (one: Endpoint | Channel | SchemaExample, types?: Types) => readonly ImportDiagnostic[];

/** Creates the check of examples by the schemas of an API. It is injected, since pages import without it. */
export type CreateExampleCheck = (schemas: Schemas) => ExampleCheck;

/** Lists what is wrong with the examples of a model; nothing without written schemas. */
export function wrongExamples(
  { schemas, schemaAnchors, endpoints, channels = [], types }: ApiModel,
  create: CreateExampleCheck,
): readonly ImportDiagnostic[] {
  if (schemas === undefined) return [];
  const check = create({ schemas, ...(schemaAnchors && { schemaAnchors }) });
  return [
    ...[...endpoints, ...channels].flatMap((one) => check(one, typesOf(types))),
    ...Object.keys(schemas).flatMap((schema) => check({ schema })),
  ];
}
