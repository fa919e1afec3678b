import type { ReactElement } from "react";
import { IconButton, IconLink } from "#ui/kit";
import { words } from "../../words.ts";

/** Props of the close button. It is a link to `href` until the script has loaded. */
export interface CloseButtonProps {
  readonly onClose: () => void;
  readonly href?: string | undefined;
}

/** Closes the playground. */
export const CloseButton = ({ onClose, href }: CloseButtonProps): ReactElement =>
  href === undefined ? (
    <IconButton icon="cross" label={words.closePlayground} onPress={onClose} />
  ) : (
    <IconLink icon="cross" label={words.closePlayground} href={href} />
  );
