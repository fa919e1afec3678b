import type { ReactElement, ReactNode } from "react";

/** A state of a live check: as documented, not as documented, or not known. */
export type CheckState = "good" | "bad" | "open";

/** Each state has its own sign, so that nobody depends on its color. */
const signs: { readonly [S in CheckState]: string } = {
  good: "m3.5 8.5 3 3 6-7",
  bad: "M4 4l8 8M12 4l-8 8",
  open: "M3.5 8h9",
};

/** The words of a state with its sign. */
export const StateMark = ({
  state,
  children,
}: {
  readonly state: CheckState;
  readonly children: ReactNode;
}): ReactElement => (
  <span className="live-checks-state" data-state={state}>
    <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={signs[state]} />
    </svg>
    {children}
  </span>
);
