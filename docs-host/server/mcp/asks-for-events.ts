export const eventStreamType = "text/event-stream";

/**
 * Returns true if a client asks for the events of a session, which clients of the revisions of 2025 may do by GET; a
 * browser that opens a page does not.
 */
export const asksForEvents = (accept: string | undefined): boolean => accept?.includes(eventStreamType) === true;
