import type { Read } from "#codegen/reading";
import { names, target } from "./common.ts";
import { byKind, eitherOf, flag, hasKey, list, object, text, word } from "./reading.ts";

const linkKeys = {
  href: text,
  target,
  url: text,
  text,
  icon: text,
  rightIcon: text,
  rounded: flag,
  viewers: names,
} as const;

const menuLink = object("a link of a menu", linkKeys);

export type MenuLink = NonNullable<ReturnType<typeof menuLink>>;

const buttonType = word(
  "a type of link",
  "filled",
  "outlined",
  "minimal",
  "github",
  "dropdown",
  "primary",
  "secondary",
);
const button = object("a link of the header", { ...linkKeys, type: buttonType }, ["type"]);

const githubLink = object("a GitHub link", { url: text, target, viewers: names }, ["url"]);
const github = object(
  "a GitHub link",
  {
    type: buttonType,
    value: byKind({
      map: githubLink,
      scalar: eitherOf([text], (node, report) => {
        const url = text(node, report);
        return url === undefined ? undefined : { url };
      }),
    }),
  },
  ["type", "value"],
);

const dropdown = object(
  "a menu of the header",
  {
    type: buttonType,
    links: list(menuLink),
    text,
    icon: text,
    rightIcon: text,
    rounded: flag,
    viewers: names,
  },
  ["type", "links"],
);

/** A link of the header, by its look. */
export type NavbarLink =
  | (MenuLink & { readonly kind: "button"; readonly type: "filled" | "outlined" | "minimal" | "primary" | "secondary" })
  | (NonNullable<ReturnType<typeof githubLink>> & { readonly kind: "github" })
  | (Omit<NonNullable<ReturnType<typeof dropdown>>, "type"> & { readonly kind: "dropdown" });

const navbarLink: Read<NavbarLink> = eitherOf([github, dropdown, button], (node, report) => {
  const type = node.kind === "map" ? node.entries.find(({ key }) => key.text === "type")?.value : undefined;
  const name = type?.kind === "scalar" ? type.value : undefined;
  if (name === "github" || (name === undefined && hasKey(node, "value"))) {
    const link = github(node, report);
    return link && { ...link.value, kind: "github" };
  }
  if (name === "dropdown") {
    const menu = dropdown(node, report);
    if (menu === undefined) return undefined;
    const { type: _, ...rest } = menu;
    return { ...rest, kind: "dropdown" };
  }
  const link = button(node, report);
  if (link === undefined || link.type === "github" || link.type === "dropdown") return undefined;
  return { ...link, type: link.type, kind: "button" };
});

/** Reads the links of the header. */
export const navbarLinks = list(navbarLink);
