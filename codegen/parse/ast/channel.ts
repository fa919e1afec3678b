import type { Span, Word } from "../../source.ts";
import type { Yaml } from "../yaml/index.ts";
import type { ContentAst, ResponseAst, StreamAst } from "./content.ts";
import type { DescribedAst } from "./described.ts";
import type { SessionExampleAst } from "./example.ts";
import type { PathParameterAst, PropertyAst } from "./property.ts";

/** A kind of message on a channel. */
export interface MessageAst extends DescribedAst {
  readonly name: Word;
  readonly displayName?: string;
  readonly audiences: readonly Word[];
  readonly origin: "client" | "server";
  readonly body: ContentAst;
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

/** A webhook: a call that the API makes to an address of its user. */
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
  /** The position of its signature scheme, or of the signature scheme of the file. */
  readonly signature?: Span;
}
