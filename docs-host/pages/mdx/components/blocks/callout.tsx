import { drawIcon } from "../../../icons/index.ts";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren } from "../nodes.ts";
import { classOf, drawIconProp, titleProp, wordProp } from "../props.ts";

const intents = ["info", "warning", "success", "error", "note", "launch", "tip", "check"] as const;

type Intent = (typeof intents)[number];

/** The icon of each intent, and its name for screen readers. */
const marks: { readonly [I in Intent]: { readonly icon: string; readonly name: string } } = {
  info: { icon: "circle-info", name: "Info" },
  warning: { icon: "triangle-exclamation", name: "Warning" },
  success: { icon: "circle-check", name: "Success" },
  error: { icon: "circle-exclamation", name: "Error" },
  note: { icon: "thumbtack", name: "Note" },
  launch: { icon: "rocket", name: "Launch" },
  tip: { icon: "lightbulb", name: "Tip" },
  check: { icon: "check", name: "Check" },
};

function callout(element: MdxElement, drawing: Drawing, intent: Intent) {
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
}

const of =
  (intent: Intent): DrawComponent =>
  (element, drawing) =>
    callout(element, drawing, intent);

/** `Callout`, and the components that have the name of an intent. An unknown intent is `info`. */
export const calloutComponents = {
  Callout: ((element, drawing) =>
    callout(element, drawing, wordProp(element, drawing, "intent", intents, "info"))) as DrawComponent,
  Note: of("note"),
  Info: of("info"),
  Warning: of("warning"),
  Tip: of("tip"),
  Error: of("error"),
  Success: of("success"),
  Check: of("check"),
  Launch: of("launch"),
  LaunchNote: of("launch"),
};
