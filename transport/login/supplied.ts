/** A text, or what gives it when it is needed. */
export type Supplied = string | (() => string | Promise<string>);

/** Gives the text. */
export const supplied = async (text: Supplied): Promise<string> => (typeof text === "string" ? text : text());
