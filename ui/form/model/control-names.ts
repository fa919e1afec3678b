/** The accessible name of a control, and the ids of its label and descriptions. */
export interface ControlNames {
  /** The name as people read it, for the names of buttons. */
  readonly name: string;
  readonly input: string;
  /** Ids of the elements that name it, separated by spaces. */
  readonly label: string;
  /** True if a heading right above names it, so that a group with the same name would be heard twice. */
  readonly isHeaded: boolean;
  readonly describedBy: string | undefined;
}
