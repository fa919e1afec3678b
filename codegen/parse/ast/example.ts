import type { Span, Word } from "../../source.ts";
import type { Yaml, YamlEntry } from "../yaml/index.ts";
import type { ErrorReferenceAst } from "./error.ts";

/** Code that makes a call, written by hand. */
export interface CodeSampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly language: string;
  readonly install?: string;
  readonly code: string;
}

/** The response of an example: a body, an error, or the chunks of a stream. */
export interface AnswerAst {
  readonly error?: ErrorReferenceAst;
  readonly body?: Yaml;
  readonly stream?: readonly Yaml[];
  readonly span: Span;
}

/** An example of a call, before its values are checked. */
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

/** An example of a conversation. */
export interface SessionExampleAst {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: readonly YamlEntry[];
  readonly queryParameters: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly messages: readonly { readonly type: Word; readonly body: Yaml }[];
  readonly span: Span;
}
