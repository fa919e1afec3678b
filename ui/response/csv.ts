/** The media types of tables as text, and their delimiters; undefined if the text shows it. */
const delimiters: { readonly [type: string]: string | undefined } = {
  "text/csv": undefined,
  "application/csv": undefined,
  "text/tab-separated-values": "\t",
};

/** Returns true if a media type is a table as text. */
export const isTable = (type: string): boolean => Object.hasOwn(delimiters, type);

/**
 * Returns the most frequent delimiter outside of quotes in the first line: spreadsheets write other delimiters than commas
 * in some languages.
 */
function delimiterOf(text: string): string {
  const line = (text.split(/[\r\n]/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (one: string): number => line.split(one).length;
  return [",", ";", "\t", "|"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A part of a table. */
interface ReadTable {
  readonly rows: readonly (readonly string[])[];
  /** True if the table has more rows or values than were read. */
  readonly isCut: boolean;
}

/** Limits of a table. */
interface TableLimits {
  readonly rows: number;
  /** Of all rows together. */
  readonly values: number;
}

/**
 * Reads a table (RFC 4180) up to its limits. Quoted values may contain line breaks; a quote that is missing at
 * the end is added.
 */
export function readTable(text: string, type: string, limits: TableLimits): ReadTable {
  const body = text.replace(/^\ufeff/, "");
  const delimiter = delimiters[type] ?? delimiterOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let value = "";
  let isQuoted = false;
  let count = 0;
  const endValue = (): void => {
    row.push(value);
    count += 1;
    value = "";
    isQuoted = false;
  };
  const endRow = (): void => {
    // An empty line is not a row with an empty value.
    if (row.length === 0 && value === "" && !isQuoted) return;
    endValue();
    rows.push(row);
    row = [];
  };
  let at = 0;
  while (at < body.length && rows.length < limits.rows && count < limits.values) {
    const char = body.charAt(at);
    if (char === '"' && value === "" && !isQuoted) {
      [value, at] = readQuoted(body, at);
      isQuoted = true;
      continue;
    }
    if (char === delimiter) endValue();
    else if (char === "\n" || char === "\r") {
      endRow();
      if (char === "\r" && body.charAt(at + 1) === "\n") at += 1;
    } else value += char;
    at += 1;
  }
  const isCut = /[^\r\n]/.test(body.slice(at));
  if (!isCut) endRow();
  else if (row.length > 0) rows.push(row);
  return { rows, isCut };
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
