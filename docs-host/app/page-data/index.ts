export {
  apiIn,
  draftKey,
  endpointsAroundUrl,
  endpointsUrl,
  explorerParameter,
  formUrl,
  injectionUrl,
  logoutUrl,
  type PlaygroundData,
  playgroundAttributes,
  readPlaygroundData,
  serverUrl,
  templatesUrl,
} from "./playground-data.ts";
export { languageKey, wrapKey } from "./setting-keys.ts";
