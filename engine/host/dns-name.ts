/** Limits of a name in characters, without the dot at its end (RFC 1035 §2.3.4). */
const [maxName, maxLabel] = [253, 63];

/**
 * Returns true if a canonical host is a name that DNS can resolve: labels of letters, digits and inner hyphens (RFC 1123
 * §2.1), of at most 63 characters each and 253 in all. Addresses of machines are not names.
 */
export const isDnsName = (host: string): boolean =>
  host.length <= maxName &&
  !/(?:^|\.)\d+$/.test(host) &&
  host.split(".").every((label) => label.length <= maxLabel && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label));
