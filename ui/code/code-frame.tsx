import type { ReactElement, ReactNode } from "react";
import { CodeActions } from "./code-actions.tsx";

/** Props of the frame around code. */
export interface CodeFrameProps {
  /** Shown in a bar with the buttons; without it they are on the code. */
  readonly title?: ReactNode;
  /** The accessible name of the code. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame around code, with buttons that wrap and copy it. */
export const CodeFrame = ({ title, label, children }: CodeFrameProps): ReactElement =>
  title === undefined ? (
    <div className="code untitled">
      <CodeActions label={label} />
      {children}
    </div>
  ) : (
    <div className="code">
      <div className="code-head">
        <span>{title}</span>
        <CodeActions label={label} />
      </div>
      {children}
    </div>
  );
