/** Parts of a page that contain others: dialogs, panes, tabs, banners. */
export { Badge, MethodBadge, StatusBadge } from "./badge.tsx";
export { Banner, type BannerProps } from "./banner.tsx";
export { Disclosure } from "./disclosure.tsx";
export { InPlaceContext } from "./in-place.ts";
export { LiveText } from "./live-text.tsx";
export { Panes, type PanesProps } from "./panes.tsx";
export { SectionBoundary } from "./section-boundary.tsx";
export { Skeleton, Spinner } from "./skeleton.tsx";
export type { Split } from "./split.tsx";
export { SplitPane } from "./split-pane.tsx";
export { useFocusAfter } from "./use-focus-after.ts";
export { Window, WindowTitle } from "./window.tsx";
