export {
  type Authority,
  canonicalHost,
  hostOf,
  isLoopbackHost,
  isSecureUrl,
  originOf,
  readAuthority,
} from "./canonical-host.ts";
export { isWebAddress, parseUrl, parseWebUrl, readOrigin } from "./parse-url.ts";
export {
  type HostRefusal,
  type HostStatus,
  hostOfRequest,
  type ReadHosts,
  type RequestHead,
  readHosts,
  refuseHost,
  servedHosts,
} from "./served-hosts.ts";
