import type { ReactElement } from "react";
import type { SiteError } from "../site/index.ts";

interface UnavailablePageProps {
  readonly error: SiteError;
  /** The requested address, for the link to try again. */
  readonly path: string;
}

/** The page for a site that can't be loaded: the problem, and what to do. */
export function UnavailablePage({ error, path }: UnavailablePageProps): ReactElement {
  return (
    <main id="main" className="lone">
      <h1>These docs can’t be shown right now</h1>
      <p>{error.message}</p>
      <p>{error.advice}</p>
      <p>
        Nothing is lost. <a href={onThisSite(path)}>Try again</a>
      </p>
    </main>
  );
}

/** A link that starts with two slashes leads to another host (RFC 3986 §4.2), so they are replaced by one. */
const onThisSite = (path: string): string => path.replace(/^[/\\]+/, "/");
