import { type ReactElement, useEffect, useRef } from "react";
import { Banner, Button } from "#ui/kit";
import { authWords } from "./words.ts";

/** Props of a question about a host. */
export interface HostQuestionBannerProps {
  readonly title: string;
  readonly detail: string;
  /** Sends to the host from now on; absent where it never gets this. */
  readonly onSend?: () => void;
  readonly onKeep: () => void;
  /** Label of the answer that keeps it back. */
  readonly keep?: string;
  /** Takes the focus when it appears. */
  readonly takesFocus?: boolean;
  /** Takes the focus each time that this grows. */
  readonly asks?: number;
}

/** Asks whether something goes to a host. Nothing is sent by the answer itself. */
export function HostQuestionBanner(props: HostQuestionBannerProps): ReactElement {
  const { title, detail, onSend, onKeep, keep = authWords.dontSend, takesFocus = false, asks = 0 } = props;
  const banner = useRef<HTMLDivElement>(null);
  const seen = useRef(takesFocus ? -1 : 0);
  useEffect(() => {
    if (asks > seen.current) banner.current?.focus();
    seen.current = asks;
  }, [asks]);
  return (
    <Banner ref={banner} tone="warn" title={title}>
      <p>{detail}</p>
      <div className="play-buttons">
        {onSend && (
          <Button variant="primary" onPress={onSend}>
            {authWords.sendToHost}
          </Button>
        )}
        <Button onPress={onKeep}>{keep}</Button>
      </div>
    </Banner>
  );
}
