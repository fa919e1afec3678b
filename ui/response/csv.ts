/** The media types of tables as text, and their delimiters; undefined if the text shows it. */
const delimiters: { readonly [type: string]: string | undefined } = {
  "text/csv": undefined,
  "application/csv": undefined,
  "text/tab-separated-values": "\t",
};

/** Returns true if a media type is a table as text. */
export const isTable = (type: string): boolean => Object.hasOwn(delimiters, type);

/** The most frequent delimiter of the first line, as spreadsheets write other ones than commas in some languages. */
function delimiterOf(text: string): string {
  const [line = ""] = text.split(/[\r\n]/, 1);
  const count = (one: string): number => line.split(one).length;
  return [",", ";", "\t", "|"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Reads a table (RFC 4180) up to a number of rows. Quoted values may contain line breaks; a quote that is missing at
 * the end is added.
 */
export function readTable(text: string, type: string, maxRows: number): readonly (readonly string[])[] {
  const body = text.replace(/^\ufeff/, "");
  const delimiter = delimiters[type] ?? delimiterOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let value = "";
  const endRow = (): void => {
    row.push(value);
    // An empty line is not a row with an empty value.
    if (row.length > 1 || value !== "") rows.push(row);
    row = [];
    value = "";
  };
  let at = 0;
  while (at < body.length && rows.length < maxRows) {
    const char = body.charAt(at);
    if (char === '"' && value === "") {
      const [quoted, end] = readQuoted(body, at);
      value = quoted;
      at = end;
      continue;
    }
    if (char === delimiter) {
      row.push(value);
      value = "";
    } else if (char === "\n" || char === "\r") {
      endRow();
      if (char === "\r" && body.charAt(at + 1) === "\n") at += 1;
    } else value += char;
    at += 1;
  }
  if (rows.length < maxRows) endRow();
  return rows;
}

/** Reads a value in quotes, with doubled quotes inside it; returns the offset after it too. */
function readQuoted(text: string, from: number): readonly [value: string, end: number] {
  let value = "";
  for (let at = from + 1; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0) return [value + text.slice(at), text.length];
    value += text.slice(at, end);
    if (text.charAt(end + 1) !== '"') return [value, end + 1];
    value += '"';
    at = end + 2;
  }
}
