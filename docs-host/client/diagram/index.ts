import { scriptsText } from "#locales/messages/scripts";
import { loadEnhanced } from "../load-enhanced.ts";
import { enableZoom } from "../zoom.ts";
import { drawDiagram } from "./drawer.ts";
import { onThemeChange, readTheme } from "./theme.ts";

/** Adds the source of a diagram, folded, so that it can still be read and copied. */
function foldSource(figure: HTMLElement, source: Element): void {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  details.className = "mdx-diagram-source";
  summary.textContent = scriptsText().source;
  details.append(summary, source);
  figure.append(details);
}

/** Draws the diagram of a figure in the colors of the page as soon as it comes near, and again when they change. */
export function enableDiagram(figure: HTMLElement): void {
  const source = figure.querySelector(":scope > pre");
  const text = source?.textContent ?? "";
  if (source === null) return;
  const image = document.createElement("img");
  image.alt = figure.getAttribute("aria-label") ?? scriptsText().diagram;
  let latest = 0;
  const draw = async (): Promise<void> => {
    latest += 1;
    const turn = latest;
    try {
      const svg = await drawDiagram(text, readTheme());
      if (turn !== latest) return;
      const old = image.src;
      image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      if (old !== "") return URL.revokeObjectURL(old);
      await image.decode().catch(() => {});
      figure.prepend(image);
      enableZoom(image);
      foldSource(figure, source);
    } catch (error) {
      if (image.src !== "" || figure.querySelector(":scope > .mdx-diagram-error") !== null) return;
      const note = document.createElement("p");
      note.className = "mdx-diagram-error";
      note.textContent = (await loadEnhanced()).noDiagram({
        reason: error instanceof Error ? error.message : String(error),
      });
      figure.append(note);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      draw();
      onThemeChange(draw);
    },
    { rootMargin: "100%" },
  );
  observer.observe(figure);
}
