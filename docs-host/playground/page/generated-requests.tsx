import { lazy, type ReactElement, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import type { PanelProps } from "../generated-requests/index.ts";

const Panel = lazy(async () => ({ default: (await import("../generated-requests/index.ts")).Panel }));

/** The dialog that tests an endpoint with generated requests. It loads when it opens, and keeps its run while it is closed. */
export const GeneratedRequests = (props: PanelProps): ReactElement => (
  <SectionBoundary title={playgroundText().tryGenerated} onWarning={console.warn}>
    <Suspense>
      <Panel {...props} />
    </Suspense>
  </SectionBoundary>
);
