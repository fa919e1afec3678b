import type { ReferenceView } from "./reference-view.ts";
import { type Route, readRoute } from "./routes.ts";

/** Calls back when the reader follows a link within the reference, rather than opening it elsewhere. */
export function listenToLinks(
  { page, navigation }: ReferenceView,
  signal: AbortSignal,
  onRoute: (route: Route) => void,
) {
  const onClick = (event: MouseEvent): void => {
    const link = event
      .composedPath()
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.route !== undefined);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link?.dataset.route === undefined || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    if (navigation.matches(":popover-open")) navigation.hidePopover();
    onRoute(readRoute(link.dataset.route));
  };
  page.addEventListener("click", onClick, { signal });
}
