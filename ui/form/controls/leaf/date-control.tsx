import { type ReactElement, useState } from "react";
import { formText } from "#locales/messages/form";
import { Button, CalendarButton, TextInput } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import {
  type DateStyle,
  dateStyles,
  dayIn,
  hasImpossibleDay,
  inputText,
  isRealDate,
  timeIn,
  withDay,
  withTime,
} from "../../model/index.ts";
import { textProps } from "./input-text.ts";

const midnight = { text: "00:00:00", zone: "UTC" };

/**
 * A datetime or a date as free text, with a calendar. On blur a text that can be parsed is written in the format of the
 * type; any other is replaced by the current date, with a note (docs/behavior.md#dates).
 */
function DateText({
  style,
  ...props
}: ControlProps<"datetime" | "date"> & { readonly style: DateStyle }): ReactElement {
  const { at, shape, names } = props;
  const { port, tools, now, warn, say } = useForm();
  const [replaced, setReplaced] = useState(false);
  const notice = `${names.input}:notice`;
  const text = inputText(useValue(at));
  const set = (value: string): void => port.dispatch({ type: "set", at, value });

  const onText = (next: string): void => {
    setReplaced(false);
    set(next);
  };
  const onBlur = (): void => {
    if (text === "" || tools.check(shape, text, {}, at).length === 0) return;
    const moment = style.read(text);
    // A browser would roll 30 February over to March, which was not typed.
    const readable = isRealDate(moment) && !hasImpossibleDay(text);
    if (!readable) warn(formText().invalidDate);
    setReplaced(!readable);
    set(style.write(readable ? moment : now()));
  };
  const calendar = (
    <CalendarButton
      label={formText().calendarOf({ name: names.name })}
      day={dayIn(text)}
      onDay={(day) => onText(style.hasTime ? withDay(text, day) : day)}
      time={style.hasTime ? (timeIn(text) ?? midnight) : undefined}
      onTime={(time) => onText(withTime(timeIn(text) ? text : withDay(text, dateStyles.date.write(now())), time))}
    />
  );
  return (
    <>
      <div className="form-row">
        <TextInput
          {...textProps(props, style.placeholder)}
          describedBy={[names.describedBy, replaced && notice].filter(Boolean).join(" ") || undefined}
          text={text}
          onText={onText}
          onBlur={onBlur}
          after={calendar}
        />
        <Button
          label={formText().actOn({ text: style.current, name: names.name })}
          onPress={() => {
            const current = style.write(now());
            onText(current);
            say(formText().setToNow({ name: names.name, text: current }));
          }}
        >
          {style.current}
        </Button>
      </div>
      <p id={notice} role="status" className="form-hint">
        {replaced && formText().invalidDateReplaced}
      </p>
    </>
  );
}

/** A datetime. */
export const DatetimeControl = (props: ControlProps<"datetime">): ReactElement => (
  <DateText {...props} style={dateStyles.datetime} />
);

/** A date. */
export const DateControl = (props: ControlProps<"date">): ReactElement => (
  <DateText {...props} style={dateStyles.date} />
);
