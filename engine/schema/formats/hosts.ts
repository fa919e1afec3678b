import { itemAt } from "#engine/item-at";
import { decodePunycode, encodePunycode } from "./punycode.ts";

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Returns true for a host name (RFC 1123 §2.1) with valid labels in Punycode (RFC 5891 §5.4). */
export function isHostname(text: string): boolean {
  return text.length <= 253 && text.split(".").every(isAsciiLabel);
}

function isAsciiLabel(text: string): boolean {
  if (!label.test(text)) return false;
  if (text.slice(2, 4) !== "--") return true;
  if (text.slice(0, 2).toLowerCase() !== "xn") return false;
  const decoded = decodePunycode(text.slice(4).toLowerCase());
  if (decoded === undefined || !/[^\0-\x7f]/.test(decoded)) return false;
  return isUnicodeLabel(decoded) && encodePunycode(decoded) === text.slice(4).toLowerCase();
}

/** Returns true for an internationalized host name (RFC 5890 §2.3.2.3); each of its dots may be an ideographic one. */
export function isIdnHostname(text: string): boolean {
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  const inAscii = labels.map((one) => (isAscii(one) ? one : `xn--${encodePunycode(one.slice(0, 64))}`));
  return (
    inAscii.join(".").length <= 253 &&
    labels.every((one, i) =>
      isAscii(one) ? isAsciiLabel(one) : isUnicodeLabel(one) && itemAt(inAscii, i).length <= 63,
    ) &&
    (!labels.some(isRightToLeft) || labels.every(isBidiLabel))
  );
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Returns true for a U-label (RFC 5891 §4.2). */
function isUnicodeLabel(text: string): boolean {
  if (text.normalize("NFC") !== text || text.startsWith("-") || text.endsWith("-")) return false;
  if (text.slice(2, 4) === "--" || /^\p{M}/u.test(text)) return false;
  const characters = Array.from(text);
  return characters.every((one, i) => isAllowed(one, i, characters)) && (!isRightToLeft(text) || isBidiLabel(text));
}

const allowed = /^[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]$/;
const forbidden = /^[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]$/;
const oldJamo = /^[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6\ud7cb-\ud7fb]$/;
const letterOrDigit = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u;
const ignorable = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Noncharacter_Code_Point}]$/u;

/** Returns true if a character may be at a position of a label (RFC 5892 §3, in the order of its rules). */
function isAllowed(one: string, at: number, all: readonly string[]): boolean {
  if (allowed.test(one)) return true;
  const context = contexts.find(([characters]) => characters.test(one));
  if (context !== undefined) return context[1](at, all);
  if (forbidden.test(one)) return false;
  if (/^[a-z0-9-]$/.test(one)) return true;
  return isStable(one) && !ignorable.test(one) && !oldJamo.test(one) && letterOrDigit.test(one);
}

const isStable = (one: string): boolean => one.normalize("NFKC").toLowerCase().normalize("NFKC") === one;

type Context = (at: number, all: readonly string[]) => boolean;

/** Characters that are allowed in a context only (RFC 5892 appendix A). */
const contexts: readonly (readonly [characters: RegExp, isInContext: Context])[] = [
  [/^\u200c$/, (at, all) => isAfterVirama(at, all) || isJoining(at, all)],
  [/^\u200d$/, (at, all) => isAfterVirama(at, all)],
  [/^\u00b7$/, (at, all) => all[at - 1] === "l" && all[at + 1] === "l"],
  [/^\u0375$/, (at, all) => /^\p{Script=Greek}$/u.test(all[at + 1] ?? "")],
  [/^[\u05f3\u05f4]$/, (at, all) => /^\p{Script=Hebrew}$/u.test(all[at - 1] ?? "")],
  [/^\u30fb$/, (_, all) => all.some((one) => /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(one))],
  [/^[\u0660-\u0669]$/, (_, all) => !all.some((one) => /^[\u06f0-\u06f9]$/.test(one))],
  [/^[\u06f0-\u06f9]$/, (_, all) => !all.some((one) => /^[\u0660-\u0669]$/.test(one))],
];

/** The viramas of Indic scripts: characters of the canonical combining class 9. */
const viramas =
  /^[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua8c4\ua953\ua9c0\uaaf6\uabed\u{10a3f}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{112ea}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{1172b}\u{11839}\u{119e0}\u{11a34}\u{11a47}\u{11a99}\u{11c3f}\u{11d44}\u{11d45}\u{11d97}]$/u;

const isAfterVirama: Context = (at, all) => viramas.test(all[at - 1] ?? "");

/** Letters of scripts that join; JavaScript has no property for the joining type. */
const joining = /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}]$/u;

const isJoining: Context = (at, all) => joining.test(all[at - 1] ?? "") && joining.test(all[at + 1] ?? "");

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Samaritan}]/u;

const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Returns true if a label keeps the rules of mixed directions (RFC 5893 §2), by scripts in place of classes. */
function isBidiLabel(text: string): boolean {
  const characters = Array.from(text).filter((one) => !/^\p{Mn}$/u.test(one));
  const [first = "", last = ""] = [characters[0], characters.at(-1)];
  if (isRightToLeft(first)) {
    const isLatin = characters.some((one) => /^\p{L}$/u.test(one) && !isRightToLeft(one));
    const digits = [/^[0-9\u06f0-\u06f9]$/, /^[\u0660-\u0669]$/].map((one) =>
      characters.some((each) => one.test(each)),
    );
    return !isLatin && !digits.every((one) => one) && (isRightToLeft(last) || /^\p{Nd}$/u.test(last));
  }
  return /^\p{L}$/u.test(first) && !characters.some(isRightToLeft);
}
