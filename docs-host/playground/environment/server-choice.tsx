import { lazy, type ReactElement, Suspense } from "react";
import { SectionBoundary } from "#ui/kit";
import { words } from "#ui/words";
import type { ServerFieldProps } from "./server-field.tsx";

const ServerField = lazy(async () => ({ default: (await import("./server-field.tsx")).ServerField }));

/** The field for the base URL of an API. It loads with the first API that needs one. */
export const ServerChoice = (props: ServerFieldProps): ReactElement => (
  <SectionBoundary title={words.noServer} onWarning={console.warn}>
    <Suspense>
      <ServerField {...props} />
    </Suspense>
  </SectionBoundary>
);
