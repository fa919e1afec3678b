import type { ReactElement } from "react";
import { type Holding, holdingsOf, hostsOf } from "#engine/auth";
import { Button, Switch } from "#ui/kit";
import type { AuthCardProps } from "../playground/auth-card.tsx";
import { words } from "../words.ts";
import { LabelledChoice } from "./labelled.tsx";
import { holdingLabel } from "./scheme-label.ts";

/** Every secret that is held: which, where, until when, and which hosts have received it. Values are never shown. */
export function SecretsPanel({ auth, onAuth, now }: Pick<AuthCardProps, "auth" | "onAuth" | "now">): ReactElement {
  const { state, sent, forms, memoryOnly } = auth;
  const held = holdingsOf(state, forms);
  return (
    <div className="auth-secrets">
      {held.length === 0 && <p className="auth-note">{words.nothingHeld}</p>}
      {held.length > 0 && (
        <ul className="auth-held" aria-label={words.secretsHeld}>
          {held.map((holding) => {
            const hosts = hostsOf(sent, holding.id);
            return (
              <li key={holding.id} className="auth-holding">
                <div className="auth-holding-text">
                  <strong>{holdingLabel(holding)}</strong>
                  <span>{memoryOnly ? words.heldInMemory : words.heldInTab}</span>
                  {endOf(holding, now())}
                  <span>{hosts.length === 0 ? words.receivedByNobody : words.receivedBy(hosts.join(", "))}</span>
                </div>
                <Button
                  look="quiet"
                  label={words.forgetSecret(holdingLabel(holding))}
                  onPress={() => onAuth({ type: "forget", id: holding.id })}
                >
                  {words.forget}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <LabelledChoice label={words.memoryOnly}>
        {(named) => <Switch {...named} isOn={memoryOnly} onChange={(on) => onAuth({ type: "memoryOnly", on })} />}
      </LabelledChoice>
      <p className="auth-note">{words.memoryOnlyAbout}</p>
    </div>
  );
}

function endOf({ until }: Holding, now: Date): ReactElement | null {
  if (until === undefined) return null;
  const end = new Date(until);
  return (
    <span>
      {until <= now.getTime() ? words.endedAt : words.endsAt}{" "}
      <time dateTime={end.toISOString()}>{end.toLocaleString()}</time>
    </span>
  );
}
