const two = (number: number): string => String(number).padStart(2, "0");

/** The time of day where the reader is, with milliseconds: messages may come close together. */
export function timeOfDay(at: number): string {
  const moment = new Date(at);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
  return `${time}.${String(moment.getMilliseconds()).padStart(3, "0")}`;
}
