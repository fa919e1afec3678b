export { type AsyncApiOptions, importAsyncApi } from "./asyncapi.ts";
export type { ImportCode, ImportDiagnostic } from "./diagnostic.ts";
export { importOpenRpc, type OpenRpcOptions } from "./openrpc.ts";
export { apiModelFromRegistry, type Imported } from "./registry-api.ts";
export { type RegistryApi, registryApiFromModel } from "./registry-api-from-model.ts";
