export type { AttemptLimit } from "./access/attempts.ts";
export { staffOrganization } from "./access/caller.ts";
export type { FirstToken } from "./access/first-token.ts";
export { createRegistryServer, type RegistryServer, type RegistryServerOptions } from "./listen.ts";
export type { Log, LogEntry } from "./log.ts";
export { type Self, type SelfOptions, seedSelf, selfApiId } from "./seed-self.ts";
export { createRegistry, type Peer, type Registry, type RegistryLimits, type RegistryOptions } from "./server.ts";
