import type { ReactElement, ReactNode } from "react";
import { Heading } from "./article-place.tsx";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** A short remark beside the title, such as a media type. */
  readonly remark?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page under its own heading; the heading's id is where the table of contents leads. It is not a landmark:
 * a screen reader
 */
export function Section({ id, title, remark, children }: SectionProps): ReactElement {
  return (
    <section className="section">
      <div className="section-head">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {remark === undefined ? null : <p className="remark">{remark}</p>}
      </div>
      {children}
    </section>
  );
}
