import { changesUrl, fetchJson, pageBase } from "#docs-host/site/page-data";
import { scriptsText } from "#locales/messages/scripts";

/** Milliseconds between two requests of a page, if its site rarely changes. */
const seldom = 5000;

/** The site's answer; see `${apiPath}/changes`. */
interface Changes {
  readonly definition: string;
}

/** The site's own server wrote it. Throws for text that is not JSON. */
function readChanges(text: string): Changes | undefined {
  const { definition }: Partial<Changes> = JSON.parse(text);
  return typeof definition === "string" ? { definition } : undefined;
}

/** Shows above the text what happens to the site of an open page, if its server says so. Hidden pages do not ask. */
export function enableFreshness(): void {
  const { version, live } = document.body.dataset;
  if (version === undefined) return;
  const banner = document.createElement("div");
  banner.className = "notices";
  banner.setAttribute("role", "status");
  document.body.prepend(banner);
  if (live === undefined) announceNewer(version, banner);
  else import("./live/index.ts").then(({ followSite }) => followSite(version, banner));
}

/** Says that a newer version of the docs was published when the reader comes back to a page, and offers to load it. */
function announceNewer(version: string, banner: HTMLElement): void {
  let asked = performance.now();
  let isShown = false;
  const look = async (): Promise<void> => {
    if (document.hidden || isShown || performance.now() - asked < seldom) return;
    asked = performance.now();
    // A site that does not answer is treated as unchanged: the page can be read on.
    const changes = await fetchJson(changesUrl(pageBase()), readChanges).catch(() => undefined);
    if (changes?.ok !== true || ["", version].includes(changes.value.definition)) return;
    isShown = true;
    const line = document.createElement("p");
    line.className = "newer";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = scriptsText().reload;
    button.addEventListener("click", () => location.reload());
    line.append(scriptsText().newerVersion, " ", button);
    banner.replaceChildren(line);
  };
  document.addEventListener("visibilitychange", () => void look());
  addEventListener("focus", () => void look());
}
