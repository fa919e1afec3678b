import type { PathPartIr } from "./service.ts";
import type { Described, PropertyIr, TypeRef, Value, ValueMap } from "./type.ts";

/** A kind of message on a channel. */
export interface MessageIr extends Described {
  readonly name: string;
  readonly displayName?: string;
  readonly origin: "client" | "server";
  readonly type: TypeRef;
}

/** An example of a conversation. */
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
