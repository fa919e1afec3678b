/** A calendar behind a button. */
export { CalendarButton } from "./calendar-button.tsx";
