import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import { type ApiModel, addressesOf } from "#engine/model";

/**
 * Returns a sentence for each server of this machine that descriptions name, and that readers of a site which others can
 * open don't reach.
 *
 * @param allowed origins that the operator allows
 */
export function loopbackNotes(models: readonly ApiModel[], allowed: readonly string[]): readonly string[] {
  const origins = models.flatMap(({ endpoints, channels = [] }) =>
    [...endpoints, ...channels]
      .flatMap(({ environments }) => environments)
      .flatMap(addressesOf)
      .flatMap((address) => parseUrl(address.replace(/^ws/i, "http")) ?? [])
      .filter((url) => isLoopbackHost(hostOf(url)))
      .map(({ origin }) => origin),
  );
  return [...new Set(origins)]
    .filter((origin) => !allowed.includes(origin))
    .map((origin) => `The playground can't call ${origin}: others may open this site. --allow ${origin} permits it.`);
}
