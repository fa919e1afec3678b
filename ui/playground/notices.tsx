import { lazy, type ReactElement, Suspense } from "react";
import { words } from "../words.ts";
import type { PlaygroundProps } from "./props.ts";
import { SectionBoundary } from "./section-boundary.tsx";

const Replay = lazy(async () => ({ default: (await import("./replay-banner.tsx")).ReplayBanner }));
const Unmigrated = lazy(async () => ({ default: (await import("./unmigrated-banner.tsx")).UnmigratedBanner }));

/** Props of the notices. */
export interface NoticesProps extends Pick<PlaygroundProps, "unmigrated" | "onDropUnmigrated" | "copy"> {
  readonly replay?: { readonly note: PlaygroundProps["replay"]["note"]; readonly onDismiss: () => void };
  /** Those of the values that the notice of the replay lists. */
  readonly unmigratedOfReplay?: PlaygroundProps["unmigrated"];
  readonly onWarning: (message: string) => void;
}

const none: PlaygroundProps["unmigrated"] = [];

/** Notices about a replay and about unmigrated values. Their code loads with the first of them. */
export function Notices(props: NoticesProps): ReactElement {
  const { replay, unmigrated, unmigratedOfReplay = none, onDropUnmigrated, copy, onWarning } = props;
  const others = unmigrated.filter((one) => !unmigratedOfReplay.includes(one));
  return (
    <SectionBoundary title={words.panelNotLoaded} onWarning={onWarning}>
      <Suspense>
        {replay?.note && (
          <Replay note={replay.note} onDismiss={replay.onDismiss} unmigrated={unmigratedOfReplay} copy={copy} />
        )}
        {others.length > 0 && <Unmigrated unmigrated={others} onDrop={() => onDropUnmigrated(others)} copy={copy} />}
      </Suspense>
    </SectionBoundary>
  );
}
