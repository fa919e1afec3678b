import type { Mistake } from "#mdx/syntax";
import type { PageCode, Range } from "../code/find-code.ts";

/** A file or an address in the text of a page. The range is the part that a publisher replaces. */
export interface Reference extends Range {
  readonly kind: "image" | "link" | "icon";
  /** The target without its hash and with its escapes resolved. */
  readonly target: string;
  /** The hash with its sign; otherwise empty. */
  readonly hash: string;
}

/** The targets and the code in the text of a page. Offsets are in the text. */
export interface PageReferences {
  readonly references: readonly Reference[];
  /** The ranges of code, in which lines that look like imports are not imports. */
  readonly code: readonly Range[];
  /** The parts that are not valid MDX. */
  readonly mistakes: readonly Mistake[];
  /** The parts of the page that only its author's code can show. */
  readonly program?: PageCode;
  /** Offset of a block of code that is never closed: everything after it is code. */
  readonly openCode?: number;
}

/** Attributes of tags with a target. */
export const targetKinds: ReadonlyMap<string, Reference["kind"]> = new Map([
  ["src", "image"],
  ["icon", "icon"],
  ["href", "link"],
]);

/** Returns true if an icon is the path of an image, not the name of an icon. */
export const isIconPath = (icon: string): boolean =>
  !isElsewhere(icon) && (icon.includes("/") || /\.(svg|png|jpe?g|gif|webp|ico|bmp|avif)$/i.test(icon));

/** Returns true for an address of the web or data, as opposed to a file of the project. */
export const isElsewhere = (target: string): boolean => {
  if (/^https?:\/\/|^data:/.test(target)) return true;
  const [host = ""] = target.startsWith("//") ? target.slice(2).split("/", 1) : [];
  return host.includes(".") || host.startsWith("localhost");
};
