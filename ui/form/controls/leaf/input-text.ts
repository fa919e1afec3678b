import { useState } from "react";
import { equalJson, type Json } from "#engine/json";
import type { ControlProps } from "../../context/index.ts";
import { inputText } from "../../model/index.ts";

/** Props that all text inputs take from their field. */
export const inputProps = ({
  names,
  isInvalid,
  isRequired,
}: Pick<ControlProps, "names" | "isInvalid" | "isRequired">) => ({
  id: names.input,
  labelledBy: names.label,
  describedBy: names.describedBy,
  isInvalid,
  isRequired,
});

/**
 * Returns the typed text as long as it means the current value: `1.50` stays although the value is 1.5. A value from
 * elsewhere replaces it.
 */
export function useDraft(value: Json | undefined, read: (text: string) => Json) {
  const [draft, setDraft] = useState<string>();
  const means = draft === undefined ? undefined : read(draft);
  const current = means !== undefined && value !== undefined && equalJson(means, value);
  return { text: draft !== undefined && current ? draft : inputText(value), setDraft };
}
