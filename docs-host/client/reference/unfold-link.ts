import { unfoldType } from "./unfold-type.ts";

/** Opens the type of a link in place, and moves the focus to it; follows the link if that is not possible. */
export async function unfoldLink(link: HTMLAnchorElement): Promise<void> {
  const at = link.closest("[id]")?.id;
  const part = at === undefined ? undefined : await unfoldType({ link, at });
  if (part === undefined) location.assign(link.href);
  else part.querySelector("summary")?.focus();
}
