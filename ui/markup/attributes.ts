/** Props of an element of the page. */
export type Props = { readonly [name: string]: unknown };

const escapes: { readonly [sign: string]: string } = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" },
};

const special = /["&'<>]/;

/** Escapes a text for markup, as React does. */
export const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/["&'<>]/g, (sign) => escapes[sign] ?? sign) : text;

const isWritable = (value: unknown): boolean => typeof value !== "function" && typeof value !== "symbol";

const written = (name: string, value: unknown): string => ` ${name}="${escapeText(`${value}`)}"`;

/** Returns an attribute that is there or not, with a space before it. */
export const booleanText = (name: string, value: unknown): string => (value && isWritable(value) ? ` ${name}=""` : "");

const toHyphens = (name: string): string => name.replace(/([A-Z])/g, "-$1").toLowerCase();

/** The start of an address that would run a script, which React replaces too; browsers ignore line breaks and tabs in it. */
const script = /^[\p{Cc} ]*javascript:/iu;

const blocked = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

function addressText(name: string, value: unknown, tag: string): string {
  if (!isWritable(value) || typeof value === "boolean") return "";
  if (value === "" && (name === "src" || (name === "href" && tag !== "a"))) return "";
  const address = script.test(`${value}`.replace(/[\r\n\t]/g, "")) ? blocked : value;
  return written(name === "xlinkHref" ? "xlink:href" : name, address);
}

const words = (text: string): readonly string[] => text.split(" ");

/** Numbers in styles that are not lengths. */
const unitless: ReadonlySet<string> = new Set(
  words(
    "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns flex flexGrow flexShrink gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth WebkitLineClamp",
  ),
);

function styleText(_: string, style: unknown): string {
  // React refuses styles that are not objects.
  const rules = Object.entries(style as object).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === "boolean" || value === "") return [];
    if (name.startsWith("--")) return [`${escapeText(name)}:${escapeText(`${value}`.trim())}`];
    const unit = typeof value === "number" && value !== 0 && !unitless.has(name) ? "px" : "";
    const property = toHyphens(name).replace(/^ms-/, "-ms-");
    return [`${escapeText(property)}:${escapeText(`${value}`.trim())}${unit}`];
  });
  return rules.length === 0 ? "" : ` style="${rules.join(";")}"`;
}

/** Writes a prop as an attribute with a space before it, or nothing. */
type Writer = (name: string, value: unknown, tag: string) => string;

/** Cache of `isSafeName`. */
const safeNames = new Map<string, boolean>();

/** True if a name of an element or attribute has letters, digits and `_:.-` only, and begins like a name. */
export function isSafeName(name: string): boolean {
  const known = safeNames.get(name);
  if (known !== undefined) return known;
  const isSafe = /^[\p{L}_:][\p{L}\p{M}\p{N}_:.-]*$/u.test(name);
  // Names of authors are without limit.
  if (safeNames.size < 2000) safeNames.set(name, isSafe);
  return isSafe;
}

const plain: Writer = (name, value) => {
  if (!isWritable(value) || /^on./i.test(name) || !isSafeName(name)) return "";
  return typeof value === "boolean" && !/^(?:data|aria)-/i.test(name) ? "" : written(name, value);
};

/** Writes an attribute with another name than its prop. */
const named =
  (attribute: string): Writer =>
  (_, value) =>
    plain(attribute, value, "");

const ifWritable =
  (write: (name: string, value: unknown) => string): Writer =>
  (name, value) =>
    isWritable(value) ? write(name, value) : "";

const each = (props: string, writer: Writer): readonly (readonly [string, Writer])[] =>
  words(props).map((prop) => [prop, writer]);

/** Props with another writer than `plain` (React "DOM components"). */
const writers: ReadonlyMap<string, Writer> = new Map([
  ...each(
    "children defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref key",
    () => "",
  ),
  ["style", styleText],
  ...each("src href action formAction xlinkHref", addressText),
  // Attributes that are there or not.
  ...each(
    "inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope",
    booleanText,
  ),
  ...each("autoFocus multiple muted", (name, value) => booleanText(name.toLowerCase(), value)),
  // Attributes that are written as "true" and "false".
  ...each(
    "contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha",
    ifWritable(written),
  ),
  ...each(
    "capture download",
    ifWritable((name, value) => (value === true ? ` ${name}=""` : value === false ? "" : written(name, value))),
  ),
  ...each(
    "cols rows size span",
    ifWritable((name, value) => (Number(value) >= 1 ? written(name, value) : "")),
  ),
  ...each(
    "rowSpan start",
    ifWritable((name, value) => (Number.isNaN(Number(value)) ? "" : written(name, value))),
  ),
  ...words(
    "acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight",
  ).map((prop) => [prop, named(toHyphens(prop))] as const),
  ...Object.entries({
    ...{ className: "class", htmlFor: "for", tabIndex: "tabindex", crossOrigin: "crossorigin" },
    ...{ xmlnsXlink: "xmlns:xlink", xmlLang: "xml:lang", xmlSpace: "xml:space" },
  }).map(([prop, attribute]) => [prop, named(attribute)] as const),
]);

/** Returns a prop as an attribute, with a space before it; nothing if React writes none. */
export const attributeText = (tag: string, name: string, value: unknown): string =>
  value === null || value === undefined ? "" : (writers.get(name) ?? plain)(name, value, tag);
