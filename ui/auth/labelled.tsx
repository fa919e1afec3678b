import { type ReactElement, type ReactNode, useId } from "react";
import { PasswordInput, TextInput } from "#ui/kit";

/** What one input of the card needs. It is masked unless `secret` is false. */
export interface LabelledProps {
  readonly label: string;
  readonly note?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly secret?: boolean;
  readonly readOnly?: boolean;
}

/** One input under its label. */
export function Labelled({ label, note, text, onText, secret = true, readOnly = false }: LabelledProps): ReactElement {
  const id = useId();
  const input = {
    id,
    labelledBy: `${id}label`,
    ...(note !== undefined && { describedBy: `${id}note` }),
    text,
    onText,
    isReadOnly: readOnly,
  };
  return (
    <div className="auth-field">
      <label id={`${id}label`} htmlFor={id} className="auth-label">
        {label}
      </label>
      {secret ? <PasswordInput {...input} name={label} /> : <TextInput {...input} />}
      {note !== undefined && (
        <p id={`${id}note`} className="auth-note">
          {note}
        </p>
      )}
    </div>
  );
}

/** A choice under its label; `children` is told what names it. */
export function LabelledChoice(props: {
  readonly label: string;
  readonly children: (named: { readonly id: string; readonly labelledBy: string }) => ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <div className="auth-field">
      <span id={`${id}label`} className="auth-label">
        {props.label}
      </span>
      {props.children({ id, labelledBy: `${id}label` })}
    </div>
  );
}
