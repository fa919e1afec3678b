import { present } from "#engine/json";
import { address, choice, flag, list, member, text, texts } from "../wire.ts";

/** Where a link of an author opens. */
export type LinkTarget = "same" | "new";

/** A button-like link at the end of the header. */
export interface NavbarButton {
  readonly text: string;
  readonly href: string;
  readonly icon?: string;
  readonly rightIcon?: string;
  readonly isRounded: boolean;
  readonly target: LinkTarget;
  /** Roles of the readers who see it; everybody without it. */
  readonly viewers?: readonly string[];
}

/** A link at the end of the header. */
export type NavbarLink =
  | (NavbarButton & { readonly kind: "filled" | "outlined" | "minimal" })
  | {
      readonly kind: "github";
      readonly href: string;
      readonly target: LinkTarget;
      readonly viewers?: readonly string[];
    }
  | {
      readonly kind: "dropdown";
      readonly text: string;
      readonly icon?: string;
      readonly rightIcon?: string;
      readonly links: readonly NavbarButton[];
      readonly viewers?: readonly string[];
    };

/** A link below each page. */
export interface FooterLink {
  readonly kind: FooterLinkKind;
  readonly href: string;
}

const footerKinds = [
  ...(["github", "twitter", "x", "linkedin", "youtube", "instagram", "facebook"] as const),
  ...(["discord", "slack", "hackernews", "medium", "website"] as const),
];

/** The services that links below pages link to, and the publisher's own website. */
export type FooterLinkKind = (typeof footerKinds)[number];

/** Reads the links at the end of the header; one without an address is left out. */
export const navbarLinks = (value: unknown): readonly NavbarLink[] =>
  list(value).flatMap((one) => navbarLink(one) ?? []);

/** Reads the links below pages. */
export const footerLinks = (value: unknown): readonly FooterLink[] =>
  list(value).flatMap((one) => {
    const kind = footerKinds.find((known) => known === member(one, "type"));
    const href = address(member(one, "value"));
    return kind === undefined || href === undefined ? [] : [{ kind, href }];
  });

/** Reads where a link opens. */
export const linkTarget = (value: unknown): LinkTarget => (value === "_blank" ? "new" : "same");

/** The kinds of links in the header by their names; the last two are old ones. */
const navbarKinds: { readonly [name: string]: NavbarLink["kind"] } = {
  filled: "filled",
  outlined: "outlined",
  minimal: "minimal",
  github: "github",
  dropdown: "dropdown",
  primary: "filled",
  secondary: "minimal",
};

/** Returns the links that everybody may see. */
export const publicLinks = (links: readonly NavbarLink[]): readonly NavbarLink[] =>
  links.flatMap((link): readonly NavbarLink[] => {
    if (!isForEveryone(link.viewers)) return [];
    if (link.kind !== "dropdown") return [link];
    const inner = link.links.filter(({ viewers }) => isForEveryone(viewers));
    return inner.length === 0 ? [] : [{ ...link, links: inner }];
  });

function navbarLink(value: unknown): NavbarLink | undefined {
  const viewers = viewersOf(value);
  const label = text(member(value, "text"));
  const icons = present({ icon: text(member(value, "icon")), rightIcon: text(member(value, "rightIcon")) });
  const kind = choice(member(value, "type"), navbarKinds, undefined);
  if (kind === undefined) return undefined;
  if (kind === "dropdown") {
    const links = list(member(value, "links")).flatMap((one) => button(one) ?? []);
    return links.length === 0 ? undefined : { kind, text: label ?? "More", ...icons, links, ...viewers };
  }
  if (kind === "github") {
    const href = address(member(value, "url"));
    return href === undefined ? undefined : { kind, href, target: linkTarget(member(value, "target")), ...viewers };
  }
  const found = button(value);
  if (found === undefined) return undefined;
  // A filled link points onwards unless its author has drawn something else.
  return kind === "filled" && found.rightIcon === undefined
    ? { ...found, kind, rightIcon: "arrow-right" }
    : { ...found, kind };
}

function button(value: unknown): NavbarButton | undefined {
  const href = address(member(value, "url")) ?? address(member(value, "href"));
  if (href === undefined) return undefined;
  return {
    text: text(member(value, "text")) ?? href.replace(/^https?:\/\//, ""),
    href,
    ...present({ icon: text(member(value, "icon")), rightIcon: text(member(value, "rightIcon")) }),
    isRounded: flag(member(value, "rounded")),
    target: linkTarget(member(value, "target")),
    ...viewersOf(value),
  };
}

/** Returns true for a part of a site without roles, or with the role that everybody has. */
export const isForEveryone = (viewers: readonly string[] = []): boolean =>
  viewers.length === 0 || viewers.includes("everyone");

function viewersOf(value: unknown): { readonly viewers?: readonly string[] } {
  const viewers = texts(member(value, "viewers"));
  return viewers.length === 0 ? {} : { viewers };
}
