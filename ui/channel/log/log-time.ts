const two = (number: number): string => String(number).padStart(2, "0");

/** Returns the local time with milliseconds, since messages may follow each other closely. */
export function timeOfDay(at: number): string {
  const moment = new Date(at);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
  return `${time}.${String(moment.getMilliseconds()).padStart(3, "0")}`;
}
