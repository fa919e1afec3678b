import { getDomain } from "tldts";
import { destinationOf, hostIn } from "#engine/auth";
import { addressesOf, type EndpointForm, type Environment } from "#engine/model";

/**
 * Returns the origins that environments name, with the registrable domain of each. The list of public suffixes includes
 * private ones, such as `github.io`, where neighbors are strangers. IP addresses, names of one label and public
 * suffixes have no registrable domain. The browser gets these few domains instead of the list, which is larger than the
 * page's own script.
 */
export const registeredOrigins = (environments: readonly Environment[]): NonNullable<EndpointForm["origins"]> =>
  Object.fromEntries(
    environments.map((environment) => {
      const origins = new Set(addressesOf(environment).map((url) => destinationOf(url, "").origin));
      origins.delete("");
      return [environment.id, Object.fromEntries([...origins].map((origin) => [origin, domainOf(origin)]))];
    }),
  );

const domainOf = (origin: string): string =>
  getDomain(hostIn(origin).replace(/:\d+$/, ""), { allowPrivateDomains: true, extractHostname: false }) ?? "";
