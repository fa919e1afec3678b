import { useState } from "react";
import { equalJson, type Json } from "#engine/json";
import type { ControlProps } from "../../context/index.ts";
import { inputText } from "../../model/index.ts";

type TextProps = Pick<ControlProps, "names" | "isInvalid" | "isRequired" | "placeholder">;

/** Props that all inputs take from their field. */
export const inputProps = ({ names, isInvalid, isRequired }: Omit<TextProps, "placeholder">) => ({
  id: names.input,
  labelledBy: names.label,
  describedBy: names.describedBy,
  isInvalid,
  isRequired,
});

/** Props that all text inputs take from their field; `fallback` is the placeholder of one without an example. */
export const textProps = (props: TextProps, fallback?: string) => ({
  ...inputProps(props),
  placeholder: props.placeholder ?? fallback,
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
