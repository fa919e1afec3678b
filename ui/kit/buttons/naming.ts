/** The accessible name of a widget: its own text, or the ids of elements. Exactly one of both is given. */
export interface Naming {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  /** Ids of the elements that name it, separated by spaces. */
  readonly labelledBy?: string | undefined;
  /** Ids of the elements that say more: description, issue. */
  readonly describedBy?: string | undefined;
}

interface AriaNaming {
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
}

/** Returns a naming as attributes, without absent ones. */
export function naming({ id, label, labelledBy, describedBy }: Naming): Readonly<AriaNaming> {
  const attributes: AriaNaming = {};
  if (id !== undefined) attributes.id = id;
  if (label !== undefined) attributes["aria-label"] = label;
  if (labelledBy !== undefined) attributes["aria-labelledby"] = labelledBy;
  if (describedBy !== undefined) attributes["aria-describedby"] = describedBy;
  return attributes;
}
