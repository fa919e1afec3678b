import type { ReactElement } from "react";
import { TextArea } from "#ui/kit";
import { words } from "../words.ts";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { inputProps, textOf } from "./input-text.ts";
import { useValue } from "./use-place.ts";

/** Bytes as base64 text. Line breaks, which pasted base64 often has, are left out. */
export function Base64Control(props: ControlProps<"base64">): ReactElement {
  const { at } = props;
  const { port } = useForm();
  return (
    <TextArea
      {...inputProps(props)}
      text={textOf(useValue(at))}
      onText={(text) => port.dispatch({ type: "set", at, value: text.replace(/\s/g, "") })}
      placeholder={words.base64Placeholder}
    />
  );
}
