import type { ReactElement } from "react";

interface CheckTimeProps {
  /** In ISO 8601, UTC. */
  readonly at: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The time of the reader, in milliseconds since 1970; absent on a page that is read at any time. */
  readonly now: number | undefined;
}

/** A time in the language of the site, and how long ago it was. */
export function CheckTime({ at, language, now }: CheckTimeProps): ReactElement {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <>{at}</>;
  const [known = "en"] = Intl.DateTimeFormat.supportedLocalesOf(language);
  const written = new Intl.DateTimeFormat(known, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const ago = now === undefined ? "" : ` (${agoText(now - time, known)})`;
  return <time dateTime={at}>{`${written.format(time)} UTC${ago}`}</time>;
}

/** The units of durations, the longest first, in milliseconds. */
const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** Writes how long ago something was, in its longest whole unit: `5 minutes ago`. */
function agoText(milliseconds: number, language: string): string {
  const past = Math.max(0, milliseconds);
  const [unit, size] = units.find(([, one]) => past >= one) ?? units[3];
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(-Math.floor(past / size), unit);
}
