/** The characters that writers of HTML replace: each those before it too; a quote has several names. */
const htmlForms: readonly { readonly [sign: string]: string }[] = [
  { "&": "&amp;", "<": "&lt;" },
  { "&": "&amp;", "<": "&lt;", ">": "&gt;" },
  { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" },
  ...["&#39;", "&#x27;", "&#039;", "&apos;"].map((apostrophe) => ({
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": apostrophe,
  })),
  { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" },
  // JSON within a page.
  { "&": "\\u0026", "<": "\\u003c", ">": "\\u003e", '"': '\\"', "\\": "\\\\" },
];

/** A lone surrogate has no UTF-8 form; encoders write U+FFFD for it (WHATWG Encoding §7). */
const encodable = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");

/** Every character as RFC 3986 §2.1 allows it, also those that need not be encoded. */
const strictUri = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const asciiJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

const lowerHex = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/**
 * Lists the forms in which servers and clients write a text: unchanged, in URLs and forms, in JSON with and without
 * slashes and other scripts escaped, and in HTML.
 */
export function secretForms(text: string): readonly string[] {
  const plain = encodable(text);
  const uris = [encodeURIComponent(plain), strictUri(plain), encodeURI(plain)];
  const json = JSON.stringify(text).slice(1, -1);
  const all = [
    text,
    plain,
    ...uris.flatMap((uri) => [uri, lowerHex(uri), uri.replaceAll("%20", "+"), lowerHex(uri).replaceAll("%20", "+")]),
    ...[json, asciiJson(text)].flatMap((one) => [one, one.replaceAll("/", "\\/")]),
    ...htmlForms.map((signs) => text.replace(/[&<>"'\\]/g, (sign) => signs[sign] ?? sign)),
  ];
  return [...new Set(all)].filter((one) => one !== "");
}
