/** Brings the entry of this page into view in a long navigation, without moving the page itself. */
export function enableSidebar(): void {
  const sidebar = document.getElementById("contents");
  const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (sidebar === null || current === undefined || current === null) return;
  const center = (): void => {
    const place = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top + sidebar.scrollTop;
    if (place > sidebar.clientHeight * 0.7) sidebar.scrollTop = place - sidebar.clientHeight / 2;
  };
  center();
  sidebar.addEventListener("toggle", center);
}
