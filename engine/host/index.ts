export {
  canonicalHost,
  hostOf,
  isLoopbackHost,
  isSecureUrl,
  originOf,
  readAuthority,
} from "./canonical-host.ts";
export { isDnsName } from "./dns-name.ts";
export { isWebAddress, parseUrl, parseWebUrl, readOrigin } from "./parse-url.ts";
export { isPublicHost } from "./public-host.ts";
export {
  type HostRefusal,
  type HostStatus,
  readHosts,
  refuseHost,
  servedHosts,
} from "./served-hosts.ts";
export { assetsPath, callsPath, decodedPath, isAssetPath, reservedPathOf, reservedPaths } from "./site-paths.ts";
