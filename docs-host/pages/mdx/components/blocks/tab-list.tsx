import type { ReactElement, ReactNode } from "react";
import { enhanced } from "#docs-host/site/page-data";

/** One of several parts, of which one is shown. */
export interface TabPart {
  /** Unique on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** The language or group as `setting:value`. All pages select its tabs together. */
  readonly choice?: string | undefined;
  readonly body: ReactNode;
}

interface TabListOptions {
  readonly className: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly parts: readonly TabPart[];
}

/**
 * Draws parts of which one is shown. Their titles are links to them, which select by style alone; a script makes them
 * ARIA tabs. Readers without scripts see all parts below their titles.
 */
export const tabList = ({ className, label, parts }: TabListOptions): ReactElement => (
  <div className={className} {...enhanced("tabs")}>
    <div className="mdx-tab-list" data-label={label}>
      {parts.map(({ id, title, choice }) => (
        <a key={id} className="mdx-tab" id={`${id}-tab`} href={`#${id}`} data-choice={choice}>
          {title}
        </a>
      ))}
    </div>
    {parts.map(({ id, title, body }) => (
      <div key={id} className="mdx-tab-panel" id={id}>
        <p className="mdx-tab-title">{title}</p>
        <div className="mdx-body">{body}</div>
      </div>
    ))}
  </div>
);
