import type { ReactElement, ReactNode } from "react";
import { isObject, type Json, parseJson, printJson } from "#engine/json";
import { type DrawComponent, isContent, type PropValue } from "../../component.ts";
import { plainTextOf } from "../plain-text.ts";
import { classOf } from "../props.ts";

/** Levels of a value that are open at first. */
const openLevels = 2;

const leaf = (value: Json): ReactElement => {
  const kind = typeof value === "string" ? "string" : typeof value === "number" ? "number" : "word";
  return <span className={`code-${kind}`}>{printJson(value)}</span>;
};

/** Draws a member or an item with the mark that names it. */
function member(key: string | undefined, value: Json, level: number, isLast: boolean): ReactElement {
  const name =
    key === undefined ? null : (
      <>
        <span className="code-key">{printJson(key)}</span>:{" "}
      </>
    );
  const comma = isLast ? "" : ",";
  const entries: readonly (readonly [string | undefined, Json])[] | undefined = Array.isArray(value)
    ? value.map((item) => [undefined, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  if (entries === undefined || entries.length === 0) {
    return (
      <li>
        {name}
        {entries === undefined ? leaf(value) : printJson(value)}
        {comma}
      </li>
    );
  }
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return (
    <li>
      <details open={level < openLevels}>
        <summary>
          {name}
          {start}
          <span className="mdx-json-more">
            …{end}
            {comma}
          </span>
        </summary>
        <ul>{entries.map(([inner, item], i) => keyed(i, member(inner, item, level + 1, i === entries.length - 1)))}</ul>
        {end}
        {comma}
      </details>
    </li>
  );
}

/** Items have no identity, only a position. */
const keyed = (key: number, element: ReactElement): ReactNode => ({ ...element, key: String(key) });

/** Returns the value of the attribute `json` or of the text inside: JSON as a text, or a literal. */
function jsonOf(value: PropValue | undefined, text: string): Json | undefined {
  if (value !== undefined && typeof value !== "string" && !isContent(value)) return value as Json; // a literal is JSON
  const parsed = parseJson(typeof value === "string" ? value : text);
  return parsed.ok ? parsed.value : undefined;
}

/** A value with collapsible objects and lists. Invalid JSON is shown as code. */
const drawJson: DrawComponent = (element, drawing) => {
  const text = plainTextOf(element.children);
  const value = jsonOf(element.props.json ?? element.props.data ?? element.props.value, text);
  if (value === undefined) {
    const given = element.props.json;
    return drawing.code({ kind: "code", code: typeof given === "string" ? given : text, language: "json", meta: "" });
  }
  return (
    <div className={classOf(element, drawing, "mdx-json")}>
      <ul>{member(undefined, value, 0, true)}</ul>
    </div>
  );
};

/** `Json`. */
export const jsonComponents = { Json: drawJson };
