import { isBase64, isPattern, isUuid } from "#engine/interpret";
import { exact, type Json } from "#engine/json";
import { compareNumbers, doubleOf, isNumber, isWhole } from "../numbers.ts";
import { isIpv4, isIpv6 } from "./addresses.ts";
import { isDateTime, isDuration, isFullDate, isFullTime } from "./dates.ts";
import { isHostname, isIdnHostname } from "./hosts.ts";
import { isEmail, isIdnEmail } from "./mail.ts";
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from "./uris.ts";

type FormatTest = (value: Json) => boolean;

/** Returns the test of a format; undefined for one that is only a hint. Values of other types pass. */
export type FormatTests = (format: string) => FormatTest | undefined;

const texts: { readonly [format: string]: (text: string) => boolean } = {
  "date-time": isDateTime,
  date: isFullDate,
  time: isFullTime,
  duration: isDuration,
  email: isEmail,
  "idn-email": isIdnEmail,
  hostname: isHostname,
  "idn-hostname": isIdnHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: isUri,
  "uri-reference": isUriReference,
  iri: isIri,
  "iri-reference": isIriReference,
  "uri-template": isUriTemplate,
  "json-pointer": (text) => /^(?:\/(?:[^~/]|~[01])*)*$/u.test(text),
  "relative-json-pointer": (text) => /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/u.test(text),
  regex: (text) => isPattern(text) && !foreignEscape.test(text),
  uuid: isUuid,
  byte: isBase64,
};

/** An escape of a letter without a meaning in ECMA-262; browsers read it as the letter (ECMA-262 annex B). */
const foreignEscape = /(?<!\\)(?:\\\\)*\\[aeghijlmoqyzACEFGHIJKLMNOQRTUVXYZ]/;

const between =
  (least: string, greatest: string): FormatTest =>
  (value) =>
    isWhole(value) && compareNumbers(value, exact(least)) >= 0 && compareNumbers(value, exact(greatest)) <= 0;

/** Integers by their bits, and numbers by what their type can hold (OpenAPI Format Registry). */
const numbers: { readonly [format: string]: FormatTest } = {
  int8: between("-128", "127"),
  uint8: between("0", "255"),
  int16: between("-32768", "32767"),
  uint16: between("0", "65535"),
  int32: between("-2147483648", "2147483647"),
  uint32: between("0", "4294967295"),
  int64: between("-9223372036854775808", "9223372036854775807"),
  uint64: between("0", "18446744073709551615"),
  float: (value) => Number.isFinite(Math.fround(doubleOf(value))),
  double: (value) => Number.isFinite(doubleOf(value)),
};

/** Tests formats by their standards. */
export function formatTest(format: string): FormatTest | undefined {
  const [text, number] = [
    Object.hasOwn(texts, format) ? texts[format] : undefined,
    Object.hasOwn(numbers, format) ? numbers[format] : undefined,
  ];
  if (text !== undefined) return (value) => typeof value !== "string" || text(value);
  return number && ((value) => !isNumber(value) || number(value));
}

const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const host = `(?:${label}\\.)+[a-z]{2,}`;
const clock = "\\d{2}:\\d{2}:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d{2}:\\d{2})";

/** The values of formats that all common validators accept: no quoted mailbox, leap second, week or lower-case `t`. */
const undisputed: { readonly [format: string]: RegExp } = {
  email: new RegExp(`^[a-z0-9](?:[\\w+.-]*[a-z0-9])?@${host}$`, "i"),
  hostname: new RegExp(`^(?:localhost|${host})$`, "i"),
  "date-time": new RegExp(`^(?!0000)\\d{4}-\\d{2}-\\d{2}T${clock}$`),
  time: new RegExp(`^${clock}$`),
  duration: /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
  uri: new RegExp(`^[a-z][a-z0-9]*://(?:localhost|${host})(?::\\d+)?(?:[/?#]|$)`, "i"),
};

/** Tests formats by their standards, and refuses values about which common validators disagree. */
export function undisputedFormatTest(format: string): FormatTest | undefined {
  const keeps = formatTest(format);
  const common = Object.hasOwn(undisputed, format) ? undisputed[format] : undefined;
  return (
    keeps && ((value) => keeps(value) && (typeof value !== "string" || common === undefined || common.test(value)))
  );
}
