/** A message, or a function that writes its values. */
type Message = string | ((values: never) => string);

/** Writes the values of a message by their names, or by their positions. Messages without values have none. */
export const fill = (message: Message, values: object): string =>
  // Other languages have the values of the English message, which its type names.
  typeof message === "string" ? message : message(values as never);
