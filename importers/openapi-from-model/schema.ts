import { encoder } from "#engine/interpret";
import { isList, type Json, type JsonObject } from "#engine/json";
import {
  type Algebra,
  aroundEach,
  type BranchAlgebra,
  branches,
  type DiscriminatedUnionShape,
  type Documented,
  fold,
  leaves,
  type Path,
  type Property,
  positionsOf,
  type Shape,
  type Types,
  typesFrom,
} from "#engine/shape";
import { always, leafSchemas, type WriteSchema } from "./leaf-schemas.ts";
import { schemaWithRules } from "./rule-schemas.ts";
import { compact, reportLoss, type Writing } from "./writing.ts";

/** Writes shapes as schemas of JSON Schema 2020-12, the one of OpenAPI 3.1. */
export interface SchemaWriter {
  readonly shape: (shape: Shape, at: Path) => JsonObject;
  readonly property: (property: Property, at: Path) => JsonObject;
  /** Returns the examples that the schema of a shape states, as a reference does by its type. */
  readonly examplesOf: (shape: Shape) => readonly Json[];
  /** Returns true if values are objects, which parameters serialize in their own ways. */
  readonly isObject: (shape: Shape) => boolean;
}

/** The documentation keywords of OpenAPI, and for the rest extensions of docs tools. */
export const documentation = ({
  description,
  availability,
}: Documented): { readonly [key: string]: Json | undefined } => ({
  description,
  deprecated: availability === "Deprecated" ? true : undefined,
  "x-availability":
    availability === undefined || availability === "Deprecated"
      ? undefined
      : availability.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(),
});

/** Returns the schema of a property from the schema of its shape. */
type WriteProperty = (property: Property, schema: WriteSchema, at: Path) => JsonObject;

/** Creates the writer of the schemas of a document. */
export function schemaWriter(writing: Writing): SchemaWriter {
  const types = typesFrom(writing.types);
  const writeProperty = propertyWriter(types);
  const algebra: Algebra<WriteSchema> = {
    ...leafSchemas(writing),
    ...branchSchemas(writing, writeProperty),
    ref: (id) => always({ $ref: `#/components/schemas/${writing.typeNames.get(id) ?? id}` }),
  };
  const write = fold(
    types,
    aroundEach(algebra, (node, answer) => {
      const schema = answer(node);
      const { examples, xml, rules = [] } = node;
      if (examples === undefined && xml === undefined && rules.length === 0) return schema;
      return (at) =>
        schemaWithRules({ ...schema(at), ...compact({ examples, xml: xml && compact({ ...xml }) }) }, rules);
    }),
  );
  return {
    shape: (shape, at) => write(shape)(at),
    property: (property, at) => writeProperty(property, write(property.shape), at),
    examplesOf: statedExamples(types),
    isObject: objectCheck(types),
  };
}

const statedExamples = (types: Types): ((shape: Shape) => readonly Json[]) =>
  fold(
    types,
    aroundEach<readonly Json[]>(
      { ...leaves<readonly Json[]>([]), ...branches<readonly Json[]>([]), ref: (_, force) => force() },
      ({ examples }) => examples ?? [],
    ),
  );

/** Returns the schemas of shapes that hold others. */
const branchSchemas = (writing: Writing, writeProperty: WriteProperty): Omit<BranchAlgebra<WriteSchema>, "ref"> => ({
  nullable: ({ item }, recur) => {
    const inner = recur(item);
    return (at) => ({ anyOf: [inner(at), { type: "null" }] });
  },
  list: (node, recur) => {
    const { item, minItems, maxItems } = node;
    const positions = positionsOf(node);
    const prefix = positions?.union.variants.map((one) => ({ one, write: recur(one.shape) })).slice(0, node.positions);
    const further = positions === undefined ? item : positions.further;
    const inner = further && recur(further);
    return (at) => {
      const prefixItems = prefix?.map(({ one, write }) => labeled(write(at), one));
      return compact({ type: "array", minItems, maxItems, prefixItems, items: inner ? inner(at) : false });
    };
  },
  set: ({ item, minItems, maxItems }, recur) => {
    const inner = recur(item);
    return (at) => compact({ type: "array", uniqueItems: true, minItems, maxItems, items: inner(at) });
  },
  map: ({ key, value, minProperties, maxProperties }, recur) => {
    const [names, inner] = [recur(key), recur(value)];
    return (at) => {
      const { type: _, ...written } = names(at);
      const free = Object.keys(written).length === 0;
      return compact({
        type: "object",
        minProperties,
        maxProperties,
        additionalProperties: inner(at),
        propertyNames: free ? undefined : written,
      });
    };
  },
  object:
    ({ properties, extra, closed: isClosed, minProperties, maxProperties }, recur) =>
    (at) => {
      const required = properties.filter(({ optional }) => !optional).map(({ key }) => key);
      // Without `additionalProperties`, an object without properties would be any object.
      const closed = isClosed || properties.length === 0 ? false : undefined;
      return compact({
        type: "object",
        minProperties,
        maxProperties,
        required: required.length === 0 ? undefined : required,
        properties:
          properties.length === 0
            ? undefined
            : Object.fromEntries(
                properties.map((one) => [one.key, writeProperty(one, recur(one.shape), [...at, one.key])]),
              ),
        additionalProperties: extra === undefined ? closed : recur(extra)([...at, "extra"]),
      });
    },
  discriminatedUnion: (node, recur) => (at) => discriminatedSchema(node, recur, at, writing),
  undiscriminatedUnion:
    ({ variants, exclusive }, recur) =>
    (at) => ({
      [exclusive ? "oneOf" : "anyOf"]: variants.map((one, i) => labeled(recur(one.shape)([...at, i]), one)),
    }),
});

function discriminatedSchema(
  { discriminant, isTagOptional, defaultVariant, variants }: DiscriminatedUnionShape,
  recur: (shape: Shape) => WriteSchema,
  at: Path,
  writing: Writing,
): JsonObject {
  if (defaultVariant !== undefined)
    reportLoss(writing, at, "the variant of objects without a discriminator cannot be represented in OpenAPI 3.1");
  const written = variants.map((one) => {
    const schema = recur(one.shape)([...at, one.value]);
    return { one, schema: isTagOptional ? withoutRequired(schema, discriminant) : schema };
  });
  const mapped = written.flatMap(({ one, schema }) =>
    typeof schema.$ref === "string" ? [[one.value, schema.$ref]] : [],
  );
  return {
    oneOf: written.map(({ one, schema }) => labeled(schema, one)),
    discriminator: compact({
      propertyName: discriminant,
      mapping: mapped.length === 0 ? undefined : Object.fromEntries(mapped),
    }),
  };
}

/** Returns the schema of an object that may lack a property. */
function withoutRequired({ required, ...schema }: JsonObject, key: string): JsonObject {
  const others = isList(required) ? required.filter((one) => one !== key) : [];
  return { ...schema, ...(others.length > 0 && { required: others }) };
}

/**
 * Creates the writer of properties: their documentation, access, default and examples are keywords beside the keywords
 * of the shape.
 */
function propertyWriter(types: Types): WriteProperty {
  // The default of a form is written as it is sent.
  const encode = encoder(types);
  return (property, schema, at) => ({
    ...schema(at),
    ...compact({
      ...documentation(property),
      readOnly: property.access === "READ_ONLY" ? true : undefined,
      writeOnly: property.access === "WRITE_ONLY" ? true : undefined,
      examples: property.examples,
      xml: property.xml && compact({ ...property.xml }),
      ...(property.default === undefined ? {} : { default: encode(property.shape)(property.default) }),
    }),
  });
}

const objectCheck = (types: Types): ((shape: Shape) => boolean) =>
  fold<boolean>(types, {
    ...noObjects,
    nullable: ({ item }, recur) => recur(item),
    undiscriminatedUnion: ({ variants }, recur) => variants.some(({ shape }) => recur(shape)),
    ref: (_, force) => force(),
  });

const labeled = (schema: JsonObject, about: Documented & { readonly displayName?: string }): JsonObject => ({
  ...schema,
  ...compact({ ...documentation(about), ...(about.displayName === undefined ? {} : { title: about.displayName }) }),
});

const no = (): boolean => false;
const yes = (): boolean => true;
const noObjects = {
  ...leaves(false),
  list: no,
  set: no,
  map: yes,
  object: yes,
  discriminatedUnion: yes,
} as const;
