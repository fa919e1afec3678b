import { typesFrom } from "#engine/shape";
import { createRegistryClient as clientOver, type RegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { exactCodec, type WireCodec } from "#transport";
import { createRegistryTransport, type TransportOptions } from "./transport.ts";

/** Creates the codec with every type of the registry: it keeps all digits and can validate responses. */
export const registryCodec = (): WireCodec => exactCodec(typesFrom(registryTypes));

/**
 * Makes the client of a registry: every call of every area.
 *
 *     const registry = createRegistryClient({ token });
 *     const made = await registry.tokens.generate({ body: { orgId: "acme", scope: "publish" } });
 *     if (made.ok) console.log(made.body.token);
 *     else if (made.error === "UserNotInOrgError") console.log(made.content);
 *
 * Where every kilobyte counts, `createClient(tokens, createRegistryTransport({ token }))` makes the client of one area.
 */
export const createRegistryClient = (options: TransportOptions = {}): RegistryClient =>
  clientOver(createRegistryTransport({ codec: registryCodec(), ...options }));
