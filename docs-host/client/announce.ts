let region: HTMLElement | undefined;

/** Announces a message to screen readers. */
export function announce(message: string): void {
  if (region?.isConnected !== true) {
    region = document.createElement("p");
    region.className = "unseen";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  const target = region;
  // A region announces what changes in it, so the same message is new again, and one in a new region comes later.
  target.textContent = "";
  setTimeout(() => {
    target.textContent = message;
  }, 50);
}
