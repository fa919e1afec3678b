import { hostOf, isLoopbackHost, isWebAddress, parseUrl } from "#engine/host";
import type { ApiModel } from "#engine/model";

/** The address of the running API, or a sentence about an error. */
export type ServerAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly error: string };

/** Handshakes are HTTP, so requests and channels have the same address. */
const asHttp = (address: string): string => address.replace(/^ws(s?:\/\/)/i, "http$1");

/**
 * Returns the address to test: the given one, or the one of the description if it is on this machine. An address
 * elsewhere has to be given, so that nobody tests a server in use by accident.
 */
export function serverOf(
  { endpoints, channels = [] }: Pick<ApiModel, "endpoints" | "channels">,
  named: string | undefined,
): ServerAddress {
  const given = named === undefined ? undefined : asHttp(named);
  if (given !== undefined) {
    const url = parseUrl(given);
    if (!isWebAddress(given) || url === undefined || url.username !== "" || url.password !== "") {
      return {
        ok: false,
        error: "--server must be an http or https address without a user, such as http://localhost:3000",
      };
    }
    return { ok: true, url: given };
  }
  const all = [...endpoints, ...channels].flatMap(({ environments }) => environments.map(({ baseUrl }) => baseUrl));
  const local = all.map(asHttp).find((one) => {
    const url = isWebAddress(one) ? parseUrl(one) : undefined;
    return url !== undefined && isLoopbackHost(hostOf(url));
  });
  if (local !== undefined) return { ok: true, url: local };
  return { ok: false, error: "add --server URL, the address of the running API, such as http://localhost:3000" };
}
