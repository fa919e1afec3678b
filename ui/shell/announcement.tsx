import type { ReactElement } from "react";
import { LiveText } from "#ui/kit";

/** The last announcement; `turn` separates two equal texts, so that both are announced. */
export interface Announced {
  readonly turn: number;
  readonly text: string;
}

/** Announces a text to screen readers, after the text before. */
export const Announcement = ({ text }: { readonly text: Announced | undefined }): ReactElement => (
  <LiveText text={text?.text ?? ""} turn={text?.turn ?? 0} />
);
