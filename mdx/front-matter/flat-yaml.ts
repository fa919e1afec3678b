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
