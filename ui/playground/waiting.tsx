import type { ReactElement } from "react";
import { Banner, Button, IconButton, Skeleton, Window } from "#ui/kit";
import { words } from "../words.ts";

interface ClosableProps {
  readonly onClose: () => void;
}

const Bar = ({ onClose }: ClosableProps): ReactElement => (
  <header className="play-bar">
    <span className="play-push">
      <IconButton icon="cross" label={words.closePlayground} onPress={onClose} />
    </span>
  </header>
);

/** What stands in the place of the playground while its endpoint is loaded. */
export const PlaygroundSkeleton = ({ onClose }: ClosableProps): ReactElement => (
  <Window label={words.playground} onClose={onClose} isBusy>
    <Bar onClose={onClose} />
    <div className="play-waiting">
      <Skeleton lines={6} />
    </div>
  </Window>
);

/** What stands there when the endpoint could not be loaded. */
export const PlaygroundFailure = ({
  message,
  onRetry,
  onClose,
}: ClosableProps & { readonly message: string; readonly onRetry: () => void }): ReactElement => (
  <Window label={words.playground} onClose={onClose}>
    <Bar onClose={onClose} />
    <div className="play-waiting" role="alert">
      <Banner tone="bad" title={message}>
        <Button onPress={onRetry}>{words.tryAgain}</Button>
      </Banner>
    </div>
  </Window>
);
