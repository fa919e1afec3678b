import type { ReactElement } from "react";

interface EntryDateProps {
  /** Such as `2024-04-30`. */
  readonly date: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/** The date of an entry in the language of the site. */
export function EntryDate({ date, language }: EntryDateProps): ReactElement {
  return <time dateTime={date}>{dateText(date, language)}</time>;
}

/** Formats a date; an invalid date is returned unchanged. */
export function dateText(date: string, language: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return date;
  const known = Intl.DateTimeFormat.supportedLocalesOf(languageTag(language))[0] ?? "en";
  return new Intl.DateTimeFormat(known, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** Returns a text with a date in it as an author wrote it; a date alone, as YAML has it, in the language. */
export function writtenDate(text: string, language: string): string {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.0+)?)?Z)?$/.exec(text.trim()) ?? [];
  return date === undefined ? text : dateText(date, language);
}

/** Returns the canonical form of a publisher's language tag; `en` if it is not a BCP 47 tag. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}
