import { type FocusEvent, type ReactElement, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { FormState } from "#engine/form";
import type { Option as KeyOption } from "#engine/interpret";
import type { Json } from "#engine/json";
import { isSamePath, type Path } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Button, Dropdown, TextInput } from "#ui/kit";
import { isKeyIssue, issueSentence, ShowIssuesContext, useDerived, useForm } from "../context/index.ts";
import { type Checked, useOptions } from "../field/index.ts";
import { below, idsAt, keyOptions } from "../model/index.ts";
import type { KeyEditorProps, KeyInputProps } from "./key-props.ts";
import { type KeyTextProps, useKeyDraft } from "./use-key-draft.ts";

const nowhere: Path = [];

/** Returns the visible issues of the key of a row as one text. `at` is the path of the row's value. */
function useKeyIssue(holder: Checked | undefined, at: Path | undefined, touched: boolean): string | undefined {
  const { tools } = useForm();
  const seen = useContext(ShowIssuesContext) || touched;
  const derive = useCallback(
    (value: Json | undefined, selection: FormState["selection"]): string | undefined => {
      if (!seen || holder === undefined || at === undefined) return undefined;
      const issues = tools.check(holder.shape, value, selection, holder.at);
      const mine = issues.filter((issue) => isKeyIssue(issue) && isSamePath(issue.path, at));
      return mine.map(issueSentence).join(" ") || undefined;
    },
    [tools, holder, at, seen],
  );
  return useDerived(holder?.at ?? nowhere, derive);
}

/** The input of a key, which is applied on blur or Enter, not per keystroke. */
export function KeyEditor(props: KeyEditorProps): ReactElement {
  const { at, current, holder } = props;
  const { tools, touched: paths } = useForm();
  const [touched, setTouched] = useState(() => current !== undefined && paths.has(below(at, current)));
  const issue = useKeyIssue(holder, current === undefined ? undefined : below(at, current), touched);
  const control = props.keyShape && tools.control(props.keyShape);
  const input = current === undefined ? idsAt(at).newKey : idsAt(below(at, current)).key;
  const values = control && keyOptions(control);
  if (values === undefined)
    return <KeyText {...props} input={input} issue={issue} onTouched={() => setTouched(true)} />;

  return <KeyChoice {...props} values={values} input={input} issue={issue} />;
}

const textOf = ({ value }: KeyOption): string => value;

/** Props of the choice of a key; `values` are the keys that the map allows. */
interface KeyChoiceProps extends KeyInputProps {
  readonly values: readonly KeyOption[];
}

/** The input of a key of a map with enum keys: a choice among those without a row. */
function KeyChoice(props: KeyChoiceProps): ReactElement {
  const { values, current, refusalOf, onCancel, map, input, issue } = props;
  const { say } = useForm();
  const free = useMemo(
    () => values.filter(({ value }) => value === current || refusalOf(value) === undefined),
    [values, current, refusalOf],
  );
  const position = useMemo(() => free.findIndex(({ value }) => value === current), [free, current]);
  return (
    <div id={input} className="form-key">
      <div className="form-row">
        <Dropdown
          label={props.label}
          describedBy={joinIds(props.describedBy, issue && issueId(input))}
          isInvalid={issue !== undefined}
          options={useOptions(free, textOf)}
          selected={position < 0 ? undefined : position}
          onSelect={(next) => {
            const key = free[next]?.value;
            if (key !== undefined && key !== current) props.onKey(key, true);
          }}
        />
        {onCancel && (
          <Button
            variant="quiet"
            label={formText().cancelKey({ map })}
            onPress={() => {
              say(formText().noKeyAdded({ map }));
              onCancel();
            }}
          >
            {formText().cancel}
          </Button>
        )}
      </div>
      <KeyIssue input={input} issue={issue} />
    </div>
  );
}

/** Returns true if the focus stays in a row. In some browsers a pressed button does not take the focus. */
const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  currentTarget.contains(relatedTarget) || (relatedTarget === null && currentTarget.querySelector(":active") !== null);

/** The input of a key that is typed. */
function KeyText(props: KeyTextProps): ReactElement {
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

/** Joins ids of elements for an attribute such as `aria-describedby`; undefined if there is none. */
const joinIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

/** Returns the id of the text of an issue. */
const issueId = (input: string): string => `${input}:issue`;

/** The text of an issue below the input of a key. */
const KeyIssue = (props: { readonly input: string; readonly issue: string | undefined }): ReactElement | false =>
  props.issue !== undefined && (
    <p id={issueId(props.input)} className="form-issue">
      {props.issue}
    </p>
  );
