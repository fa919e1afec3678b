import type { ReactElement } from "react";
import { hasAddress, hrefOf, languageAt, type Site, type SitePage, translatorAt } from "#docs-host/site/model";
import type { TocEntry } from "#ui/reference";
import { siteTexts } from "#ui/text";
import { joinOwn, type PageView } from "../page-view.ts";
import { AuthoredHead } from "./authored-head.tsx";
import type { AuthoredText } from "./authored-text.tsx";
import { type ChangelogPart, changelogHref, entriesOnPage, entriesWith, partsIn, tagsOf } from "./changelog-part.ts";
import { dateText, EntryDate } from "./entry-date.tsx";
import { TagLinks } from "./tag-links.tsx";
import { TextBody } from "./text-body.tsx";
import { descriptionOf, frameOf, headOf } from "./view-settings.ts";

type EntryPage = Extract<SitePage, { readonly kind: "entry" }>;

interface ChangelogPageOptions {
  readonly site: Site;
  readonly page: Extract<SitePage, { readonly kind: "changelog" }>;
  /** The text above the entries. */
  readonly text: AuthoredText;
  readonly part: ChangelogPart;
  /** Reads the text of an entry. */
  readonly readEntry: (entry: EntryPage) => AuthoredText;
}

/** An entry with its text. */
interface ShownEntry {
  readonly page: EntryPage;
  readonly text: AuthoredText;
  readonly title: string;
  readonly id: string;
}

/** The entries of a changelog, newest first, with links to its other parts, its tags and its feeds. */
export function changelogPage({ site, page, text, part, readEntry }: ChangelogPageOptions): PageView {
  const { settings } = text;
  const linkTo = (to: ChangelogPart): string => changelogHref(hrefOf(page.slug), to, site.isStatic);
  const { layout } = site.settings;
  const language = languageAt(site, page);
  const translator = translatorAt(site, page);
  const title = text.title ?? page.title;
  const entries = entriesWith(site, page, part.tag);
  const from = (part.number - 1) * entriesOnPage;
  const shown = entries.slice(from, from + entriesOnPage).flatMap((slug): readonly ShownEntry[] => {
    const entry = site.pages.get(slug);
    if (entry?.kind !== "entry") return [];
    const read = readEntry(entry);
    return [
      { page: entry, text: read, title: read.title ?? dateText(entry.date, language), id: `entry-${entry.date}` },
    ];
  });
  return {
    title: part.tag === undefined ? title : `${title}: ${part.tag}`,
    description: descriptionOf(text) ?? translator.text("allChangesNewestFirst", { title }),
    head: headOf(settings, page),
    own: joinOwn([text.own, ...shown.map((entry) => entry.text.own)]),
    frame: frameOf(settings, page.editUrl, language),
    toc: shown.map(({ id, title: name }): TocEntry => ({ id, title: name, level: 2 })),
    content: (
      <div className="reference overview changelog" data-layout={layout.changelogLayout}>
        <AuthoredHead {...{ site, page, text, title }}>
          {site.isStatic === true && !hasAddress(site) ? null : <Feeds index={page.index} />}
        </AuthoredHead>
        <TextBody text={text} />
        <TagFilter tags={tagsOf(site, page.entries)} current={part.tag} linkTo={linkTo} />
        {shown.length === 0 ? <p>{translator.text("thereAreNoEntries")}</p> : null}
        {shown.map((entry) => (
          <Entry key={entry.id} {...entry} site={site} />
        ))}
        <Parts part={part} total={partsIn(entries.length)} linkTo={linkTo} />
      </div>
    ),
  };
}

function Entry({ page, text, id, site }: ShownEntry & { readonly site: Site }): ReactElement {
  const language = languageAt(site, page);
  const href = hrefOf(page.slug);
  return (
    <article className="entry" id={id}>
      <header>
        {text.title === undefined ? (
          <h2 className="entry-date">
            <a href={href}>
              <EntryDate date={page.date} language={language} />
            </a>
          </h2>
        ) : (
          <>
            <p className="entry-date">
              <EntryDate date={page.date} language={language} />
            </p>
            <h2 id={text.titleId}>
              <a href={href}>{text.title}</a>
            </h2>
          </>
        )}
        <TagLinks tags={page.tags} index={page.index} site={site} />
      </header>
      {text.body === undefined ? null : <div className="prose">{text.body}</div>}
    </article>
  );
}

const feedNames = { rss: "RSS", atom: "Atom", json: "JSON Feed" } as const;

/** Links to the feeds of a changelog, which are at the address of all its entries. */
function Feeds({ index }: { readonly index: string }): ReactElement | null {
  const text = siteTexts().text;
  if (index === "") return null;
  return (
    <ul className="feeds" aria-label={text("feeds")}>
      {Object.entries(feedNames).map(([format, name]) => (
        <li key={format}>
          <a href={`${hrefOf(index)}.${format}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

interface TagFilterProps {
  readonly tags: readonly string[];
  readonly current: string | undefined;
  readonly linkTo: (part: ChangelogPart) => string;
}

function TagFilter({ tags, current, linkTo }: TagFilterProps): ReactElement | null {
  const text = siteTexts().text;
  if (tags.length === 0) return null;
  return (
    <nav className="tag-filter" aria-label={text("entriesByTag")}>
      {[undefined, ...tags].map((tag) => (
        <a
          key={tag ?? ""}
          href={linkTo({ number: 1, ...(tag !== undefined && { tag }) })}
          aria-current={tag === current ? "true" : undefined}
        >
          {tag ?? text("all")}
        </a>
      ))}
    </nav>
  );
}

interface PartsProps {
  readonly part: ChangelogPart;
  readonly total: number;
  readonly linkTo: (part: ChangelogPart) => string;
}

function Parts({ part, total, linkTo }: PartsProps): ReactElement | null {
  const text = siteTexts().text;
  if (total < 2) return null;
  const to = (number: number): string => linkTo({ ...part, number });
  return (
    <nav className="list-links" aria-label={text("partsOfTheChangelog")}>
      {part.number > 1 ? <a href={to(part.number - 1)}>{text("newer")}</a> : null}
      <span>{text("pageNumberOfTotal", { number: part.number, total })}</span>
      {part.number < total ? <a href={to(part.number + 1)}>{text("older")}</a> : null}
    </nav>
  );
}
