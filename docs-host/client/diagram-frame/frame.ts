import type { Mermaid, MermaidConfig } from "mermaid";
import type { DiagramAnswer, DiagramRequest, DiagramTheme } from "./messages.ts";

/**
 * The script of the frame that draws Mermaid diagrams. Mermaid makes styles and HTML from texts, which the policy of
 * pages forbids; the frame has a separate origin, no network and no data, and returns only the image as a text.
 */

declare const mermaid: Mermaid;

function configOf(theme: DiagramTheme): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: "strict",
    suppressErrorRendering: true,
    fontFamily: theme.font,
    theme: "base",
    // Mermaid derives all other colors from these, so that texts can be read on them.
    themeVariables: {
      darkMode: theme.isDark,
      fontFamily: theme.font,
      fontSize: "14px",
      background: theme.background,
      primaryColor: theme.accentSoft,
      primaryTextColor: theme.text,
      primaryBorderColor: theme.accent,
      lineColor: theme.muted,
      textColor: theme.text,
      titleColor: theme.text,
      edgeLabelBackground: theme.background,
      clusterBkg: theme.fill,
      clusterBorder: theme.line,
      noteBkgColor: theme.fill,
      noteTextColor: theme.text,
      noteBorderColor: theme.line,
      pieStrokeColor: theme.background,
      pieOuterStrokeColor: theme.line,
      pieOpacity: "1",
      ...(theme.isDark ? darkScale : {}),
    },
  };
}

/** Grounds of parts that differ by color alone. Those that Mermaid derives are black in the dark. */
const darkScale = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [`cScale${i}`, `hsl(${(195 + i * 30) % 360}, 45%, 26%)`]),
);

/** Returns the SVG of a diagram with its own size, which an image needs. */
function imageText(svg: string): string {
  const holder = document.createElement("div");
  holder.innerHTML = svg;
  const element = holder.querySelector("svg");
  if (element === null) throw new Error("no image was drawn");
  const { width, height } = element.viewBox.baseVal;
  element.setAttribute("width", String(Math.ceil(width)));
  element.setAttribute("height", String(Math.ceil(height)));
  element.style.removeProperty("max-width");
  return new XMLSerializer().serializeToString(element);
}

async function draw({ id, source, theme }: DiagramRequest): Promise<DiagramAnswer> {
  try {
    mermaid.initialize(configOf(theme));
    const { svg } = await mermaid.render(`diagram-${id}`, source);
    return { kind: "drawn", id, svg: imageText(svg) };
  } catch (error) {
    return { kind: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}

// Alone in a window it draws nothing. Its answers hold nothing that the asking page does not know.
if (parent !== window) {
  const answer = (message: DiagramAnswer): void => parent.postMessage(message, "*");
  let turn: Promise<void> = Promise.resolve();
  addEventListener("message", ({ data, source }: MessageEvent<DiagramRequest>) => {
    if (source !== parent) return;
    // Mermaid has one configuration, so diagrams take turns.
    turn = turn.then(async () => answer(await draw(data)));
  });
  answer({ kind: "ready" });
}
