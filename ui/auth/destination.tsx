import { lazy, memo, type ReactElement, Suspense, useState } from "react";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import type { AuthViewProps } from "./props.ts";

const WhereItGoes = lazy(async () => ({ default: (await import("./where-it-goes.tsx")).WhereItGoes }));

/**
 * Says where credentials go, once there is one (docs/design.md#content-first). Its view loads with the first one, and
 * remains after the last one is removed: it may have the focus.
 */
export const Destination = memo(function Destination(props: Omit<AuthViewProps, "randomId">): ReactElement | null {
  const { held, carries, hasHostQuestion, leftBehind, tokenEnded } = props.auth;
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || held.length > 0 || leftBehind.length > 0 || carries || hasHostQuestion || tokenEnded;
  if (isShown !== wasShown) setWasShown(isShown);
  if (!isShown) return null;
  return (
    <SectionBoundary title={playgroundText().partNotLoaded} onWarning={props.onWarning}>
      {/* The line has its place before its view has loaded: a button that moves while it is pressed loses the press. */}
      <Suspense fallback={<div className="play-goes play-goes-line play-goes-waiting" />}>
        <WhereItGoes {...props} />
      </Suspense>
    </SectionBoundary>
  );
});
