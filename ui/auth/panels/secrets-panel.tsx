import { lateText } from "#locales/messages/late";
import "./panel.css";
import { type ReactElement, useRef } from "react";
import { type HeldCredential, hostsOf } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import { Button, Switch, useFocusAfter } from "#ui/kit";
import type { AuthViewProps, StoredProps } from "../props.ts";
import { LabeledChoice } from "./labeled.tsx";
import { holdingLabel } from "./scheme-label.ts";

const ignore = (): void => {};

/** Every secret that is held: which, where, until when, and which hosts have received it. Values are never shown. */
export function SecretsPanel({
  auth,
  onAuth,
  now,
}: Pick<AuthViewProps, "onAuth" | "now"> & { readonly auth: StoredProps }): ReactElement {
  const { held, sent, memoryOnly, filledIn } = auth;
  const placeOf = ({ id }: HeldCredential): string => {
    if (filledIn.includes(id)) return authText().heldByDefault;
    return memoryOnly ? authText().heldInMemory : authText().heldInTab;
  };
  const list = useRef<HTMLUListElement>(null);
  const nothing = useRef<HTMLParagraphElement>(null);
  const focus = useFocusAfter(list, nothing);
  return (
    <div className="auth-secrets" {...focus}>
      {held.length === 0 && (
        <p ref={nothing} className="auth-note" tabIndex={-1}>
          {authText().nothingHeld}
        </p>
      )}
      {held.length > 0 && (
        <ul ref={list} className="auth-held" aria-label={lateText().secretsHeld} tabIndex={-1}>
          {held.map((holding) => {
            const ids = [holding.id, ...(holding.also ?? [])];
            const hosts = [...new Set(ids.flatMap((id) => hostsOf(sent, id)))];
            return (
              <li key={holding.id} className="auth-holding">
                <div className="auth-holding-text">
                  <strong>{holdingLabel(holding)}</strong>
                  <span>{placeOf(holding)}</span>
                  {endOf(holding, now())}
                  <span>
                    {hosts.length === 0
                      ? authText().receivedByNobody
                      : authText().receivedBy({ hosts: hosts.join(", ") })}
                  </span>
                </div>
                <Button
                  variant="quiet"
                  label={authText().forgetSecret({ name: holdingLabel(holding) })}
                  // The next item of the list moves to this position.
                  onPressAgain={ignore}
                  onPress={() => {
                    for (const id of ids) onAuth({ type: "forget", id });
                  }}
                >
                  {authText().forget}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <LabeledChoice label={authText().memoryOnly}>
        {(named) => <Switch {...named} isOn={memoryOnly} onChange={(on) => onAuth({ type: "memoryOnly", on })} />}
      </LabeledChoice>
      <p className="auth-note">{authText().memoryOnlyAbout}</p>
    </div>
  );
}

function endOf({ until }: HeldCredential, now: Date): ReactElement | null {
  if (until === undefined) return null;
  const end = new Date(until);
  return (
    <span>
      {until <= now.getTime() ? authText().endedAt : authText().endsAt}{" "}
      <time dateTime={end.toISOString()}>{end.toLocaleString()}</time>
    </span>
  );
}
