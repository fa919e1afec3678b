import { type ReactElement, type ReactNode, Suspense } from "react";
import type { SiteLook } from "#docs-host/site/look";
import { directionOf } from "#docs-host/site/model";
import {
  lateScriptType,
  type PlaygroundData,
  type PlaygroundPlace,
  playgroundAttributes,
} from "#docs-host/site/page-data";
import { type PageMessages, pageMessagesId } from "#docs-host/site/texts";
import { findLanguage } from "#locales";
import { siteTexts } from "#ui/text";
import { coveredPageId } from "../early/index.ts";
import type { HeadTags } from "../head-tags/head-tags.ts";
import { CoveredContext } from "./without-scripts.tsx";

interface PageTextsProps {
  /** The language of the interface. */
  readonly language: string;
}

/** The messages that the scripts of a page show, in its language. */
function PageTexts({ language }: PageTextsProps): ReactElement | null {
  const found = findLanguage(language) ?? findLanguage("en");
  if (found === undefined) return null;
  const messages: PageMessages = {
    language,
    scripts: found.compiled("scripts"),
    enhanced: found.compiled("enhanced"),
  };
  return (
    <script type="application/json" id={pageMessagesId}>
      {JSON.stringify(messages).replaceAll("<", "\\u003c")}
    </script>
  );
}

interface PublisherScriptsProps {
  readonly scripts: SiteLook["scripts"];
  readonly nonce: string;
}

/** The scripts of a publisher: before the page is shown, after it was parsed, or after it and all its parts were loaded. */
const PublisherScripts = ({ scripts, nonce }: PublisherScriptsProps): ReactElement => (
  <>
    {scripts.map(({ src, strategy }) =>
      strategy === "lazyOnload" ? (
        <script key={src} type={lateScriptType} nonce={nonce} data-src={src} />
      ) : (
        <script key={src} nonce={nonce} src={src} defer={strategy === "afterInteractive"} />
      ),
    )}
  </>
);

/** The files that every page loads, by address. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Fonts that text needs at once. */
  readonly fonts: readonly string[];
  readonly inline: InlineScripts;
}

/** The compiled scripts of `docs-host/pages/inline/`, which are in the page itself. */
export interface InlineScripts {
  readonly theme: string;
  readonly earlyPlayground: string;
  readonly loginReturn: string;
}

interface DocumentProps {
  readonly title: string;
  readonly siteTitle: string;
  /** Replaces the title in the browser, with the name of the site. */
  readonly browserTitle?: string | undefined;
  readonly keywords?: string | undefined;
  readonly description?: string | undefined;
  /** The one true address of this page. */
  readonly canonical?: string | undefined;
  /** Tags for previews of links, and facts for search engines. */
  readonly headTags?: HeadTags | undefined;
  readonly assets: PageAssets;
  /** Of this answer; scripts and styles that are in the page bear it. */
  readonly nonce: string;
  /** Absent on pages without a site. */
  readonly look?: SiteLook | undefined;
  /** Rules of this page only. */
  readonly styles?: readonly string[] | undefined;
  /** The path of the site on its host. */
  readonly base?: string | undefined;
  readonly isStatic?: boolean | undefined;
  /** The playground of the page, or what those share that its links open. */
  readonly playground?: PlaygroundData | PlaygroundPlace | undefined;
  /** Where the messages of playgrounds are loaded from; absent for English. */
  readonly messagesUrl?: string | undefined;
  /** Of the site that the page was made from, where open pages look if it has changed. */
  readonly version?: string | undefined;
  /** True if an open page reloads when it has changed. */
  readonly isLive?: boolean;
  /** The path of the page's text in its project, where authors look at it. */
  readonly source?: string | undefined;
  /** The language of the interface, as a BCP 47 tag. */
  readonly language?: string;
  /** The rules for search engines, such as `noindex`. */
  readonly robots?: readonly string[];
  /** The playground as it opens, where the address asks for it; with the styles that it needs. */
  readonly early?: { readonly playground: ReactElement; readonly styles: readonly string[] } | undefined;
  readonly children: ReactNode;
}

/** The frame of every page: its head, and the link that skips the navigation. */
export function Document(props: DocumentProps): ReactElement {
  const {
    title,
    siteTitle,
    keywords,
    description,
    canonical,
    headTags,
    assets,
    nonce,
    look,
    styles = [],
    base,
    isStatic = false,
    version,
    isLive = false,
    language = "en",
    robots = [],
    early,
    children,
  } = props;
  const fullTitle = props.browserTitle ?? (title === siteTitle ? title : `${title} | ${siteTitle}`);
  const page = (
    <>
      <SkipLink />
      {children}
    </>
  );
  return (
    <html lang={language} dir={directionOf(language) === "rtl" ? "rtl" : undefined} data-theme={onlyScheme(look)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {keywords === undefined ? null : <meta name="keywords" content={keywords} />}
        {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
        {headTags?.tags.map(({ name, content }) =>
          name.startsWith("twitter:") ? (
            <meta name={name} content={content} key={name} />
          ) : (
            <meta property={name} content={content} key={name} />
          ),
        )}
        {headTags?.feeds.map(({ href, type, title: feed }) => (
          <link rel="alternate" type={type} title={feed} href={href} key={href} />
        ))}
        {headTags?.languages.map(({ language: tag, href }) => (
          <link rel="alternate" hrefLang={tag} href={href} key={tag} />
        ))}
        {headTags === undefined ? null : <link rel="alternate" type="text/markdown" href={headTags.markdown} />}
        {robots.length === 0 ? null : <meta name="robots" content={robots.join(", ")} />}
        <meta name="color-scheme" content={look?.colorScheme ?? "light dark"} />
        {look?.favicon === undefined ? (
          <link rel="icon" type="image/svg+xml" href={icon} />
        ) : (
          <link rel="icon" href={look.favicon} />
        )}
        <meta property="csp-nonce" nonce={nonce} />
        {[...(look?.hasOwnFont === true ? [] : assets.fonts), ...(look?.preloads ?? [])].map((href) => (
          <link rel="preload" as="font" crossOrigin="" href={href} key={href} />
        ))}
        {headTags === undefined ? null : (
          <script type="application/ld+json" nonce={nonce}>
            {headTags.jsonLd}
          </script>
        )}
        <script nonce={nonce}>{assets.inline.theme}</script>
        {[...assets.styles, ...(early?.styles ?? [])].map((href) => (
          <link rel="stylesheet" href={href} key={href} />
        ))}
        {look === undefined || look.css === "" ? null : <style nonce={nonce}>{look.css}</style>}
        {styles.length === 0 ? null : <style nonce={nonce}>{styles.join("\n")}</style>}
        <PublisherScripts scripts={look?.scripts ?? []} nonce={nonce} />
        <PageTexts language={language} />
        <script type="module" src={assets.script} />
      </head>
      <body
        {...playgroundAttributes(props.playground)}
        data-messages-url={props.messagesUrl}
        data-base={base || undefined}
        data-static={isStatic || undefined}
        data-version={version}
        data-live={isLive || undefined}
        data-source={props.source}
      >
        {early === undefined ? null : (
          <>
            {/* The page works without it, so an error in it is not an error of the page. */}
            <Suspense>{early.playground}</Suspense>
            <script nonce={nonce}>{assets.inline.earlyPlayground}</script>
          </>
        )}
        {early === undefined ? (
          page
        ) : (
          // Readers without scripts get the page, others when they close the playground.
          <CoveredContext.Provider value={true}>
            <noscript id={coveredPageId}>{page}</noscript>
          </CoveredContext.Provider>
        )}
      </body>
    </html>
  );
}

/** A site of one color scheme has it whatever the reader prefers, or chose on other sites of the host. */
const onlyScheme = (look: SiteLook | undefined): string | undefined =>
  look === undefined || look.colorScheme === "light dark" ? undefined : look.colorScheme;

const SkipLink = (): ReactElement => (
  <a className="skip-link" href="#main">
    {siteTexts().text("skipToTheText")}
  </a>
);

/** A sheet pinned to a board, in the accent. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0c6478"/><path d="M4.5 6.5h7M4.5 9h7M4.5 11.5h4" stroke="#fff" stroke-width="1.3"/><circle cx="8" cy="3.2" r="1.2" fill="#fff"/></svg>',
)}`;
