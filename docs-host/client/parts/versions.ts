/** Shows the version that the reader chooses, or that the query string names. */
export function enableVersions(root: HTMLElement): void {
  const choice = root.querySelector<HTMLSelectElement>(":scope > .mdx-version-choice > select");
  const panels = [...root.querySelectorAll<HTMLElement>(":scope > .mdx-version")];
  if (choice === null) return;
  const parameter = root.dataset.parameter ?? "v";
  const show = (): void => {
    for (const panel of panels) panel.hidden = panel.dataset.value !== choice.value;
  };
  const named = new URLSearchParams(location.search).get(parameter);
  if (panels.some((panel) => panel.dataset.value === named)) choice.value = named ?? choice.value;
  choice.addEventListener("change", () => {
    const url = new URL(location.href);
    url.searchParams.set(parameter, choice.value);
    history.replaceState(history.state, "", url);
    show();
  });
  show();
  root.dataset.ready = "";
}
