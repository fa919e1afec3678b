import { dateOf } from "#engine/text";
import { formText } from "#locales/messages/form";
import { dayIn } from "./moment-text.ts";

/** Texts, parser and printer of dates of one type. */
export interface DateStyle {
  readonly placeholder: string;
  readonly current: string;
  readonly hasTime: boolean;
  readonly read: (text: string) => Date;
  readonly write: (moment: Date) => string;
}

/** Returns true if a text could be read as a date. */
export const isRealDate = (moment: Date): boolean => !Number.isNaN(moment.getTime());

const datetime: DateStyle = {
  // Read late: a program may replace the words.
  get placeholder() {
    return formText().datetimePlaceholder;
  },
  get current() {
    return formText().now;
  },
  hasTime: true,
  read: (text) => new Date(text),
  write: (moment) => moment.toISOString(),
};
const date: DateStyle = {
  get placeholder() {
    return formText().datePlaceholder;
  },
  get current() {
    return formText().today;
  },
  hasTime: false,
  // The day that is written, wherever the reader is.
  read: (text) =>
    [dayIn(text) ?? `${text} UTC`, text].map((one) => new Date(one)).find(isRealDate) ?? new Date(Number.NaN),
  write: dateOf,
};

/** The style of each kind of date control. */
export const dateStyles = { datetime, date } as const;
