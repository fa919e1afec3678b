import { type ReactElement, useCallback, useContext, useState } from "react";
import type { FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { isSamePath, type Path } from "#engine/shape";
import { isKeyIssue, issueSentence, ShowIssuesContext, useDerived, useForm } from "../context/index.ts";
import type { Checked } from "../field/index.ts";
import { below, idsAt, keyOptions } from "../model/index.ts";
import { KeyChoice } from "./key-choice.tsx";
import type { KeyEditorProps } from "./key-props.ts";
import { KeyText } from "./key-text.tsx";

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
