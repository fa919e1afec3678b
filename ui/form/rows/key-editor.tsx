import { type FocusEvent, type ReactElement, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Option as KeyOption } from "#engine/interpret";
import type { Path, Shape } from "#engine/shape";
import { Button, Dropdown, TextInput } from "#ui/kit";
import { words } from "../../words.ts";
import { useDraft, useForm, useStable } from "../context/index.ts";
import { type Checked, useOptions } from "../field/index.ts";
import { below, idsAt, keyOptions } from "../model/index.ts";
import { useKeyIssue } from "./use-key-issue.ts";

/** Props of the input of a key. */
export interface KeyEditorProps {
  readonly label: string;
  /** The name of the map. */
  readonly map: string;
  readonly keyShape: Shape | undefined;
  /** The path of the map. */
  readonly at: Path;
  /** The map, if it has issues about its keys. */
  readonly holder: Checked | undefined;
  /** Ids of elements that say more of the row. */
  readonly describedBy?: string | undefined;
  /** The key of the row; undefined for a new row. */
  readonly current: string | undefined;
  /** Why a key can't be had, such as that another row has it. */
  readonly refusalOf: (key: string) => string | undefined;
  /** Called with a key that is free; `goOn` if the reader confirmed it here and continues with the value. */
  readonly onKey: (key: string, goOn: boolean) => void;
  /** For a new row: called when it was left without a key. */
  readonly onClose?: () => void;
  /** For a new row: called when the reader cancels it. */
  readonly onCancel?: () => void;
  readonly startsFocused?: boolean;
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

interface KeyChoiceProps extends KeyEditorProps {
  readonly values: readonly KeyOption[];
  readonly input: string;
  readonly issue: string | undefined;
}

/** The key of a map with enum keys: those without a row. */
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
          describedBy={joined(props.describedBy, issue && `${input}:issue`)}
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
            label={words.cancelKey(map)}
            onPress={() => {
              say(words.noKeyAdded(map));
              onCancel();
            }}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      <KeyIssueText input={input} issue={issue} />
    </div>
  );
}

const joined = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

const KeyIssueText = ({ input, issue }: { readonly input: string; readonly issue: string | undefined }) =>
  issue !== undefined && (
    <p id={`${input}:issue`} className="form-issue">
      {issue}
    </p>
  );

interface KeyTextProps extends KeyEditorProps {
  readonly input: string;
  readonly issue: string | undefined;
  readonly onTouched: () => void;
}

/** Returns true if the focus stays in a row. In some browsers a pressed button does not take the focus. */
const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  currentTarget.contains(relatedTarget) || (relatedTarget === null && currentTarget.querySelector(":active") !== null);

function KeyText(props: KeyTextProps): ReactElement {
  const { input, issue, onTouched, label, map, at, current, refusalOf, onKey, onClose, onCancel } = props;
  const { keys, say } = useForm();
  const isNew = current === undefined;
  const { text: draft, put } = useDraft(isNew ? at : below(at, current), isNew ? "newKey" : "key");
  const read = () => keys.get(input);
  const refusal = useSyncExternalStore(keys.subscribe, read, read);
  const element = useRef<HTMLInputElement>(null);
  const drop = (): void => {
    keys.put(input, undefined);
    put(undefined);
  };
  const refuse = (why: string): void => keys.put(input, { at, from: current, refusal: why });

  const onText = (text: string): void => {
    keys.put(input, undefined);
    put(text);
  };
  /** Applies the typed key. `asked` is true for a button or Enter, false on blur. */
  const take = (asked: boolean): void => {
    onTouched();
    const text = draft ?? current ?? "";
    if (text === (current ?? "")) {
      if (isNew && asked) {
        put(text);
        refuse(words.keyWanted);
        element.current?.focus();
        return;
      }
      drop();
      onClose?.();
      return;
    }
    const why = refusalOf(text);
    if (why === undefined) {
      drop();
      onKey(text, asked);
      return;
    }
    refuse(why);
    if (!asked) return;
    element.current?.focus();
    // The next keystroke replaces the key.
    element.current?.select();
  };
  const cancel = (): void => {
    drop();
    say(current === undefined ? words.noKeyAdded(map) : words.keyStays(current));
    onCancel?.();
  };
  // A refused key is accepted as soon as no other row has it.
  const isFree = refusal !== undefined && draft !== undefined && draft !== "" && refusalOf(draft) === undefined;
  const takeFreed = useStable(() => take(false));
  useEffect(() => {
    if (isFree) takeFreed();
  }, [isFree, takeFreed]);
  // The draft of a key may be restored with the page, and a new row starts focused.
  const start = useStable(() => {
    const why = draft === undefined || draft === "" ? undefined : refusalOf(draft);
    if (why !== undefined) refuse(why);
    if (props.startsFocused) element.current?.focus();
  });
  useEffect(start, [start]);

  const onPressed = (key: string): boolean => {
    if (key === "Enter") take(true);
    else if (key === "Escape" && (isNew || draft !== undefined)) cancel();
    else return false;
    return true;
  };
  const shown = draft === undefined ? issue : refusal;
  const name = `${input}:name`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for blur
    <div className="form-key" onBlur={(event) => !staysWithin(event) && take(false)}>
      {isNew && (
        <label id={name} htmlFor={input} className="form-label">
          {label}
        </label>
      )}
      <div className="form-row">
        <TextInput
          id={input}
          ref={element}
          {...(isNew ? { labelledBy: name } : { label })}
          describedBy={joined(props.describedBy, shown && `${input}:issue`)}
          text={draft ?? current ?? ""}
          onText={onText}
          onKey={onPressed}
          {...(!isNew && { placeholder: words.keyPlaceholder })}
          isInvalid={shown !== undefined}
        />
        {isNew && (
          <>
            <Button label={words.addKey(map)} onPress={() => take(true)}>
              {words.addRow}
            </Button>
            <Button variant="quiet" label={words.cancelKey(map)} onPress={cancel}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
      <KeyIssueText input={input} issue={shown} />
    </div>
  );
}
