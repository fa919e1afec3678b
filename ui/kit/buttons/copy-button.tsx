import { type ReactElement, useEffect, useState } from "react";
import { formText } from "#locales/messages/form";
import { Button, IconButton } from "./button.tsx";

/** Props of a copy button. The injected `copy` writes a text to the clipboard, or rejects. */
export interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
  readonly copy: (text: string) => Promise<void>;
  /** The icon before copying. */
  readonly icon?: "copy" | "link";
  /** True if the label is visible in place of an icon. */
  readonly hasText?: boolean;
}

type Outcome = "copied" | "failed";

/** Time that the result is shown, in ms; long enough to be read out. */
const shownFor = 2000;

/** Copies a text and reports the result, visibly and to screen readers. */
export function CopyButton({ label, text, copy, icon = "copy", hasText }: CopyButtonProps): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const onPress = (): void => {
    copy(text()).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  const announced = outcome === undefined ? "" : outcome === "copied" ? formText().copied : formText().copyFailed;
  return (
    <span className="kit-copy" data-outcome={outcome}>
      {hasText ? (
        <Button variant="quiet" onPress={onPress}>
          {label}
        </Button>
      ) : (
        <IconButton
          icon={outcome === undefined ? icon : outcome === "copied" ? "check" : "cross"}
          label={label}
          onPress={onPress}
        />
      )}
      <span role="status" className="kit-copy-status">
        {announced}
      </span>
    </span>
  );
}
