import { lazy, type ReactElement, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import type { ServerFieldProps } from "./server-field.tsx";

const ServerField = lazy(async () => ({ default: (await import("./server-field.tsx")).ServerField }));

/** The field for the base URL of an API. It loads with the first API that needs one. */
export const ServerChoice = (props: ServerFieldProps): ReactElement => (
  <SectionBoundary title={playgroundText().noServer} onWarning={console.warn}>
    <Suspense>
      <ServerField {...props} />
    </Suspense>
  </SectionBoundary>
);
