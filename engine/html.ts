/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

const signs: { readonly [sign: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** A value in a template: text, which is escaped, HTML, a list of both, or nothing. */
export type Part = string | number | Html | readonly Part[] | undefined;

/** A template tag for HTML. It escapes all values except those that it created. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, i) => (i === 0 ? text : written(parts[i - 1]) + text)).join(""),
});

function written(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "html" in part ? part.html : part.map(written).join("");
}
