import type { ReferenceEvents } from "#react/embed";

/** Reports an event. */
export type Emit = <T extends keyof ReferenceEvents>(type: T, detail: ReferenceEvents[T]) => void;
