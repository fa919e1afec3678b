export type { ImportCode, ImportDiagnostic } from "./diagnostic.ts";
export { apiModelFromRegistry, type Imported } from "./registry-api.ts";
export { type RegistryApi, registryApiFromModel } from "./registry-api-from-model.ts";
