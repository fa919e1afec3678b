import type { ReactElement } from "react";
import type { Row } from "./rows.ts";

/** Props of a heading. */
export interface HeadingRowProps {
  readonly row: Extract<Row, { readonly kind: "heading" }>;
  readonly count: number;
}

/** The heading of a group: the titles of the groups around it, and its own. */
export const HeadingRow = ({ row: { number, top, height, trail }, count }: HeadingRowProps): ReactElement => (
  <li className="selector-row" style={{ top, height }} aria-setsize={count} aria-posinset={number}>
    <h2 className="selector-heading">
      {trail.slice(0, -1).map((title) => (
        <span key={title}>{title} / </span>
      ))}
      {trail.at(-1)}
    </h2>
  </li>
);
