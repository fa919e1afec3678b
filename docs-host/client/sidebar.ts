/**
 * Scrolls the entry of this page into view in a long navigation, without scrolling the page: as soon as the navigation
 * has a layout, which it has not below an open playground. Nothing is measured before, since that would force a layout
 * of the whole page.
 */
export function enableSidebar(): void {
  const sidebar = document.getElementById("sidebar");
  const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !current) return;
  // The list of entries scrolls, or all of a drawer.
  const center = (): void => {
    for (const list of [sidebar, ...sidebar.children]) {
      const below = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
      if (below > list.clientHeight * 0.7) list.scrollTop += below - list.clientHeight / 2;
    }
  };
  const laidOut = new ResizeObserver(([entry]) => {
    if (!entry?.contentRect.width) return;
    laidOut.disconnect();
    center();
  });
  laidOut.observe(sidebar);
  sidebar.addEventListener("toggle", center);
}
