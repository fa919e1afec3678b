/**
 * The component tree that the playgrounds of endpoints and channels share. Each of them adds its bar, its sections and
 * the pane beside the form.
 */

export { Announcement } from "./announcement.tsx";
export { TopBar } from "./bar/top-bar.tsx";
export { Card } from "./card.tsx";
export { FormSurface, SectionForm } from "./form/index.ts";

export {
  PlaygroundFailure,
  PlaygroundFrame,
  PlaygroundSkeleton,
  useSide,
} from "./frame/index.ts";
export { HistoryButtons, useHistorySteps } from "./history.tsx";
export { IssueSummary, type IssueSummaryProps, useSending, useSendingByKeys } from "./issues/index.ts";
export { PlaygroundShell } from "./playground-shell.tsx";
export type { ShellProps, SplitsProps } from "./props.ts";
export { splitOf } from "./split-of.ts";
export { type Shell, useShell } from "./use-shell.ts";
