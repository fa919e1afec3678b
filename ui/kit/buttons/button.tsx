import type { ReactElement, ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { IconName } from "./icon-paths.ts";
import { Icon } from "./icons.tsx";
import { type Naming, naming } from "./naming.ts";

/** The emphasis of a button: one `primary` per panel, `outline` for the rest, `quiet` inside texts and rows. */
export type ButtonVariant = "primary" | "outline" | "quiet";

interface ButtonBase {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly type?: "button" | "submit";
  readonly ref?: Ref<HTMLButtonElement> | undefined;
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

/** A button with a text, and a drawing before it where `icon` names one. */
export const Button = ({
  variant: look = "outline",
  icon,
  children,
  onPress,
  onPressAgain,
  isDisabled,
  type = "button",
  ref,
  ...named
}: ButtonProps): ReactElement => (
  <AriaButton
    {...naming(named)}
    {...(ref && { ref })}
    {...(onPress && !onPressAgain && { onPress: () => onPress() })}
    {...(onPressAgain && {
      onClick: (event) => {
        if (event.detail <= 1) return onPress?.();
        event.preventDefault();
        onPressAgain();
      },
    })}
    type={type}
    isDisabled={isDisabled ?? false}
    className={`kit-button kit-button-${look}`}
  >
    {icon && <Icon name={icon} />}
    {children}
  </AriaButton>
);

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
export const IconButton = ({
  label,
  icon,
  id,
  opens,
  isExpanded,
  onPress,
  isDisabled,
  ref,
}: IconButtonProps): ReactElement => (
  <AriaButton
    {...naming({ id, label })}
    {...(ref && { ref })}
    {...(onPress && { onPress: () => onPress() })}
    {...(opens !== undefined && { "aria-haspopup": "dialog", "aria-expanded": opens })}
    {...(isExpanded !== undefined && { "aria-expanded": isExpanded })}
    isDisabled={isDisabled ?? false}
    className="kit-icon-button"
  >
    <Icon name={icon} />
  </AriaButton>
);

/** A link that looks like an `IconButton`: it works where no script runs. */
export const IconLink = ({ icon, label, href }: Pick<IconButtonProps, "icon" | "label"> & { href: string }) => (
  <a href={href} aria-label={label} className="kit-icon-button">
    <Icon name={icon} />
  </a>
);
