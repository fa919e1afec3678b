// Names that the inline script of a server-rendered playground shares with the scripts that the page loads later.

/** The class of the element that holds the playground as the server has rendered it. */
export const earlyClass = "early-playground";

/** The member of `history.state` that holds typed texts, by the ids of their fields. */
export const earlyTyped = "callboardTyped";

/** The event that reports that the playground's own script failed to load. */
export const earlyFailed = "callboard:early-failed";
