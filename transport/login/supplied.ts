/** A text, or what gives it when it is needed. */
export type SuppliedCredentials = string | (() => string | Promise<string>);

/** Returns the text. */
export const supplied = async (text: SuppliedCredentials): Promise<string> =>
  typeof text === "string" ? text : text();
