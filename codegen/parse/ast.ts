import type { Availability } from "#engine/shape";
import type { SourceText, Span, Word } from "../source.ts";
import type { Yaml, YamlEntry } from "./yaml.ts";

/** How far a thing may be relied on, with what the author says of it. */
export interface AvailabilityAst {
  readonly status: Availability;
  readonly message?: string;
}

/** What authors can say of nearly everything. */
export interface DescribedAst {
  readonly docs?: string;
  readonly availability?: Availability;
}

/** The primitives by their names in the IDL. */
export type PrimitiveName =
  | "string"
  | "boolean"
  | "integer"
  | "uint"
  | "long"
  | "uint64"
  | "double"
  | "datetime"
  | "date"
  | "uuid"
  | "base64"
  | "bigint"
  | "datetime-rfc-2822";

/** What a body can be that is no JSON. */
export type RawName = "file" | "text" | "bytes";

/** A use of a type, as written: `optional<list<commons.Url>>`, `Page<Plant>`. */
export type TypeReferenceAst =
  | { readonly kind: "primitive"; readonly name: PrimitiveName; readonly span: Span }
  | { readonly kind: "unknown"; readonly span: Span }
  | { readonly kind: "literal"; readonly value: string | boolean; readonly span: Span }
  | { readonly kind: "raw"; readonly name: RawName; readonly span: Span }
  | NamedAst
  | { readonly kind: "optional" | "nullable" | "list" | "set"; readonly item: TypeReferenceAst; readonly span: Span }
  | { readonly kind: "map"; readonly key: TypeReferenceAst; readonly value: TypeReferenceAst; readonly span: Span };

/** The name of a type. Only the name of a template has arguments. */
export interface NamedAst {
  readonly kind: "named";
  readonly module?: Word;
  readonly name: Word;
  readonly arguments?: readonly TypeReferenceAst[];
  readonly span: Span;
}

/** Rules that a value must keep, each with its place. */
export interface ValidationAst {
  readonly format?: Word;
  readonly pattern?: Word;
  readonly minLength?: Limit;
  readonly maxLength?: Limit;
  readonly min?: Limit;
  readonly max?: Limit;
  readonly exclusiveMin?: Word;
  readonly exclusiveMax?: Word;
  readonly multipleOf?: Limit;
  readonly minItems?: Limit;
  readonly maxItems?: Limit;
  readonly minProperties?: Limit;
  readonly maxProperties?: Limit;
}

/** A number in a rule. `text` holds its digits as written. */
export interface Limit extends Word {
  readonly value: number;
}

/** A use of a type with what may be said of it in place: a property, a parameter, a header. */
export interface PropertyAst extends DescribedAst {
  readonly key: Word;
  readonly type: TypeReferenceAst;
  readonly default?: Yaml;
  readonly validation?: ValidationAst;
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
  /** Whether a query parameter may occur more than once. */
  readonly repeated?: boolean;
  /** Present where the items of a list in the query stand in one value, parted by commas. */
  readonly joined?: Span;
  /** The media type of a part of a multipart body. */
  readonly contentType?: Word;
  /** How a list in a multipart body is written. */
  readonly style?: "json" | "exploded" | "form";
}

/** A path parameter that takes its type from a variable of `api.yml`. */
export interface VariableUseAst extends DescribedAst {
  readonly key: Word;
  readonly variable: Word;
}

/** A path parameter. */
export type PathParameterAst = PropertyAst | VariableUseAst;

/** Properties of an object, inherited ones by the names of their types. */
export interface ObjectAst {
  readonly kind: "object";
  readonly extends: readonly NamedAst[];
  readonly properties: readonly PropertyAst[];
  /** Whether properties beyond the listed ones may occur. */
  readonly open: boolean;
}

/** An enum value. */
export interface EnumValueAst extends DescribedAst {
  readonly value: Word;
  readonly name?: Word;
}

/** A variant of a discriminated union; without a type it carries nothing. */
export interface VariantAst extends DescribedAst {
  readonly value: Word;
  readonly displayName?: string;
  readonly type?: TypeReferenceAst;
  /** The property that holds what is no object; `value` unless told otherwise. */
  readonly key?: Word;
  readonly validation?: ValidationAst;
}

/** A variant of an undiscriminated union. */
export interface AlternativeAst extends DescribedAst {
  readonly type: TypeReferenceAst;
  readonly displayName?: string;
  readonly validation?: ValidationAst;
}

/** What a named type can be. */
export type TypeBodyAst =
  | { readonly kind: "alias"; readonly type: TypeReferenceAst; readonly validation?: ValidationAst }
  | ObjectAst
  | { readonly kind: "enum"; readonly values: readonly EnumValueAst[]; readonly default?: Word; readonly span: Span }
  | UnionAst
  | {
      readonly kind: "anyOf";
      readonly variants: readonly AlternativeAst[];
      readonly base: readonly PropertyAst[];
      readonly span: Span;
    };

/** A union whose variants a property tells apart. */
export interface UnionAst {
  readonly kind: "union";
  readonly discriminant: Word;
  readonly extends: readonly NamedAst[];
  readonly base: readonly PropertyAst[];
  readonly variants: readonly VariantAst[];
  /** The variant of a value that does not say which it is. */
  readonly defaultVariant?: Word;
  readonly span: Span;
}

/** An example of a type, which others can name as `$Type.Example`. */
export interface TypeExampleAst {
  readonly name?: Word;
  readonly value: Yaml;
}

/** A named type. One with parameters is a template: it becomes a type where an alias names it with arguments. */
export interface TypeAst extends DescribedAst {
  readonly name: Word;
  readonly parameters?: readonly Word[];
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly body: TypeBodyAst;
  readonly examples: readonly TypeExampleAst[];
}

/** A named error: its status, and its content where it has any. */
export interface ErrorAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly status: Limit;
  readonly content?: TypeReferenceAst | ObjectAst;
  readonly examples: readonly ErrorExampleAst[];
}

/** A failure written out. */
export interface ErrorExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly value: Yaml;
}

/** A body: a type used in place, or an object that is declared here. */
export interface BodyAst {
  readonly docs?: string;
  readonly content: TypeReferenceAst | ObjectAst;
  readonly optional?: boolean;
}

/** What a request carries. */
export interface RequestAst {
  readonly name?: Word;
  readonly docs?: string;
  readonly contentType?: Word;
  readonly pathParameters: readonly PathParameterAst[];
  readonly queryParameters: readonly PropertyAst[];
  readonly headers: readonly PropertyAst[];
  readonly body?: BodyAst;
  readonly span: Span;
}

/** What a success answers with. */
export interface ResponseAst {
  readonly docs?: string;
  readonly type?: TypeReferenceAst;
  readonly status?: Limit;
  readonly contentType?: Word;
  /** The property of the answer that is its result. */
  readonly property?: Word;
  readonly span: Span;
}

/** What a success answers with piece by piece. */
export interface StreamAst {
  readonly docs?: string;
  readonly type: TypeReferenceAst;
  readonly format: "json" | "sse";
  readonly terminator?: string;
  readonly span: Span;
}

/** An error that an endpoint may answer with. */
export interface ErrorReferenceAst {
  readonly docs?: string;
  readonly module?: Word;
  readonly name: Word;
  readonly span: Span;
}

/** Code that makes a call, written by hand. */
export interface CodeSampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly language: string;
  readonly install?: string;
  readonly code: string;
}

/** What an example is answered with: a body, an error, or the pieces of a stream. */
export interface AnswerAst {
  readonly error?: ErrorReferenceAst;
  readonly body?: Yaml;
  readonly stream?: readonly Yaml[];
  readonly span: Span;
}

/** One call written out; the values wait for their types. */
export interface EndpointExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: readonly YamlEntry[];
  readonly queryParameters: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly request?: Yaml;
  readonly response?: AnswerAst;
  readonly codeSamples: readonly CodeSampleAst[];
  readonly span: Span;
}

/** How the pages of a call follow each other. */
export type PaginationKind = "offset" | "cursor" | "uri" | "path" | "custom";

/** Where a paged call takes its place in the row and gives its results: `$request.page`, `$response.items`. */
export interface PaginationAst {
  readonly kind: PaginationKind;
  readonly paths: { readonly [key: string]: Word };
  readonly span: Span;
}

/** Schemes that have to be used together, each with the scopes it needs. */
export type RequirementAst = readonly { readonly scheme: Word; readonly scopes: readonly Word[] }[];

/** The methods that an endpoint may have. */
export type MethodName = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** One call of a service. */
export interface EndpointAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly method?: MethodName;
  /** Stands before the path in place of the service's. */
  readonly basePath?: Word;
  readonly path: Word;
  /** Which of an environment's addresses answers. */
  readonly url?: Word;
  /** A list names the ways to log in, of which one is enough. */
  readonly auth?: boolean | readonly RequirementAst[];
  readonly idempotent?: boolean;
  readonly retries?: { readonly disabled?: boolean };
  readonly pathParameters: readonly PathParameterAst[];
  readonly request?: RequestAst;
  readonly response?: ResponseAst;
  readonly stream?: StreamAst;
  /** What in the request asks for the stream where a call can answer in both ways. */
  readonly streamCondition?: Word;
  readonly errors: readonly ErrorReferenceAst[];
  readonly examples: readonly EndpointExampleAst[];
  /** `true` means as `api.yml` says. */
  readonly pagination?: PaginationAst | boolean;
  readonly globalParameters: readonly Word[];
  readonly transport?: Span;
  readonly span: Span;
}

/** The calls of one file. */
export interface ServiceAst extends DescribedAst {
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly auth: boolean;
  readonly basePath: Word;
  readonly url?: Word;
  readonly idempotent: boolean;
  readonly pathParameters: readonly PathParameterAst[];
  readonly headers: readonly PropertyAst[];
  readonly endpoints: readonly EndpointAst[];
  readonly transport?: Span;
  readonly span: Span;
}

/** What travels on a channel or to a webhook: a type, or an object declared in place under a name. */
export interface ContentAst {
  readonly docs?: string;
  readonly name?: Word;
  readonly content: TypeReferenceAst | ObjectAst;
}

/** A kind of message on a channel. */
export interface MessageAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly origin: "client" | "server";
  readonly body: ContentAst;
}

/** A conversation written out. */
export interface SessionExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: readonly YamlEntry[];
  readonly queryParameters: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly messages: readonly { readonly type: Word; readonly body: Yaml }[];
  readonly span: Span;
}

/** An address where messages are exchanged. */
export interface ChannelAst extends DescribedAst {
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly auth: boolean;
  readonly path: Word;
  readonly url?: Word;
  readonly pathParameters: readonly PathParameterAst[];
  readonly queryParameters: readonly PropertyAst[];
  readonly headers: readonly PropertyAst[];
  readonly messages: readonly MessageAst[];
  readonly examples: readonly SessionExampleAst[];
  readonly span: Span;
}

/** A call that the API makes to an address of its user. */
export interface WebhookAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly method: "GET" | "POST";
  readonly headers: readonly PropertyAst[];
  readonly payload: ContentAst;
  readonly response?: ResponseAst;
  readonly stream?: StreamAst;
  readonly examples: readonly { readonly name?: string; readonly docs?: string; readonly payload: Yaml }[];
  /** Where the signature of its calls is described, its own or that of the file. */
  readonly signature?: Span;
}

/** Another file, under the name that this file calls it by. */
export interface ImportAst {
  readonly name: Word;
  readonly path: Word;
}

/** One file of an area. */
export interface FileAst {
  readonly source: SourceText;
  /** Whether it is no YAML, so that nobody knows what it declares. */
  readonly broken: boolean;
  readonly docs?: string;
  readonly imports: readonly ImportAst[];
  readonly types: readonly TypeAst[];
  readonly errors: readonly ErrorAst[];
  readonly service?: ServiceAst;
  readonly channel?: ChannelAst;
  readonly webhooks: readonly WebhookAst[];
  /** The order of the files beside a package file, or the folder that stands in for it. */
  readonly navigation: readonly Word[];
}

/** A place where the API can be reached, at one address or at several that have names. */
export interface EnvironmentAst {
  readonly name: Word;
  readonly docs?: string;
  readonly audiences: readonly Word[];
  readonly url?: Word;
  readonly urls: readonly { readonly name: Word; readonly value: Word }[];
}

/** A way to log in, under the name that `auth` calls it by. */
export interface AuthSchemeAst {
  readonly name: Word;
  readonly docs?: string;
  readonly scheme: SchemeAst;
}

/** An endpoint that gives tokens, and where things stand in its request and its answer. */
export interface TokenEndpointAst {
  readonly endpoint: Word;
  readonly request: { readonly [property: string]: Word };
  readonly response: { readonly [property: string]: Word };
}

/** What a way to log in asks for. */
export type SchemeAst =
  | { readonly kind: "bearer"; readonly tokenName?: string; readonly env?: string }
  | {
      readonly kind: "basic";
      readonly usernameName?: string;
      readonly passwordName?: string;
      /** Whether the field is always left empty. */
      readonly omits: readonly ("username" | "password")[];
    }
  | {
      readonly kind: "header";
      readonly header: Word;
      readonly type?: TypeReferenceAst;
      readonly label?: string;
      readonly prefix?: string;
    }
  | {
      readonly kind: "oauth";
      readonly flow: Word;
      readonly scopes: readonly Word[];
      readonly token?: TokenEndpointAst;
      readonly refresh?: TokenEndpointAst;
      readonly header?: string;
      readonly prefix?: string;
    }
  | {
      readonly kind: "inferred";
      readonly endpoint: Word;
      readonly expiry?: Word;
      readonly headers: readonly { readonly property: Word; readonly name: Word; readonly prefix?: string }[];
    };

/** How calls prove who makes them: one way, one of several, or as each call says. */
export type AuthAst =
  | { readonly kind: "any"; readonly schemes: readonly Word[] }
  | { readonly kind: "by-endpoint"; readonly span: Span };

/** A value that the whole API shares, such as the id of a tenant in every path. */
export interface VariableAst {
  readonly name: Word;
  readonly docs?: string;
  readonly type: TypeReferenceAst;
}

/** A header that chooses the version of the API, or a product of it. */
export interface VersionAst {
  readonly header: Word;
  readonly default?: Word;
  readonly values: readonly { readonly value: Word; readonly docs?: string }[];
}

/** The file `api.yml`. */
export interface ApiAst {
  readonly source: SourceText;
  readonly name: Word;
  readonly displayName?: string;
  readonly docs?: string;
  readonly imports: readonly ImportAst[];
  readonly auth?: AuthAst;
  readonly authSchemes: readonly AuthSchemeAst[];
  readonly environments: readonly EnvironmentAst[];
  readonly defaultEnvironment?: Word;
  readonly defaultUrl?: Word;
  readonly audiences: readonly Word[];
  readonly errorWire?: ErrorWireAst;
  readonly errors: readonly ErrorReferenceAst[];
  readonly basePath?: Word;
  readonly pathParameters: readonly PathParameterAst[];
  readonly headers: readonly PropertyAst[];
  readonly idempotencyHeaders: readonly PropertyAst[];
  readonly variables: readonly VariableAst[];
  readonly pagination?: PaginationAst;
  readonly versions: readonly VersionAst[];
  readonly globalParameters: readonly Word[];
}

/** How errors are told apart on the wire: by a property with their name, or by status alone. */
export type ErrorWireAst = { readonly kind: "property"; readonly name: string } | { readonly kind: "status" };
