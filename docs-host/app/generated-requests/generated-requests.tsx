import { lazy, type ReactElement, Suspense, useState } from "react";
import { Button, SectionBoundary } from "#ui/kit";
import type { OpenPlaygroundState } from "../request/index.ts";
import type { SharedDeps } from "../shared-deps.ts";
import { generatedWords as words } from "./words.ts";

const Panel = lazy(async () => ({ default: (await import("./panel.tsx")).Panel }));

/** Props of generated requests: the playground that they are of, and the functions of its page. */
export interface GeneratedRequestsProps extends OpenPlaygroundState {
  readonly shared: Pick<SharedDeps, "loadForm">;
  /** The URL of the list of endpoints of the site. */
  readonly endpointsUrl: string | undefined;
}

/** The button that opens the tests of an endpoint with generated requests; all else is loaded when it is pressed. */
export default function GeneratedRequests(props: GeneratedRequestsProps): ReactElement {
  // A panel that was opened keeps its run while it is closed.
  const [panel, setPanel] = useState<"open" | "closed">();
  return (
    <>
      <Button onPress={() => setPanel("open")}>{words.title}</Button>
      {panel !== undefined && (
        <SectionBoundary title={words.notLoaded} onWarning={console.warn}>
          <Suspense>
            <Panel {...props} isOpen={panel === "open"} onClose={() => setPanel("closed")} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
