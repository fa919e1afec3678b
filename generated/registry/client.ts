// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 7d75c8c81766ca35bc6002797ff0261a

import { type Client, createClient, type Transport } from "#transport";
import { apis } from "./apis.ts";
import { docs } from "./docs.ts";
import { tokens } from "./tokens.ts";

/** The calls of the API by area, as data. */
export const registryServices = {
  apis,
  docs,
  tokens,
} as const;

/** The calls of the API by area, as functions. */
export type RegistryClient = { readonly [Area in keyof typeof registryServices]: Client<(typeof registryServices)[Area]> };

/** Makes the client of the API: every call of every area, carried by `transport`. */
export function createRegistryClient(transport: Transport): RegistryClient {
  return {
    apis: createClient(apis, transport),
    docs: createClient(docs, transport),
    tokens: createClient(tokens, transport),
  };
}
