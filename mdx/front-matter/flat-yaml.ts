/** Characters that plain and quoted texts of one line may contain in every place. */
const ordinary = String.raw`\p{L}\p{M}\p{N} .,;!?()/&+*=%$@_'\[\]{}|<>~^\-`;

/** `key: text`, where the text starts with a letter, or is in quotes without escapes. */
const line = new RegExp(
  String.raw`^([A-Za-z][\w-]*): +(?:(\p{L}(?:[${ordinary}"]|:(?=\S)|(?<! )#)*)|"([${ordinary}:#]*)"|'([${ordinary.replace("'", "")}:#"]*)')$`,
  "u",
);

/** Words that YAML 1.2 reads as other values than texts (§10.3.2), and keys that objects have by themselves. */
const special = /^(?:null|true|false|__proto__)$/i;

/**
 * Reads YAML of single lines with a key and a text each, as most front matter is: the parser takes thirty times as long.
 * Returns undefined for any other document.
 */
export function flatYaml(yaml: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  for (const text of yaml.split("\n")) {
    if (text === "") continue;
    const [, key, plain, double, single] = line.exec(text) ?? [];
    if (key === undefined || values.has(key) || special.test(key)) return undefined;
    if (plain !== undefined && (special.test(plain) || plain.endsWith(" "))) return undefined;
    values.set(key, plain ?? double ?? single ?? "");
  }
  return values;
}

/** Texts that are written without quotes, and need not be in several lines. */
const plainText = /^[A-Za-z][A-Za-z0-9 ,]{0,50}[A-Za-z0-9]$/;

/** Words that YAML 1.1 reads as other values (yaml.org/type/bool.html). */
const oldWords = /^(?:y|n|yes|no|on|off)$/i;

/** Writes texts by keys as YAML; returns undefined for data that the library must write. */
export function flatYamlText(data: { readonly [key: string]: unknown }): string | undefined {
  let text = "";
  for (const [key, value] of Object.entries(data)) {
    const isPlain = typeof value === "string" && plainText.test(value) && /^[A-Za-z][\w-]+$/.test(key);
    if (!isPlain || [key, value].some((word) => special.test(word) || oldWords.test(word))) return undefined;
    text += `${key}: ${value}\n`;
  }
  return text;
}
