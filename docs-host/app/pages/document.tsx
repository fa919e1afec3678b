import type { ReactElement, ReactNode } from "react";
import type { Accent } from "../site/site.ts";
import { type PlaygroundData, playgroundAttributes } from "./playground-data.ts";
import { themeScript } from "./theme-script.ts";

/** The files that every page loads, by address. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
}

interface DocumentProps {
  readonly title: string;
  readonly siteTitle: string;
  readonly description?: string | undefined;
  /** The one true address of this page. */
  readonly canonical?: string | undefined;
  readonly assets: PageAssets;
  /** Of this answer; scripts and styles that stand in the page bear it. */
  readonly nonce: string;
  readonly accent?: Accent | undefined;
  readonly playground?: PlaygroundData | undefined;
  /** Whether search engines shall leave the page out. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: what browsers are told, and the way past the navigation. */
export function Document(props: DocumentProps): ReactElement {
  const { title, siteTitle, description, canonical, assets, nonce, accent, playground, hidden, children } = props;
  const fullTitle = title === siteTitle ? title : `${title} | ${siteTitle}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
        {hidden ? <meta name="robots" content="noindex" /> : null}
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce={nonce} />
        <script nonce={nonce}>{themeScript}</script>
        {assets.styles.map((href) => (
          <link rel="stylesheet" href={href} key={href} />
        ))}
        {accent === undefined ? null : (
          <style nonce={nonce}>{`:root{--accent:light-dark(${accent.light},${accent.dark})}`}</style>
        )}
        <script type="module" src={assets.script} />
      </head>
      <body {...playgroundAttributes(playground)}>
        <a className="skip-link" href="#main">
          Skip to the text
        </a>
        {children}
      </body>
    </html>
  );
}
