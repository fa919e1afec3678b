import { type CalloutIntent, componentNamed } from "#mdx/tags";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent } from "../../component.ts";
import { drawChildren } from "../nodes.ts";
import { classOf, drawIconProp, titleProp, wordProp } from "../props.ts";

/** The icon of each intent, and its name for screen readers. */
const marks: { readonly [I in CalloutIntent]: { readonly icon: string; readonly name: string } } = {
  info: { icon: "circle-info", name: "Info" },
  warning: { icon: "triangle-exclamation", name: "Warning" },
  success: { icon: "circle-check", name: "Success" },
  error: { icon: "circle-exclamation", name: "Error" },
  note: { icon: "thumbtack", name: "Note" },
  launch: { icon: "rocket", name: "Launch" },
  tip: { icon: "lightbulb", name: "Tip" },
  check: { icon: "check", name: "Check" },
};

/** Draws a callout. Most have the name of their intent. */
const drawCallout: DrawComponent = (element, drawing) => {
  // The words of the attribute are the intents.
  const intent = componentNamed(element.name)?.intent ?? (wordProp(element, drawing, "intent") as CalloutIntent);
  const { icon, name } = marks[intent];
  const title = titleProp(element, drawing);
  return (
    <div role="note" className={classOf(element, drawing, "mdx-callout")} data-intent={intent}>
      <span className="mdx-callout-icon">{drawIconProp(element, drawing) ?? drawIcon(icon)}</span>
      <div className="mdx-body">
        <span className="unseen">{name}: </span>
        {title === undefined ? null : <div className="mdx-callout-title">{title.shown}</div>}
        {drawChildren(element, drawing)}
      </div>
    </div>
  );
};

/** `Callout`, and the components with the name of an intent. An unknown intent is `info`. */
export const calloutComponents = {
  Callout: drawCallout,
  Note: drawCallout,
  Info: drawCallout,
  Warning: drawCallout,
  Tip: drawCallout,
  Error: drawCallout,
  Success: drawCallout,
  Check: drawCallout,
  Launch: drawCallout,
  LaunchNote: drawCallout,
};
