import type { ReactElement } from "react";

/** The last announcement; `turn` separates two equal texts, so that both are read out. */
export interface Said {
  readonly turn: number;
  readonly text: string;
}

/** Says something to those who can't see it happen, when they have heard what came before. */
export const Announcement = ({ text }: { readonly text: Said | undefined }): ReactElement => (
  <p role="status" className="kit-hidden">
    {text && <span key={text.turn}>{text.text}</span>}
  </p>
);
