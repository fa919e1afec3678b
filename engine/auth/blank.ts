/** Returns true if a token is empty or whitespace. */
export const isBlank = (token: string | undefined): boolean => token === undefined || token.trim() === "";
