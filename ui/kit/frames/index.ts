/** Parts of a page that contain others: dialogs, panes, tabs, banners. */
export { Badge, type BadgeTone, MethodBadge, StatusBadge } from "./badge.tsx";
export { Banner, type BannerProps } from "./banner.tsx";
export { Disclosure, type DisclosureProps } from "./disclosure.tsx";
export { InPlaceContext } from "./in-place.ts";
export { LiveText, type LiveTextProps } from "./live-text.tsx";
export { Panes, type PanesProps } from "./panes.tsx";
export { SectionBoundary, type SectionBoundaryProps } from "./section-boundary.tsx";
export { Skeleton, Spinner } from "./skeleton.tsx";
export type { Split } from "./split.tsx";
export { SplitPane, type SplitPaneProps } from "./split-pane.tsx";
export { useFocusAfter } from "./use-focus-after.ts";
export { Window, type WindowProps } from "./window.tsx";
