import { lazy, type ReactElement, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import type { AuthProps, AuthViewProps, HostQuestion } from "./props.ts";

const Panel = lazy(async () => ({ default: (await import("./panels/host-notes-panel.tsx")).HostNotesPanel }));

/** Props of the notes. */
export interface HostNotesProps extends Pick<AuthViewProps, "onAuth" | "onWarning"> {
  readonly auth: AuthProps | undefined;
  readonly question: HostQuestion | undefined;
  /** Counts the attempts to send while the question was open; each focuses it. */
  readonly questionCount: number;
}

/**
 * The question whether secrets may go to a host, and notes on credentials that are not sent. The view loads with the
 * first of them. Until a question is answered, nothing is sent.
 */
export function HostNotes({ onWarning, ...props }: HostNotesProps): ReactElement {
  const { auth, question } = props;
  const isNeeded = question !== undefined || (auth !== undefined && auth.withheld.length + auth.barred.length > 0);
  return (
    <div role="status" className="play-host">
      {isNeeded && (
        <SectionBoundary title={playgroundText().partNotLoaded} onWarning={onWarning}>
          <Suspense>
            <Panel {...props} />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
