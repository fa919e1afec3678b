import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { authText } from "#locales/messages/auth";
import { formText } from "#locales/messages/form";
import { Banner, Button } from "#ui/kit";

/** Props of the confirmation before a reader leaves the page with secrets that are held in memory only. */
export interface LeaveConfirmationProps {
  /** The secrets that would be lost. */
  readonly children: ReactNode;
  /** Stores the secret in the tab, and leaves. */
  readonly onKeep: () => void;
  /** Leaves without storing it; absent if leaving would have no use. */
  readonly onForget?: () => void;
  readonly onCancel?: () => void;
}

/** The question before a login that leaves the page. */
export function LeaveConfirmation({ children, onKeep, onForget, onCancel }: LeaveConfirmationProps): ReactElement {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner elementRef={banner} tone="warn" title={authText().leavesPage}>
      <p>{children}</p>
      <div className="play-buttons">
        <Button variant="primary" onPress={onKeep}>
          {authText().keepAndLogIn}
        </Button>
        {onForget && <Button onPress={onForget}>{authText().forgetAndLogIn}</Button>}
        {onCancel && <Button onPress={onCancel}>{formText().cancel}</Button>}
      </div>
    </Banner>
  );
}
