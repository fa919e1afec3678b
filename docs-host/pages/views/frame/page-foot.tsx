import type { ReactElement } from "react";
import type { FooterLink, FooterLinkKind } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { drawIcon } from "../../icons/draw-icon.tsx";

/** The names of services and their icons. */
const services: { readonly [K in FooterLinkKind]: { readonly name: string; readonly icon: string } } = {
  github: { name: "GitHub", icon: "brands github" },
  twitter: { name: "Twitter", icon: "brands twitter" },
  x: { name: "X", icon: "brands x-twitter" },
  linkedin: { name: "LinkedIn", icon: "brands linkedin" },
  youtube: { name: "YouTube", icon: "brands youtube" },
  instagram: { name: "Instagram", icon: "brands instagram" },
  facebook: { name: "Facebook", icon: "brands facebook" },
  discord: { name: "Discord", icon: "brands discord" },
  slack: { name: "Slack", icon: "brands slack" },
  hackernews: { name: "Hacker News", icon: "brands hacker-news" },
  medium: { name: "Medium", icon: "brands medium" },
  website: { name: "Website", icon: "globe" },
};

interface PageFootProps {
  readonly links: readonly FooterLink[];
  /** The address of the page of live checks, if the site has one. */
  readonly liveChecks: string | undefined;
}

/** The publisher's links below every page, and the one to the live checks; nothing without any. */
export function PageFoot({ links, liveChecks }: PageFootProps): ReactElement | null {
  const text = siteTexts().text;
  if (links.length === 0 && liveChecks === undefined) return null;
  const nameOf = (kind: FooterLinkKind): string => (kind === "website" ? text("website") : services[kind].name);
  return (
    <footer className="page-foot">
      {liveChecks === undefined ? null : (
        <p>
          <a href={liveChecks}>{text("liveChecks")}</a>
        </p>
      )}
      <ul hidden={links.length === 0}>
        {links.map(({ kind, href }) => (
          <li key={`${kind} ${href}`}>
            <a href={href} rel="noreferrer" title={nameOf(kind)}>
              {drawIcon(services[kind].icon)}
              <span className="unseen">{nameOf(kind)}</span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
