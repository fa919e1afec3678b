import { typesFrom } from "#engine/shape";
import { createRegistryClient as clientOver, type RegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { exactCodec, type WireCodec } from "#transport";
import { createRegistryTransport, type TransportOptions } from "./transport.ts";

/** Creates the codec with every type of the registry: it keeps all digits and can validate responses. */
export const registryCodec = (): WireCodec => exactCodec(typesFrom(registryTypes));

/**
 * Creates the client of a registry with every call of every area.
 * ```ts
 * const registry = createRegistryClient({ token });
 * const created = await registry.tokens.generate({ body: { orgId: "acme", scope: "publish" } });
 * if (created.ok) console.log(created.body.token);
 * else if (created.error === "UserNotInOrgError") console.log(created.content);
 * ```
 * For the smallest bundle, `createClient(tokens, createRegistryTransport({ token }))` creates the client of one area.
 */
export const createRegistryClient = (options: TransportOptions = {}): RegistryClient =>
  clientOver(createRegistryTransport({ codec: registryCodec(), ...options }));
