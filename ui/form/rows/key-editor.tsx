import { type ReactElement, useState } from "react";
import { useForm } from "../context/index.ts";
import { below, idsAt, keyOptions } from "../model/index.ts";
import { KeyChoice } from "./key-choice.tsx";
import type { KeyEditorProps } from "./key-props.ts";
import { KeyText } from "./key-text.tsx";
import { useKeyIssue } from "./use-key-issue.ts";

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
