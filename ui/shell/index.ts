/**
 * The component tree that the playgrounds of endpoints and channels share. Each of them adds its bar, its sections and
 * the pane beside the form.
 */

export type { TextSyntax } from "../raw/raw-props.ts";
export { Announcement } from "./announcement.tsx";
export { TopBar } from "./bar/top-bar.tsx";
export { Card } from "./card.tsx";
export { FormSurface } from "./form/form-surface.tsx";
export { SectionForm } from "./form/section-form.tsx";

export {
  PlaygroundFailure,
  PlaygroundFrame,
  PlaygroundSkeleton,
  useSide,
} from "./frame/index.ts";
export { HistoryButtons, useHistorySteps } from "./history.tsx";
export { IssueSummary, type IssueSummaryProps } from "./issues/issue-summary.tsx";
export { useSending, useSendingByKeys } from "./issues/use-sending.ts";
export { PlaygroundShell } from "./playground-shell.tsx";
export type { ShellProps, SplitsProps } from "./props.ts";
export { splitOf } from "./split-of.ts";
export { type Shell, useShell } from "./use-shell.ts";
