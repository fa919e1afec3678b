export { type Bounds, createBounds } from "./bounds.ts";
export { clientKey } from "./client-address.ts";
export {
  type CallingPages,
  corsHeaders,
  isAllowedOrigin,
  isBareOrigin,
  preflightHeaders,
  type SchemeOf,
} from "./origins.ts";
export { createWindow } from "./window.ts";
