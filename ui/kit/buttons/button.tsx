import { type MouseEvent, memo, type ReactElement, type ReactNode, type Ref } from "react";
import { useStable } from "../use-stable.ts";
import { type IconName, iconPaths } from "./icon-paths.ts";
import { type Naming, naming } from "./naming.ts";

/** The emphasis of a button: one `primary` per panel, `outline` for the rest, `quiet` inside texts and rows. */
export type ButtonVariant = "primary" | "outline" | "quiet";

interface ButtonBase {
  /** Given for a toggle: whether it is on. */
  readonly isPressed?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly type?: "button" | "submit";
  readonly elementRef?: Ref<HTMLButtonElement> | undefined;
}

/** Props of a button with a text. */
export interface ButtonProps extends ButtonBase, Naming {
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  /**
   * Called for the second press of a double click, in place of `onPress` or submit, if that press may be meant for
   * another button or must not be repeated.
   */
  readonly onPressAgain?: () => void;
  readonly children: ReactNode;
}

const nothing = (): void => {};

/** Props of a drawn button; its functions keep their identities. */
interface DrawnProps extends Omit<ButtonProps, "onPress" | "variant" | "icon" | "children"> {
  readonly look: string;
  readonly icon: IconName | undefined;
  readonly content?: ReactNode;
  readonly onPress: (() => void) | undefined;
  /** Given when it opens a dialog: whether that is open. */
  readonly opens?: boolean | undefined;
  /** Given when it shows and hides a part of the page: whether that is shown. */
  readonly isExpanded?: boolean | undefined;
}

/** A press of a button; `detail` is 0 if it was by a key, and the number of clicks otherwise. */
export type Press = MouseEvent<HTMLButtonElement>;

/**
 * Returns the attributes of a `button` that calls `onPress`. It gets the focus, which Safari gives no pressed button:
 * menus and dialogs return it to their button.
 */
export const pressable = (onPress?: (press: Press) => void) => ({
  type: "button" as const,
  onClick: (press: Press): void => {
    press.currentTarget.focus({ preventScroll: true });
    onPress?.(press);
  },
});

/** Only what changes is drawn again. */
const DrawnButton = memo(function DrawnButton(props: DrawnProps): ReactElement {
  const { look, icon, content, onPress, onPressAgain, isDisabled, opens, isExpanded, type = "button" } = props;
  return (
    <button
      {...naming(props)}
      {...pressable((press) => {
        if (onPressAgain === undefined || press.detail <= 1) return onPress?.();
        press.preventDefault();
        onPressAgain();
      })}
      aria-haspopup={opens === undefined ? undefined : "dialog"}
      aria-expanded={opens ?? isExpanded}
      aria-pressed={props.isPressed}
      ref={props.elementRef}
      type={type}
      disabled={isDisabled}
      className={look}
    >
      {icon && <Icon name={icon} />}
      {content}
    </button>
  );
});

/** A button with a text, and a drawing before it where `icon` names one. */
export const Button = (props: ButtonProps): ReactElement => {
  const { variant = "outline", icon, children, onPress, onPressAgain, ...rest } = props;
  const press = useStable(onPress ?? nothing);
  const pressAgain = useStable(onPressAgain ?? nothing);
  return (
    <DrawnButton
      {...rest}
      look={`kit-button kit-button-${variant}`}
      icon={icon}
      content={children}
      onPress={onPress && press}
      {...(onPressAgain && { onPressAgain: pressAgain })}
    />
  );
};

/** Props of an icon button: its name is required. */
export interface IconButtonProps extends ButtonBase {
  readonly label: string;
  readonly icon: IconName;
  readonly id?: string | undefined;
  /** Given when it opens a dialog: whether that is open. */
  readonly opens?: boolean;
  /** Given when it shows and hides a part of the page: whether that is shown. */
  readonly isExpanded?: boolean;
}

/** A button that is only a drawing, named by `label` for everyone who does not see it. */
export const IconButton = ({ onPress, ...rest }: IconButtonProps): ReactElement => {
  const press = useStable(onPress ?? nothing);
  return <DrawnButton {...rest} look="kit-icon-button" onPress={onPress && press} />;
};

/** A link that looks like an `IconButton`: it works where no script runs. */
export const IconLink = ({ icon, label, href }: Pick<IconButtonProps, "icon" | "label"> & { href: string }) => (
  <a href={href} aria-label={label} className="kit-icon-button">
    <Icon name={icon} />
  </a>
);

/** An icon of 16 by 16 pixels in the color of the text around it. Screen readers skip it: its button has a name. */
export const Icon = ({ name }: { readonly name: IconName }): ReactElement => (
  <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
);
