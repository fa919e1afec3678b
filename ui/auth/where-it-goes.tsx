import { lazy, memo, type ReactElement, Suspense, useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { SectionBoundary, Skeleton } from "#ui/kit";
import { words } from "../words.ts";
import type { AuthViewProps } from "./props.ts";

const SecretsPanel = lazy(async () => ({ default: (await import("./panels/secrets-panel.tsx")).SecretsPanel }));

/**
 * The line under Send: which host gets the credentials, and through what; it opens the list of secrets that are held.
 */
export const Destination = memo(function Destination(props: Omit<AuthViewProps, "randomId">): ReactElement {
  const { auth, onAuth, now, onWarning } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const { host, through, hasHostQuestion, carries, leftBehind, held, tokenEnded, renewedAt } = auth;
  return (
    <div className="play-goes">
      <div className="play-goes-line">
        <span>
          {hasHostQuestion
            ? words.answerFirst
            : carries && host !== ""
              ? words.goesTo(host, through)
              : words.goesNowhere}
          {leftBehind.length > 0 && ` ${words.leftBehind(leftBehind.join(", "))}`}
          {tokenEnded && ` ${renewedAt.length > 0 ? words.renewedFirst(renewedAt.join(", ")) : words.tokenEnded}`}
        </span>
        <AriaButton
          aria-expanded={open}
          {...(open && { "aria-controls": id })}
          onPress={() => setOpen(!open)}
          className="play-goes-toggle"
        >
          {words.heldCount(held.length)}
        </AriaButton>
      </div>
      {open && (
        <section id={id} aria-label={words.secretsHeld} className="play-goes-panel">
          <SectionBoundary title={words.panelNotLoaded} onWarning={onWarning}>
            <Suspense fallback={<Skeleton lines={2} />}>
              <SecretsPanel {...{ auth, onAuth, now }} />
            </Suspense>
          </SectionBoundary>
        </section>
      )}
    </div>
  );
});
