import {
  type AriaAttributes,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useState,
} from "react";
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

/** Attributes of the input itself; its frame shows the states. */
const inputProps = ({ text, onText, onBlur, onKey, placeholder = "", ...rest }: TextProps) => ({
  ...naming(rest),
  value: text,
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onText(target.value),
  onBlur,
  onKeyDown: (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && onKey?.(event.key, event.shiftKey, event.repeat)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  placeholder,
  disabled: rest.isDisabled,
  "aria-required": rest.isRequired || undefined,
  "aria-invalid": rest.isInvalid || undefined,
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
});

const Frame = ({
  isInvalid,
  children,
}: Pick<TextProps, "isInvalid"> & { readonly children: ReactNode }): ReactElement => (
  <div className="kit-text" data-invalid={isInvalid || undefined}>
    {children}
  </div>
);

/** One line of text. Nothing is completed, corrected or capitalized: it is code. */
export const TextInput = ({
  type = "text",
  inputMode,
  isReadOnly,
  spin,
  after,
  elementRef,
  ...rest
}: TextInputProps): ReactElement => (
  <Frame isInvalid={rest.isInvalid}>
    <input
      {...inputProps(rest)}
      {...spin}
      {...{ type, inputMode, readOnly: isReadOnly, ref: elementRef }}
      className="kit-input"
    />
    {after}
  </Frame>
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
export const TextArea = (props: TextProps): ReactElement => (
  <Frame isInvalid={props.isInvalid}>
    <textarea {...inputProps(props)} rows={2} className="kit-input kit-area" />
  </Frame>
);
