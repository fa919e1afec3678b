import type {
  Availability,
  Base64Shape,
  BigIntegerShape,
  BooleanShape,
  DateShape,
  DatetimeShape,
  DoubleShape,
  IntegerShape,
  LongShape,
  StringShape,
  TypeId,
  Uint64Shape,
  UintShape,
  UuidShape,
} from "#engine/shape";

/** A JSON value of the IDL: a default, an example. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** What the IDL says of a thing in words. */
export interface Described {
  readonly docs?: string;
  readonly availability?: Availability;
}

/** A primitive with the rules that hold for it in place. */
export type PrimitiveShape =
  | StringShape
  | BooleanShape
  | IntegerShape
  | UintShape
  | DoubleShape
  | LongShape
  | Uint64Shape
  | BigIntegerShape
  | DatetimeShape
  | DateShape
  | UuidShape
  | Base64Shape;

/** A use of a type, all names resolved. */
export type TypeRef =
  | { readonly kind: "primitive"; readonly shape: PrimitiveShape }
  | { readonly kind: "unknown" }
  | { readonly kind: "literal"; readonly value: string | boolean }
  | { readonly kind: "named"; readonly id: TypeId }
  | { readonly kind: "optional" | "nullable" | "list" | "set"; readonly item: TypeRef }
  | { readonly kind: "map"; readonly key: TypeRef; readonly value: TypeRef };

/** A property, a parameter or a header. `default` is there where the type itself cannot hold it. */
export interface PropertyIr extends Described {
  readonly key: string;
  readonly type: TypeRef;
  readonly default?: Value;
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
}

/** An object. `all` are its properties with the inherited ones, in order; `open` allows further ones of any type. */
export interface ObjectIr {
  readonly kind: "object";
  readonly extends: readonly TypeId[];
  readonly own: readonly PropertyIr[];
  readonly all: readonly PropertyIr[];
  readonly open: boolean;
}

/** An enum. */
export interface EnumIr {
  readonly kind: "enum";
  readonly values: readonly (Described & { readonly value: string })[];
  readonly default?: string;
}

/** What a variant carries beside the discriminant: the properties of an object, one `value`, or nothing. */
export type VariantBody =
  | { readonly kind: "object"; readonly id: TypeId }
  | { readonly kind: "value"; readonly type: TypeRef }
  | { readonly kind: "empty" };

/** A variant of a discriminated union. */
export interface VariantIr extends Described {
  readonly value: string;
  readonly displayName?: string;
  readonly body: VariantBody;
}

/** A union whose variants are told apart by a property. `base` are properties that all variants have. */
export interface UnionIr {
  readonly kind: "union";
  readonly discriminant: string;
  readonly base: readonly PropertyIr[];
  readonly variants: readonly VariantIr[];
}

/** A union whose variants are told apart by what fits. */
export interface AnyOfIr {
  readonly kind: "anyOf";
  readonly variants: readonly (Described & { readonly type: TypeRef; readonly displayName?: string })[];
}

/** What a named type is. */
export type TypeBody = { readonly kind: "alias"; readonly type: TypeRef } | ObjectIr | EnumIr | UnionIr | AnyOfIr;

/** A named type. */
export interface TypeIr extends Described {
  readonly id: TypeId;
  readonly module: string;
  readonly name: string;
  readonly displayName?: string;
  readonly body: TypeBody;
}

/** A named error; `id` is `<module>:<name>`, `name` is what travels. */
export interface ErrorIr extends Described {
  readonly id: string;
  readonly module: string;
  readonly name: string;
  readonly status: number;
  readonly content?: TypeRef;
  readonly examples: readonly { readonly name?: string; readonly docs?: string; readonly value: Value }[];
}

/** A piece of a path. */
export type PathPartIr =
  | { readonly kind: "literal"; readonly value: string }
  | { readonly kind: "parameter"; readonly key: string };

/** Values by key, in order. */
export interface ValueMap {
  readonly [key: string]: Value;
}

/** One call written out, every value checked against its type. */
export interface ExampleIr {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: ValueMap;
  readonly queryParameters: ValueMap;
  readonly headers: ValueMap;
  readonly request?: Value;
  /** The name of the error it ends with, if any. */
  readonly error?: string;
  readonly status: number;
  readonly response?: Value;
}

/** One call. */
export interface EndpointIr extends Described {
  /** `<module>.<name>`. */
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
  readonly audiences: readonly string[];
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  readonly path: readonly PathPartIr[];
  readonly auth: boolean;
  /** In the order of the path. */
  readonly pathParameters: readonly PropertyIr[];
  readonly queryParameters: readonly PropertyIr[];
  readonly headers: readonly PropertyIr[];
  readonly body?: { readonly docs?: string; readonly type: TypeRef };
  readonly response: { readonly docs?: string; readonly type?: TypeRef; readonly status: number };
  /** Ids of errors, in the order of the IDL. */
  readonly errors: readonly { readonly id: string; readonly docs?: string }[];
  readonly examples: readonly ExampleIr[];
  readonly pagination?: { readonly kind: "offset" | "cursor"; readonly paths: { readonly [key: string]: string } };
}

/** The calls of one file. */
export interface ServiceIr extends Described {
  readonly displayName?: string;
  readonly endpoints: readonly EndpointIr[];
}

/** One file of an area: all that it declares. */
export interface ModuleIr {
  /** Kebab-case name, unique: `api-latest`. */
  readonly id: string;
  /** Path of the file within the IDL folder. */
  readonly source: string;
  readonly docs?: string;
  readonly types: readonly TypeIr[];
  readonly errors: readonly ErrorIr[];
  readonly service?: ServiceIr;
}

/** What `api.yml` says. */
export interface ApiIr {
  readonly name: string;
  readonly displayName?: string;
  readonly docs?: string;
  readonly auth?: { readonly id: string; readonly docs?: string; readonly tokenName?: string };
  readonly environments: readonly { readonly id: string; readonly url: string }[];
  readonly defaultEnvironment?: string;
}

/** A whole API, checked: every name resolves, every type has values, nothing is left to report. */
export interface Ir {
  readonly api: ApiIr;
  /** In the order of their files. */
  readonly modules: readonly ModuleIr[];
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  readonly errors: ReadonlyMap<string, ErrorIr>;
}
