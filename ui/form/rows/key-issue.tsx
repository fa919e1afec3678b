import type { ReactElement } from "react";

/** Joins ids of elements for an attribute such as `aria-describedby`; undefined if there is none. */
export const joinIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

/** Returns the id of the text of an issue. */
export const issueId = (input: string): string => `${input}:issue`;

/** The text of an issue below the input of a key. */
export const KeyIssue = (props: { readonly input: string; readonly issue: string | undefined }): ReactElement | false =>
  props.issue !== undefined && (
    <p id={issueId(props.input)} className="form-issue">
      {props.issue}
    </p>
  );
