import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { words } from "../words.ts";
import { Button, IconButton } from "./button.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { Skeleton } from "./skeleton.tsx";

/** What a button that opens a calendar needs; `label` names the button and the calendar. */
export type CalendarButtonProps = CalendarProps;

type View = ComponentType<CalendarProps>;

/** The calendar, fetched when it is first opened, since most days are typed or left as they are. */
function LoadedCalendar(props: CalendarProps): ReactElement {
  const [view, setView] = useState<{ readonly Calendar: View }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let gone = false;
    import("./calendar.tsx").then(
      ({ Calendar }) => gone || setView({ Calendar }),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [failed]);
  if (view) return <view.Calendar {...props} />;
  if (!failed) return <Skeleton lines={6} />;
  return (
    <div role="alert" className="kit-calendar-failed">
      <p>{words.calendarFailed}</p>
      <Button onPress={() => setFailed(false)}>{words.tryAgain}</Button>
    </div>
  );
}

/** A button that opens a calendar. Choosing a day closes it, unless there is a time to be set as well. */
export function CalendarButton({ onDay, ...props }: CalendarButtonProps): ReactElement {
  const [open, setOpen] = useState(false);
  const choose = (day: string): void => {
    onDay(day);
    if (props.time === undefined) setOpen(false);
  };
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <IconButton icon="calendar" label={props.label} />
      <Popover className="kit-popover kit-calendar-popover">
        <Dialog aria-label={props.label} className="kit-calendar-dialog">
          <LoadedCalendar {...props} onDay={choose} />
          {props.time && <Button onPress={() => setOpen(false)}>{words.done}</Button>}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
