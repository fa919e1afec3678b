const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4Pattern = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** Returns true for four decimal numbers without leading zeros (RFC 2673 §3.2). */
export const isIpv4 = (text: string): boolean => ipv4Pattern.test(text);

/** Returns true for an IPv6 address (RFC 4291 §2.2) without a zone. */
export function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === "" ? [] : half.split(":")));
  const all = groups.flat();
  const last = all.at(-1);
  const isMixed = last?.includes(".") && !text.endsWith("::");
  const count = all.length + (isMixed ? 1 : 0);
  if (halves.length === 2 ? count > 7 : count !== 8) return false;
  return all.every((group, i) => (isMixed && i === all.length - 1 ? isIpv4(group) : /^[0-9a-f]{1,4}$/i.test(group)));
}
