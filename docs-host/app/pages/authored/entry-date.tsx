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

/** Returns the text of a date; the date itself if it is none. */
export function dateText(date: string, language: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return date;
  const known = Intl.DateTimeFormat.supportedLocalesOf(languageTag(language))[0] ?? "en";
  return new Intl.DateTimeFormat(known, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** Returns the language if it is a tag. */
function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}
