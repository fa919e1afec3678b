import type { ReactElement } from "react";
import { drawIcon } from "../../icons/index.ts";
import type { NavbarButton, NavbarLink } from "../../site/index.ts";
import { NavIcon, outsideAttributes } from "../entry/index.ts";

/** The publisher's links at the end of the header; nothing without any. */
export function Navbar({ links }: { readonly links: readonly NavbarLink[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className="navbar" aria-label="Links">
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

function NavbarEntry({ link }: { readonly link: NavbarLink }): ReactElement {
  switch (link.kind) {
    case "github":
      return (
        <a className="navbar-link" href={link.href} {...outsideAttributes(link)}>
          {drawIcon("brands github")}
          <span>{repositoryIn(link.href)}</span>
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
const repositoryIn = (href: string): string => {
  const path = URL.parse(href)?.pathname.replace(/^\/|\/$|\.git$/g, "") ?? "";
  return path === "" ? "Source code" : path;
};
