import { useCallback, useContext } from "react";
import type { FormState } from "#engine/form";
import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { FaultsContext, useForm } from "./form-context.ts";
import { isKeyFault, sentence } from "./issue-board.ts";
import { samePath } from "./model/index.ts";
import type { Checked } from "./use-fault.ts";
import { useDerived } from "./use-path-value.ts";

const nowhere: Path = [];

/** The faults of the key of one row as one text, once they are to be seen. `at` is the place of the row's value. */
export function useKeyFault(holder: Checked | undefined, at: Path | undefined, touched: boolean): string | undefined {
  const { tools } = useForm();
  const seen = useContext(FaultsContext) || touched;
  const derive = useCallback(
    (value: Json | undefined, choices: FormState["choices"]): string | undefined => {
      if (!seen || holder === undefined || at === undefined) return undefined;
      const issues = tools.check(holder.shape, value, choices, holder.at);
      const mine = issues.filter((issue) => isKeyFault(issue) && samePath(issue.at, at));
      return mine.map(({ message }) => sentence(message)).join(" ") || undefined;
    },
    [tools, holder, at, seen],
  );
  return useDerived(holder?.at ?? nowhere, derive);
}
