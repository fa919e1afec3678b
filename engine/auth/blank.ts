/** Tells whether a token is no token: empty or white space (product.md §5). */
export const isBlank = (token: string | undefined): boolean => token === undefined || token.trim() === "";
