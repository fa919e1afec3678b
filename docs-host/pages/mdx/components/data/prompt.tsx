import { enhanced } from "#docs-host/site/page-data";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent } from "../../component.ts";
import { plainTextOf } from "../plain-text.ts";
import { classOf, listProp, titleProp } from "../props.ts";

/** Assistants that open with a text, by the action that names them. */
const assistants: { readonly [action: string]: { readonly name: string; readonly href: (text: string) => string } } = {
  cursor: { name: "Open in Cursor", href: (text) => `https://cursor.com/link/prompt?text=${encodeURIComponent(text)}` },
  claude: { name: "Open in Claude", href: (text) => `https://claude.ai/new?q=${encodeURIComponent(text)}` },
  chatgpt: { name: "Open in ChatGPT", href: (text) => `https://chatgpt.com/?q=${encodeURIComponent(text)}` },
};

/** Longest text in an address, in UTF-16 units: servers refuse longer addresses. */
const maxLengthInAddress = 6000;

/** A prompt for an assistant: its title, and the markdown inside as one line that unfolds. */
const drawPrompt: DrawComponent = (element, drawing) => {
  const text = dedent(element.source ?? plainTextOf(element.children));
  const actions = listProp(element, "actions") ?? ["copy"];
  const title = titleProp(element, drawing);
  return (
    <div className={classOf(element, drawing, "mdx-prompt")}>
      <details>
        <summary>
          {drawIcon("terminal")}
          <span className="mdx-prompt-title">{title?.shown ?? "Prompt"}</span>
          <span className="mdx-prompt-line">{text.split("\n", 1)[0]}</span>
        </summary>
        <pre>{text}</pre>
      </details>
      <span className="mdx-prompt-actions">
        {actions.includes("copy") || actions.length === 0 ? (
          <span className="mdx-copy" data-text={text} {...enhanced("copy")}>
            Copy prompt
            {drawIcon("regular copy")}
          </span>
        ) : null}
        {actions.map((action) => {
          const assistant = Object.hasOwn(assistants, action) ? assistants[action] : undefined;
          if (assistant === undefined || text.length > maxLengthInAddress) return null;
          return (
            <a key={action} href={assistant.href(text)} rel="noreferrer">
              {assistant.name}
            </a>
          );
        })}
      </span>
    </div>
  );
};

/** Removes empty lines around a text, and the white space that all its lines start with. */
function dedent(text: string): string {
  const lines = text
    .trimEnd()
    .replace(/^(?:[ \t]*\r?\n)+/, "")
    .split(/\r?\n/);
  const depths = lines.flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const depth = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(Math.min(depth, line.length))).join("\n");
}

/** `Prompt`. */
export const promptComponents = { Prompt: drawPrompt };
