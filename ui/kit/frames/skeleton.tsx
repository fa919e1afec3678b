import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";

/** A spinner; it stands still if the reader prefers reduced motion. The text beside it says what is loading. */
export const Spinner = (): ReactElement => <span className="kit-spinner" aria-hidden="true" />;

/** Gray lines instead of the content that is loading. */
export const Skeleton = ({ lines = 4 }: { readonly lines?: number }): ReactElement => (
  <div className="kit-skeleton" role="status" aria-label={formText().loading}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
      <span key={line} className="kit-skeleton-line" />
    ))}
  </div>
);
