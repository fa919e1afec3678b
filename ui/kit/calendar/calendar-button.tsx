import { type ComponentType, type ReactElement, useRef, useState } from "react";
import { formText } from "#locales/messages/form";
import { IconButton } from "../buttons/index.ts";
import type { CalendarPopoverProps, CalendarProps } from "./calendar.tsx";

/** Props of a button that opens a calendar; `label` names both. */
export type CalendarButtonProps = CalendarProps;

/** A button that opens a calendar, which is fetched then: most days are typed or not changed. */
export function CalendarButton(props: CalendarButtonProps): ReactElement {
  const [phase, setPhase] = useState<"closed" | "open" | "failed">("closed");
  const [view, setView] = useState<{ readonly Popover: ComponentType<CalendarPopoverProps> }>();
  const button = useRef<HTMLButtonElement>(null);
  const onPress = (): void => {
    setPhase("open");
    if (view !== undefined) return;
    import("./calendar.tsx").then(
      ({ CalendarPopover }) => setView({ Popover: CalendarPopover }),
      () => setPhase("failed"),
    );
  };
  return (
    <>
      {phase === "failed" && (
        <span role="alert" className="kit-calendar-failed">
          {formText().calendarFailed}
        </span>
      )}
      <IconButton elementRef={button} icon="calendar" label={props.label} opens={phase === "open"} onPress={onPress} />
      {view && (
        <view.Popover {...props} trigger={button} isOpen={phase === "open"} onClose={() => setPhase("closed")} />
      )}
    </>
  );
}
