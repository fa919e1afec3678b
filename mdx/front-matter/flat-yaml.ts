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

/** Texts of words with single spaces, which are written without quotes. */
const plainText = /^[A-Za-z](?:(?! {2})[A-Za-z0-9 ,.;!?()/'\u2019-])*(?<=[A-Za-z0-9.)!?])$/;

/** The length from which the library folds a text that is the value of a key. */
const maxWidth = 78;

/** Words that YAML 1.1 reads as other values (yaml.org/type/bool.html). */
const oldWords = /^(?:y|n|yes|no|on|off)$/i;

/** Writes texts by keys as YAML; returns undefined for data that the library must write. */
export function flatYamlText(data: { readonly [key: string]: unknown }): string | undefined {
  let text = "";
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== "string" || !plainText.test(value) || !/^[A-Za-z][\w-]+$/.test(key)) return undefined;
    if ([key, value].some((word) => special.test(word) || oldWords.test(word))) return undefined;
    text += `${key}: ${value.length <= maxWidth || !value.includes(" ") ? value : folded(value)}\n`;
  }
  return text;
}

/** Writes a long text as a folded block (YAML 1.2 §8.1.3), as many words in a line as fit. */
function folded(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxWidth) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return `>-\n  ${lines.join("\n  ")}`;
}
