import type { ReactElement } from "react";
import type { Row } from "./rows.ts";

/** Props of a heading. */
export interface HeadingRowProps {
  readonly row: Extract<Row, { readonly kind: "heading" }>;
  readonly count: number;
}

/** The heading of a group: its title, preceded by titles of parent groups that the heading above does not name. */
export const HeadingRow = ({ row: { number, top, height, trail, shared }, count }: HeadingRowProps): ReactElement => (
  <li className="selector-row" style={{ top, height }} aria-setsize={count} aria-posinset={number}>
    <h2 className="selector-heading" title={trail.join(" / ")}>
      {shared < trail.length - 1 && <span>{trail.slice(shared, -1).join(" / ")} / </span>}
      <b>{trail.at(-1)}</b>
    </h2>
  </li>
);
