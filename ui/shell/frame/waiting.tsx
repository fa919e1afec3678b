import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { Banner, Button, Skeleton } from "#ui/kit";
import { CloseButton } from "./close-button.tsx";
import { SideToggle } from "./frame.tsx";

interface ClosableProps {
  readonly onClose: () => void;
}

const Bar = ({ onClose }: ClosableProps): ReactElement => (
  <header className="play-bar">
    <SideToggle />
    <span className="play-push">
      <CloseButton onClose={onClose} />
    </span>
  </header>
);

/** The skeleton that is shown while an endpoint loads. */
export const PlaygroundSkeleton = ({ onClose }: ClosableProps): ReactElement => (
  <div className="play-content" aria-busy="true">
    <Bar onClose={onClose} />
    <div className="play-outlines">
      <div>
        <Skeleton lines={3} />
        <Skeleton lines={5} />
      </div>
      <div>
        <Skeleton lines={6} />
      </div>
    </div>
  </div>
);

/** The message that is shown if the endpoint could not be loaded. */
export const PlaygroundFailure = ({
  message,
  onRetry,
  onClose,
}: ClosableProps & { readonly message: string; readonly onRetry: () => void }): ReactElement => (
  <div className="play-content">
    <Bar onClose={onClose} />
    <div className="play-waiting" role="alert">
      <Banner tone="bad" title={message}>
        <Button onPress={onRetry}>{formText().tryAgain}</Button>
      </Banner>
    </div>
  </div>
);
