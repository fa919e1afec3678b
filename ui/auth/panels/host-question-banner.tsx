import { type ReactElement, useEffect, useRef } from "react";
import { authText } from "#locales/messages/auth";
import { Banner, Button } from "#ui/kit";

/** Props of a question about a host. */
export interface HostQuestionBannerProps {
  readonly title: string;
  readonly detail: string;
  /** Sends to the host from now on; absent if it never gets this. */
  readonly onSend?: () => void;
  readonly onKeep: () => void;
  /** Label of the answer that keeps it back. */
  readonly keep?: string;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean;
  /** Takes the focus each time that this grows. */
  readonly questionCount?: number;
}

/** Asks whether secrets may go to a host. The answer itself sends nothing. */
export function HostQuestionBanner(props: HostQuestionBannerProps): ReactElement {
  const { title, detail, onSend, onKeep, keep = authText().dontSend, autoFocus = false, questionCount = 0 } = props;
  const banner = useRef<HTMLDivElement>(null);
  const seen = useRef(autoFocus ? -1 : 0);
  useEffect(() => {
    if (questionCount > seen.current) banner.current?.focus();
    seen.current = questionCount;
  }, [questionCount]);
  return (
    <Banner elementRef={banner} tone="warn" title={title}>
      <p>{detail}</p>
      <div className="play-buttons">
        {onSend && (
          <Button variant="primary" onPress={onSend}>
            {authText().sendToHost}
          </Button>
        )}
        <Button onPress={onKeep}>{keep}</Button>
      </div>
    </Banner>
  );
}
