import { fetchJson } from "../../adapters/fetch-json.ts";
import { changesUrl, pageBase } from "../page-data/index.ts";

/** Interval at which an open page asks whether the site has changed, in milliseconds. */
const often = 500;

/** The site's answer; see `${apiPath}/changes`. */
interface Changes {
  readonly definition: string;
  readonly notices: readonly string[];
}

/** The site's own server wrote it. Throws for text that is not JSON. */
function readChanges(text: string): Changes | undefined {
  const { definition, notices }: Partial<Changes> = JSON.parse(text);
  return typeof definition === "string" && Array.isArray(notices) ? { definition, notices } : undefined;
}

/**
 * Reloads a page when its site has changed (typed text is saved), and shows notices about the site above the text.
 * Hidden pages do not poll.
 */
export function enableFreshness(): void {
  const { version } = document.body.dataset;
  if (version === undefined) return;
  const banner = document.createElement("div");
  banner.className = "notices";
  banner.setAttribute("role", "status");
  document.body.prepend(banner);

  const look = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      const changes = await fetchJson(changesUrl(pageBase()), readChanges);
      if (!changes.ok) return;
      const { definition, notices } = changes.value;
      if (definition !== version) return location.reload();
      show(banner, notices);
    } catch {
      show(banner, ["The site does not respond. This page may be out of date."]);
    }
  };
  const round = (): void => {
    void look().finally(() => setTimeout(round, often));
  };
  setTimeout(round, often);
  document.addEventListener("visibilitychange", () => void look());
}

/** Shows sentences in the banner, and does not touch it if they are shown already: it is announced when it changes. */
function show(banner: HTMLElement, notices: readonly string[]): void {
  if (banner.textContent === notices.join("")) return;
  banner.replaceChildren(
    ...notices.map((notice) => {
      const line = document.createElement("p");
      line.textContent = notice;
      return line;
    }),
  );
}
