/** The fixed time of the page's clock, so that default times are known. */
export const noon = new Date(Date.UTC(2026, 10, 21, 12));
