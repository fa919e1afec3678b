import type { ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { EndpointForm } from "#engine/model";
import { importDescription } from "#importers";
import { publishedNames, publishedText } from "../../../importers/fixtures/published.testing.ts";
import { someOf } from "../../../tooling/tier.ts";

/** The renderers of first screens and pages with the renderer of markup, or with the one of React in its place. */
async function renderers(isByReact: boolean) {
  vi.resetModules();
  const { renderToStaticMarkup } = await import("react-dom/server");
  const byReact = { renderMarkup: renderToStaticMarkup, renderedOnce: (children: ReactNode) => children };
  if (isByReact) vi.doMock("#ui/markup", () => byReact);
  else vi.doUnmock("#ui/markup");
  onTestFinished(() => void vi.doUnmock("#ui/markup"));
  const { earlyMarkup } = await import("./index.ts");
  const { referencePages } = await import("#docs-host/pages/reference");
  const { referenceSite } = await import("#docs-host/site/model");
  return { earlyMarkup, referencePages, referenceSite };
}

/** Numbers the ids of `useId` in the order of a markup, without elements of the head, which React moves and no page draws. */
function numbered(markup: string): string {
  const known = new Map<string, number>();
  return markup.replace(/<(?:meta|link)\b[^>]*>/g, "").replace(/_R_\w*_/g, (id) => {
    known.set(id, known.get(id) ?? known.size);
    return `id${known.get(id)}`;
  });
}

/** Published descriptions that are short, since each of their pages is rendered twice. */
const published = publishedNames().filter((name) => publishedText(name).length < 20_000);

it.each(someOf(published, 1))("renders first screens and pages of %s as React does", async (name) => {
  const imported = await importDescription({ name, text: publishedText(name) }, { id: name });
  if (!imported.ok) throw new TypeError("the description is not read");
  const drawn = async (isByReact: boolean): Promise<ReadonlyMap<string, string>> => {
    const { earlyMarkup, referencePages, referenceSite } = await renderers(isByReact);
    const reference = referenceSite(imported.model, "");
    const pages = referencePages(reference.site);
    const found = new Map<string, string>();
    for (const slug of reference.site.pages.keys()) {
      const { navigation = "", content = "" } = pages.page(slug) ?? {};
      found.set(slug, numbered(navigation + content));
      const call = reference.callOn(slug);
      const form = call && reference.formAt(call.formUrl);
      if (call === undefined || form === undefined || !("endpoint" in form)) continue;
      const options = { form: form as EndpointForm, call, origin: "https://garden.example" };
      for (const isInPlace of [true, false]) {
        found.set(`${slug} ${isInPlace}`, numbered(earlyMarkup({ ...options, isInPlace })));
      }
    }
    return found;
  };
  const byReact = await drawn(true);
  expect(byReact.size).toBeGreaterThan(0);
  expect(await drawn(false)).toEqual(byReact);
});
