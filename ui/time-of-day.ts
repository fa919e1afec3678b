import { lateText } from "#locales/messages/late";

/** Writes a moment, in ms since 1970, as its time of day in the language of the page, which may load after this. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(lateText().calendarLocale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).format(at);
