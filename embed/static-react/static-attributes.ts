/** Props of an element of the page. */
export type Props = { readonly [name: string]: unknown };

const escapes: { readonly [sign: string]: string } = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" },
};

const special = /["&'<>]/;

/** Escapes a text for markup, as React does. */
export const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/["&'<>]/g, (sign) => escapes[sign] ?? sign) : text;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Props that are not attributes. */
const ignored = words(
  "children defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref key",
);

/** Attributes that are there or not (React "DOM components"). */
const booleans = words(
  "inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope",
);
const lowercaseBooleans = words("autoFocus multiple muted");
/** Attributes that are written as "true" and "false". */
const enumerated = words(
  "contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha",
);
const addresses = words("src href action formAction xlinkHref");
const optional = words("capture download");
const counts = words("cols rows size span");
const integers = words("rowSpan start");

/** Props that have hyphens as attributes. */
const hyphenated = words(
  "acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight",
);
const renamed: { readonly [prop: string]: string } = {
  ...{ className: "class", htmlFor: "for", tabIndex: "tabindex", crossOrigin: "crossorigin" },
  ...{ xlinkHref: "xlink:href", xmlnsXlink: "xmlns:xlink", xmlLang: "xml:lang", xmlSpace: "xml:space" },
};

const toHyphens = (name: string): string => name.replace(/([A-Z])/g, "-$1").toLowerCase();

/** Numbers in styles that are not lengths. */
const unitless = words(
  "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns flex flexGrow flexShrink gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth WebkitLineClamp",
);

const isWritable = (value: unknown): boolean => typeof value !== "function" && typeof value !== "symbol";

const written = (name: string, value: unknown): string => ` ${name}="${escapeText(`${value}`)}"`;

/** The start of an address that would run a script, which React replaces too; browsers ignore line breaks and tabs in it. */
const script = /^[\p{Cc} ]*javascript:/iu;

const blocked = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

function addressAttribute(name: string, value: unknown, isOfLink: boolean): string {
  if (!isWritable(value) || typeof value === "boolean") return "";
  if (value === "" && (name === "src" || (name === "href" && !isOfLink))) return "";
  const address = script.test(`${value}`.replace(/[\r\n\t]/g, "")) ? blocked : value;
  return written(renamed[name] ?? name, address);
}

function styleAttribute(style: object): string {
  const rules = Object.entries(style).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === "boolean" || value === "") return [];
    if (name.startsWith("--")) return [`${escapeText(name)}:${escapeText(`${value}`.trim())}`];
    const unit = typeof value === "number" && value !== 0 && !unitless.has(name) ? "px" : "";
    const property = toHyphens(name).replace(/^ms-/, "-ms-");
    return [`${escapeText(property)}:${escapeText(`${value}`.trim())}${unit}`];
  });
  return rules.length === 0 ? "" : ` style="${rules.join(";")}"`;
}

/** Returns an attribute that is there or not, with a space before it. */
export const booleanText = (name: string, value: unknown): string => (value && isWritable(value) ? ` ${name}=""` : "");

/** Returns a prop as an attribute, with a space before it; nothing if React writes none. */
export function attributeText(tag: string, name: string, value: unknown): string {
  if (value === null || value === undefined || ignored.has(name)) return "";
  if (name === "style") return styleAttribute(value as object); // React refuses others
  if (addresses.has(name)) return addressAttribute(name, value, tag === "a");
  if (!isWritable(value)) return "";
  if (booleans.has(name)) return booleanText(name, value);
  if (lowercaseBooleans.has(name)) return booleanText(name.toLowerCase(), value);
  if (enumerated.has(name)) return written(name, value);
  if (optional.has(name)) return value === true ? ` ${name}=""` : value === false ? "" : written(name, value);
  if (counts.has(name)) return Number(value) >= 1 ? written(name, value) : "";
  if (integers.has(name)) return Number.isNaN(Number(value)) ? "" : written(name, value);
  if (/^on/i.test(name) && name.length > 2) return "";
  if (typeof value === "boolean" && !/^(?:data|aria)-/i.test(name)) return "";
  return written(renamed[name] ?? (hyphenated.has(name) ? toHyphens(name) : name), value);
}
