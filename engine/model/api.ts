import type { Schemas } from "#engine/schema-table";
import type { Documented, Property, TypeTable, TypeWords } from "#engine/shape";
import type { RichTexts } from "#engine/text";
import type { ApiInfo } from "./api-info.ts";
import type { AuthScheme } from "./auth.ts";
import type { Channel } from "./channel.ts";
import type { Endpoint } from "./endpoint.ts";
import type { PlaygroundSettings } from "./playground-settings.ts";
import type { Webhook } from "./webhook.ts";

/** A heading of endpoints. */
export interface Group extends Documented {
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
}

/**
 * A provider's API in the normal form: every `$ref` by id, every alias resolved. Its schemas describe bodies and
 * messages, unchanged; pages load them with the first value to check.
 */
export interface ApiModel extends Partial<Schemas> {
  readonly id: string;
  readonly name?: string;
  /** The version that the provider gave it, such as `2026-11-21` or `1.4.0`. */
  readonly version?: string;
  /** The provider's description of the whole API; markdown. */
  readonly description?: string;
  /** The address that relative links in descriptions start from. */
  readonly linkBase?: string;
  readonly info?: ApiInfo;
  readonly endpoints: readonly Endpoint[];
  readonly channels?: readonly Channel[];
  readonly webhooks?: readonly Webhook[];
  readonly types: TypeTable;
  /** The words for kinds of shapes on its pages; the registry's words if absent. */
  readonly typeWords?: TypeWords;
  readonly groups: readonly Group[];
  readonly auths: { readonly [id: string]: AuthScheme };
  readonly globalHeaders: readonly Property[];
  /** Values that the provider configured for readers. */
  readonly playground?: PlaygroundSettings;
}

/**
 * The part of an API that a form needs: one endpoint and the types it reaches, never the whole definition
 * (docs/behavior.md#loading-a-playground). `nodes` are the groups of the endpoint, outermost first.
 */
export interface EndpointForm extends Partial<Schemas> {
  readonly endpoint: Endpoint;
  readonly nodes: readonly Group[];
  readonly globalHeaders: readonly Property[];
  readonly authSchemes: { readonly [id: string]: AuthScheme };
  readonly types: TypeTable;
  readonly typeWords?: TypeWords;
  readonly playground?: PlaygroundSettings;
  /**
   * Origins that each environment names, by its id, with the registrable domain of each; empty for a host without one.
   */
  readonly origins?: { readonly [environmentId: string]: { readonly [origin: string]: string } };
  /** Readers of this API log in to the site, see docs/login.md. */
  readonly siteLogin?: true;
  /** The base URL that readers may set, since the description names none; empty until they have. */
  readonly server?: string;
  /** The formatted descriptions of its fields; those without formatting are absent. */
  readonly texts?: RichTexts;
  /** True if schemas decide about its values; they load with the first change. */
  readonly hasSchemas?: true;
}

/** The part of an API that a channel's playground needs, as `EndpointForm` for endpoints. */
export interface ChannelForm extends Partial<Schemas> {
  readonly channel: Channel;
  readonly nodes: readonly Group[];
  readonly authSchemes: { readonly [id: string]: AuthScheme };
  readonly types: TypeTable;
  readonly typeWords?: TypeWords;
  readonly playground?: PlaygroundSettings;
  readonly origins?: EndpointForm["origins"];
  readonly siteLogin?: true;
  readonly server?: string;
  readonly texts?: RichTexts;
}

/** The part of an API that the page of a webhook needs. */
export interface WebhookPage {
  readonly webhook: Webhook;
  readonly nodes: readonly Group[];
  readonly types: TypeTable;
}
