/** A text, or a function that returns it on demand. */
export type SuppliedCredentials = string | (() => string | Promise<string>);

/** Returns the text. */
export const supplied = async (text: SuppliedCredentials): Promise<string> =>
  typeof text === "string" ? text : text();
