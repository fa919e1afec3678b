import { lazy, type ReactElement, Suspense } from "react";
import { SectionBoundary } from "#ui/kit";
import { words } from "#ui/words";
import type { PanelProps } from "../generated-requests/index.ts";

const Panel = lazy(async () => ({ default: (await import("../generated-requests/index.ts")).Panel }));

/** The dialog that tests an endpoint with generated requests. It loads when it opens, and keeps its run while it is closed. */
export const GeneratedRequests = (props: PanelProps): ReactElement => (
  <SectionBoundary title={words.tryGenerated} onWarning={console.warn}>
    <Suspense>
      <Panel {...props} />
    </Suspense>
  </SectionBoundary>
);
