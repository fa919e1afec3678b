import type { ReactElement, RefObject } from "react";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Button } from "#ui/kit";

/** Props of the button that sends and stops. */
export interface SendButtonProps {
  readonly elementRef: RefObject<HTMLButtonElement | null>;
  readonly isUnderWay: boolean;
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

const nothing = (): void => {};

/** Sends the request, or stops the current one. */
export const SendButton = ({ elementRef, isUnderWay, refusal, onSend, onStop }: SendButtonProps): ReactElement => (
  // A disabled button has no tooltip, so the element around it has it.
  <span className="play-send" title={refusal}>
    <Button
      elementRef={elementRef}
      variant="primary"
      icon={isUnderWay ? "stop" : "send"}
      isDisabled={refusal !== undefined && !isUnderWay}
      onPress={isUnderWay ? onStop : onSend}
      // A double click sends once, also if the response arrives between the two clicks.
      onPressAgain={isUnderWay ? onStop : nothing}
    >
      {isUnderWay ? formText().stop : playgroundText().sendRequest}
    </Button>
  </span>
);
