import type { ReferenceSite } from "#docs-host/site/model";
import { pathText } from "#engine/model";
import {
  type EarlyAnswer,
  type IndexedScreen,
  type IndexFile,
  indexFile,
  type MarkupNode,
  type PlaceAnswer,
  pageName,
} from "../protocol/index.ts";

interface IndexDeps {
  readonly reference: ReferenceSite;
  /** The version of all screens, see `IndexedScreen.version`. */
  readonly version: string;
  /** Renders a page. */
  readonly page: (place: PlaceAnswer) => Promise<readonly MarkupNode[]>;
  /** Renders the first screen of a playground. */
  readonly early: (id: string, isInPlace: boolean) => Promise<EarlyAnswer | undefined>;
}

/** Hosts of the page and of the description while an index is written: it does not depend on the real ones. */
const unknownHost = /\b(?:page|description)\.invalid\b/;

/**
 * Returns the files of a number: 0 for the start page, the others for playgrounds; undefined after the last one. A screen
 * that depends on the host of the page or of the description has no files.
 */
export async function indexFiles(number: number, deps: IndexDeps): Promise<readonly IndexFile[] | undefined> {
  const { reference, version, page, early } = deps;
  if (number === 0) {
    const place = { path: "/", title: reference.site.title, call: undefined };
    return filesOf({ name: pageName("/"), isInPlace: false, version, place, markup: await page(place) });
  }
  const [api] = reference.site.apis.values();
  const endpoint = api?.endpoints[number - 1];
  if (endpoint === undefined) return undefined;
  const { id, method, path } = endpoint;
  const files = await Promise.all(
    [false, true].map(async (isInPlace) => {
      const { place, markup } = (await early(id, isInPlace)) ?? {};
      if (place === undefined || markup === undefined) return [];
      const named = `${method} ${pathText(path)}`;
      const aliases = [place.path, ...(reference.pathOf(named) === place.path ? [named] : [])];
      return filesOf({ name: id, isInPlace, version, place, markup }, aliases);
    }),
  );
  return files.flat();
}

/** Returns the file of a screen, and a file for each of its other names. */
function filesOf(screen: IndexedScreen, aliases: readonly string[] = []): readonly IndexFile[] {
  const { name: of, isInPlace } = screen;
  const { path, title } = screen.place;
  const text = JSON.stringify({ ...screen, place: { path, title } });
  if (unknownHost.test(text)) return [];
  const others = aliases
    .filter((name) => name !== of)
    .map((name) => ({ file: indexFile(name, isInPlace), text: JSON.stringify({ name, isInPlace, of }) }));
  return [{ file: indexFile(of, isInPlace), text }, ...others];
}
