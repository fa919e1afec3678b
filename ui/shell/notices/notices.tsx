import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import type { ShellProps } from "../props.ts";

const Unmigrated = lazy(async () => ({ default: (await import("./unmigrated-banner.tsx")).UnmigratedBanner }));

/** Props of the notices. */
export interface NoticesProps extends Pick<ShellProps, "unmigrated" | "onDropUnmigrated" | "copy"> {
  /** Unmigrated values that one of the `children` lists. */
  readonly listed?: ShellProps["unmigrated"];
  /** Further notices, which may be lazy. */
  readonly children?: ReactNode;
  readonly onWarning: (message: string) => void;
}

/** Notices about the form, such as those about unmigrated values. Their code loads with the first of them. */
export function Notices(props: NoticesProps): ReactElement {
  const { unmigrated, listed, onDropUnmigrated, copy, children, onWarning } = props;
  const others = unmigrated.filter((one) => !listed?.includes(one));
  return (
    <SectionBoundary title={playgroundText().partNotLoaded} onWarning={onWarning}>
      <Suspense>
        {children}
        {others.length > 0 && <Unmigrated unmigrated={others} onDrop={() => onDropUnmigrated(others)} copy={copy} />}
      </Suspense>
    </SectionBoundary>
  );
}
