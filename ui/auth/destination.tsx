import { lazy, memo, type ReactElement, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import type { AuthViewProps } from "./props.ts";

const WhereItGoes = lazy(async () => ({ default: (await import("./where-it-goes.tsx")).WhereItGoes }));

/** Says where credentials go, once there is one (docs/design.md#content-first). Its view loads with the first one. */
export const Destination = memo(function Destination(props: Omit<AuthViewProps, "randomId">): ReactElement | null {
  const { held, carries, hasHostQuestion, leftBehind, tokenEnded } = props.auth;
  if (!(held.length > 0 || leftBehind.length > 0 || carries || hasHostQuestion || tokenEnded)) return null;
  return (
    <SectionBoundary title={playgroundText().panelNotLoaded} onWarning={props.onWarning}>
      <Suspense>
        <WhereItGoes {...props} />
      </Suspense>
    </SectionBoundary>
  );
});
