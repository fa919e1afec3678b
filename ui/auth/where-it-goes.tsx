import { type ReactElement, useId, useState } from "react";
import { hostIn } from "#engine/auth";
import { lateText } from "#locales/messages/late";
import { pressable } from "#ui/kit";
import { SecretsPanel } from "./panels/secrets-panel.tsx";
import type { AuthViewProps } from "./props.ts";

const goesTo = (host: string, proxy: string | undefined): string =>
  proxy === undefined ? lateText().goesTo({ host }) : lateText().goesThroughProxy({ host, proxy });

/**
 * The line under Send: which host gets the credentials, and through what; it opens the list of secrets that are held.
 */
export function WhereItGoes({ auth, onAuth, now }: Omit<AuthViewProps, "randomId">): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { destination, through, hasHostQuestion, carries, leftBehind, held, tokenEnded, renewedAt } = auth;
  const host = hostIn(destination.origin);
  return (
    <div className="play-goes">
      <div className="play-goes-line">
        <span>
          {hasHostQuestion
            ? lateText().answerFirst
            : carries && host !== ""
              ? goesTo(host, through)
              : lateText().goesNowhere}
          {leftBehind.length > 0 && ` ${lateText().leftBehind({ names: leftBehind.join(", ") })}`}
          {tokenEnded &&
            ` ${renewedAt.length > 0 ? lateText().renewedFirst({ hosts: renewedAt.join(", ") }) : lateText().tokenEnded}`}
        </span>
        <button
          {...pressable(() => setOpen(!open))}
          aria-expanded={open}
          {...(open && { "aria-controls": id })}
          className="play-goes-toggle"
        >
          {lateText().heldCount({ count: held.length })}
        </button>
      </div>
      {open && (
        <section id={id} aria-label={lateText().secretsHeld} className="play-goes-panel">
          <SecretsPanel {...{ auth, onAuth, now }} />
        </section>
      )}
    </div>
  );
}
