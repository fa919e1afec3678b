import type { SourceText, Word } from "../../source.ts";
import type { ChannelAst, WebhookAst } from "./channel.ts";
import type { ErrorAst } from "./error.ts";
import type { ServiceAst } from "./service.ts";
import type { TypeAst } from "./type.ts";

/** An import of another file with its name in this file. */
export interface ImportAst {
  readonly name: Word;
  readonly path: Word;
}

/** One file of an area. */
export interface FileAst {
  readonly source: SourceText;
  /** True if its declarations are unknown because it is not YAML, or they are not a map. */
  readonly broken: boolean;
  /** The names of types and errors with declarations that could not be read. */
  readonly unread: ReadonlySet<string>;
  readonly docs?: string;
  readonly imports: readonly ImportAst[];
  readonly types: readonly TypeAst[];
  readonly errors: readonly ErrorAst[];
  readonly service?: ServiceAst;
  readonly channel?: ChannelAst;
  readonly webhooks: readonly WebhookAst[];
  /** The order of the files in the folder of a package file, or the folder that replaces it. */
  readonly navigation: readonly Word[];
}
