/** The time that the page's clock stands at, so that what it fills in is known. */
export const noon = new Date(Date.UTC(2026, 10, 21, 12));
