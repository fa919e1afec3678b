import { useCallback, useContext } from "react";
import type { FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { isSamePath, type Path } from "#engine/shape";
import { isKeyIssue, issueSentence, ShowIssuesContext, useDerived, useForm } from "../context/index.ts";
import type { Checked } from "../field/index.ts";

const nowhere: Path = [];

/** Returns the visible issues of the key of a row as one text. `at` is the path of the row's value. */
export function useKeyIssue(holder: Checked | undefined, at: Path | undefined, touched: boolean): string | undefined {
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
