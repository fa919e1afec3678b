import { type ReactElement, useContext } from "react";
import { playgroundText } from "#locales/messages/playground";
import { IconButton, IconLink, InPlaceContext } from "#ui/kit";

/** Props of the close button. It is a link to `href` until the script has loaded. */
export interface CloseButtonProps {
  readonly onClose: () => void;
  readonly href?: string | undefined;
}

/** Closes the playground; one that is in place stays. */
export function CloseButton({ onClose, href }: CloseButtonProps): ReactElement | null {
  if (useContext(InPlaceContext)) return null;
  return href === undefined ? (
    <IconButton icon="cross" label={playgroundText().closePlayground} onPress={onClose} />
  ) : (
    <IconLink icon="cross" label={playgroundText().closePlayground} href={href} />
  );
}
