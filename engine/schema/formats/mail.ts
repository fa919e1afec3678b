import { defined } from "#engine/item-at";
import { isIpv4, isIpv6 } from "./addresses.ts";
import { isHostname, isIdnHostname } from "./hosts.ts";

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]";
const local = new RegExp(`^(?:${atom}+(?:\\.${atom}+)*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")$`, "i");
const wide = "[a-z0-9!#$%&'*+/=?^_`{|}~\\u0080-\\u{10ffff}-]";
const wideLocal = new RegExp(`^(?:${wide}+(?:\\.${wide}+)*|"(?:[ !#-\\[\\]-~\\u0080-\\u{10ffff}]|\\\\[ -~])*")$`, "iu");

/** Returns true for a mailbox (RFC 5321 §4.1.2). */
export const isEmail = (text: string): boolean => isMailbox(text, local, isHostname);

/** Returns true for an internationalized mailbox (RFC 6531 §3.3). */
export const isIdnEmail = (text: string): boolean =>
  isMailbox(text, wideLocal, (domain) => isIdnHostname(domain.normalize("NFC")));

function isMailbox(text: string, name: RegExp, isDomain: (text: string) => boolean): boolean {
  const at = text.lastIndexOf("@");
  if (at < 0 || !name.test(text.slice(0, at))) return false;
  const domain = text.slice(at + 1);
  const literal = /^\[(?:(ipv6:)(.*)|([^:]*))\]$/i.exec(domain);
  if (literal === null) return isDomain(domain);
  return literal[1] === undefined ? isIpv4(defined(literal[3])) : isIpv6(defined(literal[2]));
}
