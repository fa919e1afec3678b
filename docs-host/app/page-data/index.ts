export { earlyClass, earlyFailed, earlyScript, earlyTyped } from "./early-script.ts";
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
  templatesUrl,
} from "./playground-data.ts";
export { themeKey, themeScript } from "./theme-script.ts";
