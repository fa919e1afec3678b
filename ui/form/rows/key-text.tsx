import { type FocusEvent, type ReactElement, useRef } from "react";
import { formText } from "#locales/messages/form";
import { Button, TextInput } from "#ui/kit";
import { issueId, joinIds, KeyIssue } from "./key-issue.tsx";
import { type KeyTextProps, useKeyDraft } from "./use-key-draft.ts";

/** Returns true if the focus stays in a row. In some browsers a pressed button does not take the focus. */
const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  currentTarget.contains(relatedTarget) || (relatedTarget === null && currentTarget.querySelector(":active") !== null);

/** The input of a key that is typed. */
export function KeyText(props: KeyTextProps): ReactElement {
  const { input, issue, label, map, current } = props;
  const isNew = current === undefined;
  const element = useRef<HTMLInputElement>(null);
  const { draft, refusal, type, apply, cancel } = useKeyDraft(props, element);
  const onKey = (key: string): boolean => {
    if (key === "Enter") apply(true);
    else if (key === "Escape" && (isNew || draft !== undefined)) cancel();
    else return false;
    return true;
  };
  const shown = draft === undefined ? issue : refusal;
  const name = `${input}:name`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for blur
    <div className="form-key" onBlur={(event) => !staysWithin(event) && apply(false)}>
      {isNew && (
        <label id={name} htmlFor={input} className="form-label">
          {label}
        </label>
      )}
      <div className="form-row">
        <TextInput
          id={input}
          elementRef={element}
          {...(isNew ? { labelledBy: name } : { label, placeholder: formText().keyPlaceholder })}
          describedBy={joinIds(props.describedBy, shown && issueId(input))}
          text={draft ?? current ?? ""}
          onText={type}
          onKey={onKey}
          isInvalid={shown !== undefined}
        />
        {isNew && (
          <>
            <Button label={formText().addKey({ map })} onPress={() => apply(true)}>
              {formText().addRow}
            </Button>
            <Button variant="quiet" label={formText().cancelKey({ map })} onPress={cancel}>
              {formText().cancel}
            </Button>
          </>
        )}
      </div>
      <KeyIssue input={input} issue={shown} />
    </div>
  );
}
