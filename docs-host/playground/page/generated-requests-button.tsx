import { lazy, type ReactElement, Suspense, useState } from "react";
import { Button, SectionBoundary } from "#ui/kit";
import { words } from "#ui/words";
import type { GeneratedRequestsProps } from "../generated-requests/index.ts";

const Panel = lazy(async () => ({ default: (await import("../generated-requests/index.ts")).Panel }));

/** The button that opens the tests of an endpoint with generated requests; all else is loaded when it is pressed. */
export function GeneratedRequestsButton(props: GeneratedRequestsProps): ReactElement {
  // A panel that was opened keeps its run while it is closed.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.tryGenerated}</Button>
      {isOpen !== undefined && (
        <SectionBoundary title={words.tryGenerated} onWarning={console.warn}>
          <Suspense>
            <Panel {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
