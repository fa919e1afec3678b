import { lazy, memo, type ReactElement, Suspense } from "react";
import { SectionBoundary } from "#ui/kit";
import { words } from "../words.ts";
import type { AuthViewProps } from "./props.ts";

const WhereItGoes = lazy(async () => ({ default: (await import("./where-it-goes.tsx")).WhereItGoes }));

/** Says where credentials go, once there is one (docs/design.md#content-first). Its view loads with the first one. */
export const Destination = memo(function Destination(props: Omit<AuthViewProps, "randomId">): ReactElement | null {
  const { held, carries, hasHostQuestion, leftBehind, tokenEnded } = props.auth;
  if (!(held.length > 0 || leftBehind.length > 0 || carries || hasHostQuestion || tokenEnded)) return null;
  return (
    <SectionBoundary title={words.panelNotLoaded} onWarning={props.onWarning}>
      <Suspense>
        <WhereItGoes {...props} />
      </Suspense>
    </SectionBoundary>
  );
});
