import { type ReactElement, useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { words } from "../words.ts";
import { SecretsPanel } from "./panels/secrets-panel.tsx";
import type { AuthViewProps } from "./props.ts";

/**
 * The line under Send: which host gets the credentials, and through what; it opens the list of secrets that are held.
 */
export function WhereItGoes({ auth, onAuth, now }: Omit<AuthViewProps, "randomId">): ReactElement {
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
          <SecretsPanel {...{ auth, onAuth, now }} />
        </section>
      )}
    </div>
  );
}
