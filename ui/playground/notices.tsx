import { lazy, type ReactElement, Suspense } from "react";
import { words } from "../words.ts";
import type { PlaygroundProps } from "./props.ts";
import { SectionBoundary } from "./section-boundary.tsx";

const Replay = lazy(async () => ({ default: (await import("./replay-banner.tsx")).ReplayBanner }));
const Aside = lazy(async () => ({ default: (await import("./aside-banner.tsx")).AsideBanner }));

/** Props of the notices. */
export interface NoticesProps extends Pick<PlaygroundProps, "aside" | "onDropAside" | "copy"> {
  readonly replay?: { readonly note: PlaygroundProps["replay"]["note"]; readonly onDismiss: () => void };
  /** Those of the values that the notice of the replay lists. */
  readonly asideOfReplay?: PlaygroundProps["aside"];
  readonly onWarning: (message: string) => void;
}

const none: PlaygroundProps["aside"] = [];

/** Notices about a replay and about unmigrated values. Their code loads with the first of them. */
export function Notices(props: NoticesProps): ReactElement {
  const { replay, aside, asideOfReplay = none, onDropAside, copy, onWarning } = props;
  const others = aside.filter((one) => !asideOfReplay.includes(one));
  return (
    <SectionBoundary title={words.panelNotLoaded} onWarning={onWarning}>
      <Suspense>
        {replay?.note && <Replay note={replay.note} onDismiss={replay.onDismiss} aside={asideOfReplay} copy={copy} />}
        {others.length > 0 && <Aside aside={others} onDrop={() => onDropAside(others)} copy={copy} />}
      </Suspense>
    </SectionBoundary>
  );
}
