import type { ReactElement } from "react";
import { labelAt, type NavbarButton, type NavbarLink } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { drawIcon } from "../../icons/draw-icon.tsx";
import { NavIcon } from "../entry/nav-icon.tsx";
import { outsideAttributes } from "../entry/outside-attributes.ts";
import type { FramePage } from "./frame-page.ts";

/** The publisher's links at the end of the header; nothing without any. */
export function Navbar({ site, page }: Pick<FramePage, "site" | "page">): ReactElement | null {
  const text = siteTexts().text;
  const links = site.settings.navbarLinks.map((link) => withLabels(link, (label) => labelAt(site, page, label)));
  if (links.length === 0) return null;
  return (
    <nav className="navbar" aria-label={text("links")}>
      <ul>
        {links.map((link, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no other name and never move.
          <li key={i}>
            <NavbarEntry link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Translates the texts of a link. */
function withLabels(link: NavbarLink, translate: (label: string) => string): NavbarLink {
  if (link.kind === "github") return link;
  const text = translate(link.text);
  if (link.kind !== "dropdown") return { ...link, text };
  return { ...link, text, links: link.links.map((inner) => ({ ...inner, text: translate(inner.text) })) };
}

function NavbarEntry({ link }: { readonly link: NavbarLink }): ReactElement {
  const text = siteTexts().text;
  switch (link.kind) {
    case "github":
      return (
        <a className="navbar-link" href={link.href} {...outsideAttributes(link)}>
          {drawIcon("brands github")}
          <span>{repositoryIn(link.href) ?? text("sourceCode")}</span>
        </a>
      );
    case "dropdown":
      return (
        <details className="switch" name="switch">
          <summary className="navbar-link">
            <NavIcon icon={link.icon} />
            <span>{link.text}</span>
            <NavIcon icon={link.rightIcon} />
          </summary>
          <ul>
            {link.links.map((inner) => (
              <li key={`${inner.text} ${inner.href}`}>
                <a href={inner.href} {...outsideAttributes(inner)}>
                  <ButtonText button={inner} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      );
    default:
      return (
        <a
          className="navbar-link"
          data-kind={link.kind}
          data-rounded={link.isRounded || undefined}
          href={link.href}
          {...outsideAttributes(link)}
        >
          <ButtonText button={link} />
        </a>
      );
  }
}

const ButtonText = ({ button }: { readonly button: NavbarButton }): ReactElement => (
  <>
    <NavIcon icon={button.icon} />
    <span>{button.text}</span>
    <NavIcon icon={button.rightIcon} />
  </>
);

/** The repository in an address, such as `acme/plants`. */
const repositoryIn = (href: string): string | undefined => {
  const path = URL.parse(href)?.pathname.replace(/^\/|\/$|\.git$/g, "") ?? "";
  return path === "" ? undefined : path;
};
