import { lazy, type ReactElement, Suspense } from "react";
import { words } from "../words.ts";
import type { PlaygroundProps } from "./props.ts";
import { SectionBoundary } from "./section-boundary.tsx";

const Panel = lazy(async () => ({ default: (await import("../auth/host-notes-panel.tsx")).HostNotesPanel }));

/** Props of the notes. */
export interface HostNotesProps extends Pick<PlaygroundProps, "auth" | "onAuth" | "question"> {
  /** Counts the tries to send while the question was open; each gives it the focus. */
  readonly asks: number;
  readonly onWarning: (message: string) => void;
}

/**
 * The question whether secrets go to a host, and notes on credentials that stay behind. What draws them is loaded with
 * the first of them; until a question is answered, nothing is sent.
 */
export function HostNotes({ onWarning, ...props }: HostNotesProps): ReactElement {
  const { auth, question } = props;
  const isNeeded = question !== undefined || (auth !== undefined && auth.withheld.length + auth.barred.length > 0);
  return (
    <div role="status" className="play-host">
      {isNeeded && (
        <SectionBoundary title={words.questionNotLoaded} onWarning={onWarning}>
          <Suspense>
            <Panel {...props} />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
