/** A calendar behind a button. */
export { CalendarButton, type CalendarButtonProps } from "./calendar-button.tsx";
