/**
 * Scrolls the entry of this page into view in a long navigation, without scrolling the page: as soon as the navigation
 * has a layout, which it has not below an open playground. Nothing is measured before, since that would force a layout
 * of the whole page.
 */
export function enableSidebar(): void {
  const sidebar = document.getElementById("sidebar");
  const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !current) return;
  const center = (): void => {
    const offset = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top + sidebar.scrollTop;
    if (offset > sidebar.clientHeight * 0.7) sidebar.scrollTop = offset - sidebar.clientHeight / 2;
  };
  const laidOut = new ResizeObserver(([entry]) => {
    if (entry === undefined || entry.contentRect.width === 0) return;
    laidOut.disconnect();
    center();
  });
  laidOut.observe(sidebar);
  sidebar.addEventListener("toggle", center);
}
