import { addressesOf } from "#docs-host/server";
import { hostOf, isLoopbackHost, originOf } from "#engine/host";
import { type ApiModel, tokenUrlsOf } from "#engine/model";

/**
 * The servers on this machine that an API names. Whoever serves a file of their own wants to call the server that they
 * work on; what comes from an address is somebody else's, and gets no way to this machine.
 */
export function localOrigins(models: readonly ApiModel[]): readonly string[] {
  const found = new Set<string>();
  for (const { endpoints, channels = [], auths } of models) {
    const called = [...endpoints, ...channels].flatMap(({ environments }) => environments.flatMap(addressesOf));
    for (const address of new Set([...called, ...Object.values(auths).flatMap(tokenUrlsOf)])) {
      if (!/^(https?|wss?):\/\//i.test(address) || !URL.canParse(address)) continue;
      const url = new URL(address);
      // A channel begins as a call over http to the same place.
      if (isLoopbackHost(hostOf(url))) found.add(originOf(url).replace(/^ws/, "http"));
    }
  }
  return [...found].sort();
}
