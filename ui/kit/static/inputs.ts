import { formText } from "#locales/messages/form";
import { type Naming, naming } from "../buttons/index.ts";
import { spinAttributes } from "../inputs/step.ts";
import { staticIcon, staticIconButton } from "./buttons.ts";
import type { Child, CreateElement } from "./element.ts";

/** A text input of the static view. */
export interface StaticText extends Naming {
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean;
}

const attributesOf = ({ text: _, placeholder, isRequired, ...named }: StaticText) => ({
  ...naming(named),
  placeholder,
  "aria-required": isRequired || undefined,
  autocomplete: "off",
  autocorrect: "off",
  spellcheck: "false",
});

/** Creates a `TextInput`; `after` is inside its frame. */
export const staticTextInput = (
  create: CreateElement,
  props: StaticText & {
    readonly type?: "text" | "password";
    readonly spin?: ReturnType<typeof spinAttributes>;
    readonly after?: Child;
  },
): HTMLElement => {
  const { type = "text", spin, after, ...rest } = props;
  const input = create("input", { ...attributesOf(rest), ...spin, type, class: "kit-input" });
  input.defaultValue = props.text;
  return create("div", { class: "kit-text" }, input, after);
};

/** Creates a `PasswordInput` that is masked. */
export const staticPasswordInput = (
  create: CreateElement,
  { name, ...props }: StaticText & { readonly name: string },
): HTMLElement =>
  staticTextInput(create, {
    ...props,
    type: "password",
    after: staticIconButton(create, { icon: "eye", label: formText().show({ name }) }),
  });

/** Creates a `TextArea`. */
export const staticTextArea = (create: CreateElement, props: StaticText): HTMLElement => {
  const area = create("textarea", { ...attributesOf(props), rows: 2, class: "kit-input kit-area" });
  area.defaultValue = props.text;
  return create("div", { class: "kit-text" }, area);
};

/** A number input of the static view. */
export interface StaticNumber extends StaticText {
  readonly name: string;
  readonly limits: Parameters<typeof spinAttributes>[1];
  /** Returns true if the number has no next one in a direction. */
  readonly isAtBound: (direction: 1 | -1) => boolean;
}

/** Creates a `NumberInput`. */
export const staticNumberInput = (
  create: CreateElement,
  { name, limits, isAtBound, ...props }: StaticNumber,
): HTMLElement => {
  const stepButton = (direction: 1 | -1): HTMLElement => {
    const button = create("button", {
      "aria-label": direction === 1 ? formText().increase({ name }) : formText().decrease({ name }),
      type: "button",
      tabindex: -1,
      disabled: isAtBound(direction),
      class: "kit-step",
    });
    button.append(staticIcon(button.ownerDocument, direction === 1 ? "up" : "down"));
    return button;
  };
  return staticTextInput(create, {
    ...props,
    spin: spinAttributes(props.text, limits),
    after: create("span", { class: "kit-steps" }, stepButton(1), stepButton(-1)),
  });
};
