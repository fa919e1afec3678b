import type { ReactElement } from "react";
import type { SiteError } from "#docs-host/site/model";

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

interface UnavailablePageProps {
  readonly error: SiteError;
  /** The requested address, for the link to try again. */
  readonly path: string;
  /** The part that can't be shown: all docs of a site, or one page of them. */
  readonly part: "docs" | "page";
}

/** Returns the title of the page that is shown instead. */
export const unavailableTitle = (part: UnavailablePageProps["part"]): string =>
  part === "docs" ? "These docs can’t be shown right now" : "This page can’t be shown right now";

/** The page for a site that can't be loaded: the problem and advice. */
export function UnavailablePage({ error, path, part }: UnavailablePageProps): ReactElement {
  return (
    <main id="main" className="lone" tabIndex={-1}>
      <h1>{unavailableTitle(part)}</h1>
      <p>{error.message}</p>
      <p>{error.advice} Nothing is lost.</p>
      <p className="hero-links">
        <a href={onThisSite(path)}>Try again</a>
      </p>
    </main>
  );
}

/** Replaces leading slashes by one: two slashes would start the name of another host (RFC 3986 §4.2). */
const onThisSite = (path: string): string => path.replace(/^[/\\]+/, "/");
