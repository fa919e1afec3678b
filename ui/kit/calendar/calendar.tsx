import "../styles/lists.css";
import "../styles/calendar.css";
import { type CalendarDate, parseDate } from "@internationalized/date";
import type { ReactElement, RefObject } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { lateText } from "#locales/messages/late";
import { Icon, Button as KitButton } from "../buttons/index.ts";

/** A time of day with its reference. */
export interface DayTime {
  /** `08:30:00`. */
  readonly text: string;
  /** `UTC`, `+02:00`. */
  readonly zone: string;
}

/** Props of a calendar. Days have the form `2026-11-21`. */
export interface CalendarProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
  /** Given for moments, which have a time of the day. */
  readonly time?: DayTime | undefined;
  readonly onTime?: (time: string) => void;
}

const dayIn = (text: string | undefined): CalendarDate | null => (text === undefined ? null : parseDate(text));

/** Inputs omit seconds that are zero. */
const inSeconds = (time: string): string => (time.length === "00:00".length ? `${time}:00` : time.slice(0, 8));

/**
 * A month to choose a day from, and the time of that day. The calendar is ISO 8601, with weeks that start on Monday, in
 * the language of the page.
 */
const Calendar = ({ label, day, onDay, time, onTime }: CalendarProps): ReactElement => (
  <I18nProvider locale={lateText().calendarLocale}>
    <AriaCalendar
      aria-label={label}
      autoFocus
      firstDayOfWeek="mon"
      value={dayIn(day)}
      onChange={(chosen) => onDay(chosen.toString())}
      className="kit-calendar"
    >
      <div className="kit-calendar-head">
        <Button slot="previous" className="kit-icon-button">
          <Icon name="left" />
        </Button>
        <CalendarHeading className="kit-calendar-month" />
        <Button slot="next" className="kit-icon-button">
          <Icon name="right" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="kit-calendar-grid">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="kit-calendar-weekday">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="kit-calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
    {time && (
      <label className="kit-time">
        {lateText().timeIn({ zone: time.zone })}
        <input
          type="time"
          step={1}
          value={time.text}
          onChange={({ currentTarget: { value } }) => value !== "" && onTime?.(inSeconds(value))}
          className="kit-time-input"
        />
      </label>
    )}
  </I18nProvider>
);

/** Further props of a calendar in a popover: its button, and whether it is open. */
export interface CalendarPopoverProps extends CalendarProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The calendar above the page. Choosing a day closes it, unless there is a time to be set as well. */
export function CalendarPopover({ trigger, isOpen, onClose, ...props }: CalendarPopoverProps): ReactElement {
  const onDay = (day: string): void => {
    props.onDay(day);
    if (props.time === undefined) onClose();
  };
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      className="kit-popover kit-calendar-popover"
    >
      <Dialog aria-label={props.label} className="kit-calendar-dialog">
        <Calendar {...props} onDay={onDay} />
        {props.time && <KitButton onPress={onClose}>{lateText().done}</KitButton>}
      </Dialog>
    </Popover>
  );
}
