/**
 * Brings the entry of this page into view in a long navigation, without moving the page itself: as soon as the
 * navigation is laid out, which it is not while a playground lies over the page. Nothing is measured before, since
 * measuring makes the browser lay out all that is on the page at once.
 */
export function enableSidebar(): void {
  const sidebar = document.getElementById("contents");
  const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (sidebar === null || current === undefined || current === null) return;
  const center = (): void => {
    const place = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top + sidebar.scrollTop;
    if (place > sidebar.clientHeight * 0.7) sidebar.scrollTop = place - sidebar.clientHeight / 2;
  };
  const laidOut = new ResizeObserver(([entry]) => {
    if (entry === undefined || entry.contentRect.width === 0) return;
    laidOut.disconnect();
    center();
  });
  laidOut.observe(sidebar);
  sidebar.addEventListener("toggle", center);
}
