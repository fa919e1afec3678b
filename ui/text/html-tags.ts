/** The elements of HTML that descriptions are written with; other words in angle brackets are text (`<token>`). */
const names =
  "a abbr article aside b big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em font footer h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd li main mark nav noscript object ol p picture pre q s samp script section small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var video form button select option label audio base meta link embed math";

const known: ReadonlySet<string> = new Set(names.split(" "));

const tag = /<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:\s[^<>]*)?)\/?>/giu;

/** One tag of a text: its element's name in lower case, and its attributes. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

/** Writes each tag of an element of HTML again; what only looks like a tag is written by `other`, or stays. */
export function mapTags(
  text: string,
  write: (tag: Tag, whole: string) => string,
  other: (whole: string, name: string) => string = (whole) => whole,
): string {
  return text.replace(tag, (whole: string, end: string, name: string, attributes: string) => {
    const lower = name.toLowerCase();
    return known.has(lower) ? write({ name: lower, isEnd: end !== "", attributes }, whole) : other(whole, lower);
  });
}
