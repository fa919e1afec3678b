import type { TypeId } from "#engine/shape";
import type { ApiIr } from "./api.ts";
import type { ChannelIr, WebhookIr } from "./channel.ts";
import type { ServiceIr } from "./service.ts";
import type { ErrorIr, TypeIr } from "./type.ts";

/** The declarations of one file. */
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

/** A checked API: every name resolves, every type has values, and there are no diagnostics left. */
export interface Ir {
  readonly api: ApiIr;
  /** In the order of their files. */
  readonly modules: readonly ModuleIr[];
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  readonly errors: ReadonlyMap<string, ErrorIr>;
}
