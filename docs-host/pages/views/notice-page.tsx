import type { ReactElement } from "react";

/** A notice instead of a page, with advice for the reader. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** Shows a notice instead of a page of the site. */
export function NoticePage({ title, text, link }: Notice): ReactElement {
  return (
    <main id="main" className="lone" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
      {link === undefined ? null : (
        <p className="hero-links">
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </main>
  );
}
