import { type AriaAttributes, type ReactElement, type ReactNode, type Ref, useState } from "react";
import { Input } from "react-aria-components/Input";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField } from "react-aria-components/TextField";
import { formText } from "#locales/messages/form";
import { IconButton, type Naming, naming } from "../buttons/index.ts";

/** The selector of elements that text is typed into. */
export const takesText = 'input:not([type="checkbox"]):not([type="radio"]), textarea, [contenteditable="true"]';

/** Props of all text inputs. The text is controlled by the caller. */
export interface TextProps extends Naming {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /**
   * Called with the key's name, whether Shift is down, and whether the key is held down and repeats; `true` means that
   * it was dealt with.
   */
  readonly onKey?: ((key: string, shift: boolean, repeats: boolean) => boolean) | undefined;
  readonly placeholder?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Further props of a single-line input. `after` is inside the frame, behind the text. */
export interface TextInputProps extends TextProps {
  readonly type?: "text" | "password";
  readonly inputMode?: "text" | "numeric" | "decimal";
  readonly isReadOnly?: boolean;
  /** Its role, if it is not a text box, with the attributes of that role. */
  readonly spin?: AriaAttributes & { readonly role: "spinbutton" };
  readonly after?: ReactNode;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

const onKeyDown = (onKey: TextProps["onKey"]) => (event: React.KeyboardEvent) => {
  if (!event.nativeEvent.isComposing && onKey?.(event.key, event.shiftKey, event.repeat)) {
    event.preventDefault();
    event.stopPropagation();
  }
};

/** One line of text. Nothing is completed, corrected or capitalized: it is code. */
export const TextInput = ({
  text,
  onText,
  onBlur,
  onKey,
  placeholder,
  type = "text",
  inputMode,
  spin,
  after,
  elementRef,
  ...rest
}: TextInputProps): ReactElement => (
  <TextField
    {...naming(rest)}
    value={text}
    onChange={onText}
    {...(onBlur && { onBlur })}
    type={type}
    {...(inputMode && { inputMode })}
    isInvalid={rest.isInvalid ?? false}
    isRequired={rest.isRequired ?? false}
    isDisabled={rest.isDisabled ?? false}
    isReadOnly={rest.isReadOnly ?? false}
    validationBehavior="aria"
    autoComplete="off"
    autoCorrect="off"
    spellCheck="false"
    className="kit-text"
  >
    <Input
      {...spin}
      {...(elementRef && { ref: elementRef })}
      {...(onKey && { onKeyDown: onKeyDown(onKey) })}
      placeholder={placeholder ?? ""}
      className="kit-input"
    />
    {after}
  </TextField>
);

/** Props of a masked input; `name` is used in the label of its toggle. */
export interface PasswordInputProps extends Omit<TextInputProps, "type" | "after"> {
  readonly name: string;
}

/** A masked line with a toggle that shows it (docs/behavior.md#text). */
export function PasswordInput({ name, ...props }: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      after={
        <IconButton
          icon={shown ? "eyeOff" : "eye"}
          label={shown ? formText().hide({ name }) : formText().show({ name })}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}

/** A text input of several lines that grows with its content. */
export const TextArea = ({ text, onText, onBlur, onKey, placeholder, ...rest }: TextProps): ReactElement => (
  <TextField
    {...naming(rest)}
    value={text}
    onChange={onText}
    {...(onBlur && { onBlur })}
    isInvalid={rest.isInvalid ?? false}
    isRequired={rest.isRequired ?? false}
    isDisabled={rest.isDisabled ?? false}
    validationBehavior="aria"
    autoComplete="off"
    autoCorrect="off"
    spellCheck="false"
    className="kit-text"
  >
    <AriaTextArea
      {...(onKey && { onKeyDown: onKeyDown(onKey) })}
      placeholder={placeholder ?? ""}
      rows={2}
      className="kit-input kit-area"
    />
  </TextField>
);
