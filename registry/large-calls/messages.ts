import type { Caller } from "../access/caller.ts";
import type { HostSettings } from "../host-rules.ts";
import type { LogEntry } from "../log.ts";
import type { StoreSettings } from "../store/settings.ts";

/** The first message to the process for large calls. */
export interface Setup extends HostSettings {
  readonly type: "setup";
  /** The id of the registry's process. */
  readonly parent: number;
  /** Contains secrets; messages between processes are visible to neither other users nor logs. */
  readonly store: StoreSettings;
  readonly publicUrl: string;
  readonly sitePort?: number | undefined;
}

/** A call of an authenticated caller that has passed its rate limits. */
export interface LargeCall {
  readonly type: "call";
  readonly endpointId: string;
  readonly requestId: string;
  readonly caller: Caller;
  readonly pathParameters: { readonly [key: string]: string };
  readonly queryParameters: { readonly [key: string]: readonly string[] };
  /** Without the credentials of the caller. */
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array | undefined;
}

/** The response to a call. */
export interface LargeAnswer {
  readonly status: number;
  readonly bytes: Uint8Array | undefined;
  /** Log entries of the call. */
  readonly log: readonly LogEntry[];
}
