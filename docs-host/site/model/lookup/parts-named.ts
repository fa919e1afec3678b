import type { ApiModel, Webhook } from "#engine/model";
import type { TypeDefinition, TypeId } from "#engine/shape";
import type { Site } from "../site.ts";

/** A type and the API that has it. */
export interface NamedType {
  readonly api: ApiModel;
  readonly id: TypeId;
  readonly definition: TypeDefinition;
}

/** Finds a type by its id or its name, in the API of an id or a name, or in the first API that has it. */
export function typeNamed(site: Site, name: string, apiName = ""): NamedType | undefined {
  for (const api of site.apis.values()) {
    if (apiName !== "" && apiName !== api.id && apiName !== api.name) continue;
    const ofId = Object.hasOwn(api.types, name) ? api.types[name] : undefined;
    if (ofId !== undefined) return { api, id: name, definition: ofId };
    const found = Object.entries(api.types).find(([, one]) => one.name === name || one.displayName === name);
    if (found !== undefined) return { api, id: found[0], definition: found[1] };
  }
  return undefined;
}

/** Finds a webhook by its id or its name, in the first API that has it. */
export function webhookNamed(
  site: Site,
  name: string,
): { readonly api: ApiModel; readonly webhook: Webhook } | undefined {
  for (const api of site.apis.values()) {
    const webhook = api.webhooks?.find((one) => one.id === name || one.displayName === name);
    if (webhook !== undefined) return { api, webhook };
  }
  return undefined;
}
