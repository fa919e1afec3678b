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

/** A use of a type, all names resolved. `alias` names the type of which a primitive is a narrower use. */
export type TypeRef =
  | { readonly kind: "primitive"; readonly shape: PrimitiveShape; readonly alias?: TypeId }
  | { readonly kind: "unknown" }
  | { readonly kind: "literal"; readonly value: string | boolean }
  | { readonly kind: "named"; readonly id: TypeId }
  | { readonly kind: "file"; readonly multiple: boolean; readonly accept?: readonly string[] }
  | { readonly kind: "optional" | "nullable" | "list" | "set"; readonly item: TypeRef }
  | { readonly kind: "map"; readonly key: TypeRef; readonly value: TypeRef };

/** A property, a parameter or a header. `default` is there where the type itself cannot hold it. */
export interface PropertyIr extends Described {
  readonly key: string;
  readonly type: TypeRef;
  readonly default?: Value;
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
  /** How it is written where it is a part of a multipart body. */
  readonly part?: { readonly contentType?: readonly string[]; readonly exploded?: boolean };
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

/** What a variant carries beside the discriminant: the properties of an object, one value under a key, or nothing. */
export type VariantBody =
  | { readonly kind: "object"; readonly id: TypeId }
  | { readonly kind: "value"; readonly key: string; readonly type: TypeRef }
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
  /** The name in generated code, where some names have a meaning already; unique in its module. */
  readonly code: string;
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
  readonly response?: AnswerIr;
  readonly codeSamples: readonly CodeSampleIr[];
}

/** What an example is answered with: a value, a file by name, or pieces as they arrive. */
export type AnswerIr =
  | { readonly kind: "json"; readonly value: Value }
  | { readonly kind: "file"; readonly name: Value }
  | { readonly kind: "stream" | "sse"; readonly pieces: readonly Value[] };

/** Code that makes a call, written by hand. */
export interface CodeSampleIr {
  readonly name?: string;
  readonly docs?: string;
  readonly language: string;
  readonly install?: string;
  readonly code: string;
}

/** What a request carries. A body of bytes is one file; a multipart body is an object whose files are parts. */
export interface BodyIr {
  readonly docs?: string;
  readonly kind: "json" | "form-urlencoded" | "form-data" | "octet-stream";
  readonly type: TypeRef;
  readonly contentType: string;
}

/** What a success answers with. Only JSON has a type; `result` is the property that its caller is after. */
export interface ResponseIr {
  readonly docs?: string;
  readonly kind: "none" | "json" | "text" | "file" | "bytes";
  readonly type?: TypeRef;
  readonly status: number;
  readonly contentType?: string;
  readonly result?: string;
}

/** What a success answers with piece by piece; `when` is the place in the request that asks for it. */
export interface StreamIr {
  readonly docs?: string;
  readonly format: "json" | "sse" | "text";
  readonly type?: TypeRef;
  readonly terminator?: string;
  readonly when?: readonly string[];
}

/** Schemes that have to be used together, each with the scopes it needs. */
export interface RequirementIr {
  readonly [scheme: string]: readonly string[];
}

/** How the pages of a call follow each other; paths are keys from the request or the answer down. */
export interface PaginationIr {
  readonly kind: "offset" | "cursor" | "uri" | "path" | "custom";
  readonly paths: { readonly [key: string]: string };
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
  /** The ways to log in that the call itself names, of which one is enough. */
  readonly security?: readonly RequirementIr[];
  /** Which of an environment's addresses answers, where it has several. */
  readonly baseUrl?: string;
  readonly idempotent: boolean;
  /** Whether clients may try again by themselves. */
  readonly retries: boolean;
  /** In the order of the path. */
  readonly pathParameters: readonly PropertyIr[];
  readonly queryParameters: readonly PropertyIr[];
  readonly headers: readonly PropertyIr[];
  readonly body?: BodyIr;
  readonly response: ResponseIr;
  readonly stream?: StreamIr;
  /** Ids of errors, in the order of the IDL. */
  readonly errors: readonly { readonly id: string; readonly docs?: string }[];
  readonly examples: readonly ExampleIr[];
  readonly pagination?: PaginationIr;
}

/** The calls of one file. */
export interface ServiceIr extends Described {
  readonly displayName?: string;
  readonly endpoints: readonly EndpointIr[];
}

/** A kind of message on a channel. */
export interface MessageIr extends Described {
  readonly name: string;
  readonly displayName?: string;
  readonly origin: "client" | "server";
  readonly type: TypeRef;
}

/** A conversation written out. */
export interface SessionIr {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: ValueMap;
  readonly queryParameters: ValueMap;
  readonly headers: ValueMap;
  readonly messages: readonly { readonly type: string; readonly body: Value }[];
}

/** An address where messages are exchanged; `id` is the name of its module. */
export interface ChannelIr extends Described {
  readonly id: string;
  readonly displayName?: string;
  readonly auth: boolean;
  readonly baseUrl?: string;
  readonly path: readonly PathPartIr[];
  readonly pathParameters: readonly PropertyIr[];
  readonly queryParameters: readonly PropertyIr[];
  readonly headers: readonly PropertyIr[];
  readonly messages: readonly MessageIr[];
  readonly examples: readonly SessionIr[];
}

/** A call that the API makes to an address of its user; `id` is `<module>.<name>`. */
export interface WebhookIr extends Described {
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
  readonly method: "GET" | "POST";
  readonly headers: readonly PropertyIr[];
  readonly payload: { readonly docs?: string; readonly type: TypeRef };
  readonly response?: TypeRef;
  readonly examples: readonly { readonly name?: string; readonly docs?: string; readonly payload: Value }[];
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
  readonly channel?: ChannelIr;
  readonly webhooks: readonly WebhookIr[];
}

/** A way to log in. */
export type AuthIr = { readonly id: string; readonly docs?: string } & (
  | { readonly kind: "bearerAuth"; readonly tokenName?: string }
  | { readonly kind: "basicAuth"; readonly usernameName?: string; readonly passwordName?: string }
  | { readonly kind: "header"; readonly header: string; readonly label?: string; readonly prefix?: string }
  | {
      readonly kind: "oAuth";
      /** The call that gives tokens for client credentials. */
      readonly endpointId: string;
      /** Where the token stands in its answer, such as `.access_token`. */
      readonly accessTokenLocator: string;
      readonly headerName?: string;
      readonly tokenPrefix?: string;
    }
);

/** A place where the API can be reached, at one address or at several that have names. */
export interface EnvironmentIr {
  readonly id: string;
  readonly urls: { readonly [name: string]: string };
  readonly url?: string;
}

/** How errors are told apart on the wire: by a property with their name, or by status alone. */
export type ErrorWireIr = { readonly kind: "property"; readonly name: string } | { readonly kind: "status" };

/** What `api.yml` says. */
export interface ApiIr {
  readonly name: string;
  readonly displayName?: string;
  readonly docs?: string;
  /** Every scheme, by its id. */
  readonly auths: readonly AuthIr[];
  /** Ids of the schemes of which a call that asks for a login accepts any. */
  readonly auth: readonly string[];
  readonly environments: readonly EnvironmentIr[];
  readonly defaultUrl?: string;
  readonly errorWire: ErrorWireIr;
  /** Headers that every call takes. */
  readonly headers: readonly PropertyIr[];
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
