/** Returns the element around the target of an event, or the target itself, that a selector matches. */
export const closest = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  (target as Element).closest<E>(selector); // the events of a page that are handled have elements as targets
