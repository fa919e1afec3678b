import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { Banner, Button } from "#ui/kit";
import { words } from "../../words.ts";
import { authWords } from "./words.ts";

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
    <Banner elementRef={banner} tone="warn" title={authWords.leavesPage}>
      <p>{children}</p>
      <div className="play-buttons">
        <Button variant="primary" onPress={onKeep}>
          {authWords.keepAndLogIn}
        </Button>
        {onForget && <Button onPress={onForget}>{authWords.forgetAndLogIn}</Button>}
        {onCancel && <Button onPress={onCancel}>{words.cancel}</Button>}
      </div>
    </Banner>
  );
}
