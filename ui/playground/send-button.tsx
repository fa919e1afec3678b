import type { ReactElement, RefObject } from "react";
import { Button } from "#ui/kit";
import { words } from "../words.ts";

/** Props of the button that sends and stops. */
export interface SendButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly isUnderWay: boolean;
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

const nothing = (): void => {};

/** Sends the request, and stops the one that is under way. */
export const SendButton = ({ ref, isUnderWay, refusal, onSend, onStop }: SendButtonProps): ReactElement => (
  // The tooltip of a button that is disabled is that of what is around it.
  <span className="play-send" title={refusal}>
    <Button
      ref={ref}
      variant="primary"
      icon={isUnderWay ? "stop" : "send"}
      isDisabled={refusal !== undefined && !isUnderWay}
      onPress={isUnderWay ? onStop : onSend}
      // A double click sends once, also where the answer has come between the two.
      onPressAgain={isUnderWay ? onStop : nothing}
    >
      {isUnderWay ? words.stop : words.sendRequest}
    </Button>
  </span>
);
