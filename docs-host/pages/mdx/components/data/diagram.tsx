import type { ReactElement } from "react";
import { enhanced } from "#docs-host/site/page-data";
import type { DrawComponent } from "../../component.ts";
import { codeIn } from "../nodes.ts";
import { plainTextOf } from "../plain-text.ts";

/** Returns the name that the author gave to a diagram (Mermaid, "Accessibility options"). */
const nameOf = (source: string): string | undefined => /^\s*accTitle\s*:\s*(.+?)\s*$/m.exec(source)?.[1];

/** Draws the source of a Mermaid diagram, which a script replaces by the diagram itself. */
export const diagram = (source: string, title?: string): ReactElement => {
  const name = nameOf(source) ?? title ?? "Diagram";
  return (
    <figure className="mdx-diagram" aria-label={name} {...enhanced("diagram")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{source}</code>
      </pre>
    </figure>
  );
};

const drawMermaid: DrawComponent = ({ props, children }, _drawing) => {
  const [block] = codeIn(children);
  const source = typeof props.code === "string" ? props.code : (block?.code ?? plainTextOf(children));
  const title = props.title;
  return source.trim() === "" ? null : diagram(source.trim(), typeof title === "string" ? title : undefined);
};

/** `Mermaid`. */
export const diagramComponents = { Mermaid: drawMermaid };
