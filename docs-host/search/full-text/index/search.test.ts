import fc from "fast-check";
import { expect, it } from "vitest";
import { indexBuilder } from "./index-builder.ts";
import { fileSearcher, indexFiles } from "./index-files.ts";
import type { SearchQuery } from "./search.ts";
import { type SearchDocument, searchKinds } from "./search-document.ts";
import { searchWhole } from "./search-whole.ts";

const page = (href: string, title: string, parts: Partial<SearchDocument> = {}): SearchDocument => ({
  href,
  kind: "page",
  title,
  crumbs: [],
  headings: [],
  isDefault: true,
  ...parts,
  texts: { title, ...parts.texts },
});

const pages: readonly SearchDocument[] = [
  page("/start", "Quickstart", { texts: { body: "Create a chat room and send a message. Tokens expire." } }),
  page("/auth", "Authentication", {
    headings: [{ id: "rotate-a-token", title: "Rotate a token" }],
    texts: { headings: "Rotate a token", body: "Send a bearer token with each request." },
  }),
  page("/api/create-chat", "Create a chat", {
    kind: "endpoint",
    badge: "POST",
    path: "/v1/chat-rooms",
    texts: {
      title: "Create a chat\nchats.createChat",
      path: "POST /v1/chat-rooms",
      parameters: "display_name ttlSeconds",
    },
  }),
  page("/api/types/chat", "Chat", { kind: "type", texts: { body: "A chat room." } }),
  page("/v1/auth", "Authentication", {
    version: "v1",
    isDefault: false,
    texts: { headings: "Rotate a token", body: "Send a bearer token." },
  }),
  page("/2024", "June 2024", { kind: "changelog", texts: { body: "Chats can be archived. Über uns." } }),
  page("/ja", "認証ガイド", { texts: { body: "東京のサーバーに接続します。" } }),
];

const indexOf = (documents: readonly SearchDocument[]) => {
  const builder = indexBuilder();
  for (const document of documents) builder.add(document);
  return builder.finish();
};
const index = indexOf(pages);
const find = (text: string, filters: Partial<SearchQuery> = {}) =>
  searchWhole(index, { text, ...filters }).hits.map(({ href }) => href);

it.each([
  ["authentication", "/auth"],
  ["Authentification", "/auth"],
  ["aithentication", "/auth"],
  ["authen", "/auth"],
  ["create_chat", "/api/create-chat"],
  ["createChat", "/api/create-chat"],
  ["/v1/chat-rooms", "/api/create-chat"],
  ["chatrooms", "/api/create-chat"],
  ["displayName", "/api/create-chat"],
  ["ttl", "/api/create-chat"],
  ["quikstart", "/start"],
  ["uber", "/2024"],
  ["認証", "/ja"],
  ["東京", "/ja"],
  ["archiving", "/2024"],
  ["rotating tokens", "/auth"],
])("%s finds %s first", (text, href) => expect(find(text)[0]).toBe(href));

it("finds a page with the query as its title before pages that mention it", () =>
  expect(find("chat")[0]).toBe("/api/types/chat"));

it("prefers the title that has more words of the query, also of those that are not searched", () =>
  expect(
    searchWhole(
      indexOf([
        page("/people", "Orchard people", { description: "Who works here." }),
        page("/why", "Why use Orchard", { description: "Reasons." }),
      ]),
      { text: "why should I use orchard" },
    ).hits[0]?.href,
  ).toBe("/why"));

it("prefers the page that names the whole query in one heading to one with its words in several", () => {
  const withHeadings = (href: string, ...titles: readonly string[]): SearchDocument =>
    page(href, "Care", {
      headings: titles.map((title) => ({ id: title, title })),
      texts: { headings: titles.join("\n") },
    });
  const several = withHeadings("/several", "Water at night", "Ferns in water", "Young roses", "Water for all");
  const one = withHeadings("/one", "Water young ferns", "Light", "Soil", "Frost");
  expect(searchWhole(indexOf([several, one]), { text: "watering young ferns" }).hits[0]?.href).toBe("/one");
});

it.each([
  ["upgrade plants", "/update"],
  ["upgrades", "/update"],
  ["delete plants", "/remove"],
  ["roses vs ferns", "/comparison"],
])("%s finds the page with another word for it first: %s", (text, href) => {
  const others = indexOf([
    page("/plants", "Roses and ferns", { texts: { title: "Roses and ferns", body: "Plants of all kinds." } }),
    page("/update", "Update plants"),
    page("/remove", "Remove plants"),
    page("/comparison", "Comparison of roses", { texts: { title: "Comparison of roses", body: "Ferns too." } }),
  ]);
  expect(searchWhole(others, { text }).hits[0]?.href).toBe(href);
});

it("finds a word before the words that mean the same", () => {
  const both = indexOf([page("/update", "Update"), page("/upgrade", "Upgrade")]);
  expect(searchWhole(both, { text: "upgrade" }).hits.map(({ href }) => href)).toEqual(["/upgrade", "/update"]);
});

it("finds a page of an older version by its whole title before others with words like it", () => {
  const others = Array.from({ length: 30 }, (_, i) => {
    const title = `Early maize watering 7${i}`;
    return page(`/new/${i}`, title, { texts: { title, headings: title, breadcrumb: title } });
  });
  const old = page("/old", "Early maize watering 7", { version: "v1", isDefault: false });
  const { hits } = searchWhole(indexOf([...others, old]), { text: "Early maize watering 7" });
  expect(hits[0]?.href).toBe("/old");
});

const inGroup = (href: string, title: string, group: string, name: string, path: string): SearchDocument =>
  page(href, title, {
    kind: "endpoint",
    path,
    crumbs: [group],
    texts: { title, name: `${name}\n${group}`, path, breadcrumb: group, body: "Bad request. Create a garden first." },
  });

const gardens = indexOf([
  page("/how/versions", "Create garden versions and publish them", { texts: { headings: "Garden versions\nGarden" } }),
  inGroup("/gardens/export", "Export", "Gardens", "gardenExport", "/gardens/{gardenId}/export/{gardenExportId}"),
  inGroup("/gardens/copy", "Duplicate", "Gardens", "gardenDuplicate", "/gardens/{gardenId}/duplicate"),
  inGroup("/owners/create", "Create", "Owners", "ownerCreate", "/owners"),
  inGroup("/owners/gardens/create", "Create", "Gardens", "ownerGardenCreate", "/owners/{ownerId}/gardens"),
  page("/api/gardens", "Gardens"),
  page("/concepts/gardens", "Gardens", {
    description: "A garden is a place.",
    texts: { body: "A garden is the place of all beds." },
  }),
  page("/types/ActionGardenKey", "ActionGardenKey", { kind: "type", texts: { parameters: "garden key" } }),
  page("/types/Garden", "Garden", { kind: "type", texts: { parameters: "garden" } }),
]);
const findGardens = (text: string) => searchWhole(gardens, { text }).hits.map(({ href }) => href);

it.each(["garden", "gardens", "gadren", "gardne"])(
  "finds the guide of a thing before its endpoints and types: %s",
  (text) => expect(findGardens(text)[0]).toBe("/concepts/gardens"),
);

it.each(["createGarden", "create_garden", "garden-create", "GardenCreate", "create garden"])(
  "finds an endpoint by the words of its title and its group in any order: %s",
  (text) => expect(findGardens(text)[0]).toBe("/owners/gardens/create"),
);

it.each(["diarization", "diarizaton"])(
  "finds a title that is mostly the query before one with other words: %s",
  (text) => {
    const headings = Array.from({ length: 5 }, (_, i) => ({ id: `${i}`, title: `Diarization ${i}` }));
    const built = indexOf([
      page("/tips", "When to use multichannel and diarization", {
        headings,
        texts: {
          headings: headings.map(({ title }) => title).join("\n"),
          description: "Diarization",
          body: "Diarization",
        },
      }),
      page("/feature", "Speaker diarization", {
        description: "Who speaks.",
        texts: { body: "To enable diarization, set diarize." },
      }),
    ]);
    expect(searchWhole(built, { text }).hits[0]?.href).toBe("/feature");
  },
);

it.each([
  ["keys", "key"],
  ["key", "keys"],
  ["policy", "policies"],
  ["policies", "policy"],
  ["box", "boxes"],
])("finds %s as %s", (text, title) => {
  const others = Array.from({ length: 3 }, (_, i) => page(`/${i}`, `${text.slice(0, 3)}board${i}`));
  const built = indexOf([...others, page("/wanted", title)]);
  expect(searchWhole(built, { text }).hits[0]?.href).toBe("/wanted");
});

it("links to the heading that contains the words", () =>
  expect(searchWhole(index, { text: "rotate token" }).hits[0]).toMatchObject({
    href: "/auth",
    heading: { id: "rotate-a-token" },
  }));

it("shows the default version first, and each version by its filter", () => {
  expect(find("bearer token").slice(0, 2)).toEqual(["/auth", "/v1/auth"]);
  const current = page("/v2/auth", "Authentication", { version: "v2" });
  const found = searchWhole(indexOf([...pages, current]), { text: "authentication", version: "v1" }).hits;
  expect(found.map(({ href }) => href)).toContain("/v1/auth");
  expect(found.map(({ href }) => href)).not.toContain("/v2/auth");
});

it("shows the version of the reader before better pages of others", () => {
  const ofVersions = indexOf([
    page("/v2/embed", "Embed", {
      version: "v2",
      headings: [{ id: "embed", title: "Embed" }],
      texts: { headings: "Embed" },
    }),
    page("/v1/embed", "Embed", { version: "v1", isDefault: false }),
    page("/other", "Embed", { product: "Other", version: "latest" }),
    page("/other/old", "Embed", { product: "Other", version: "old", isDefault: false }),
  ]);
  const hrefs = (preferredVersion?: string) =>
    searchWhole(ofVersions, { text: "embed", preferredVersion }).hits.map(({ href }) => href);
  expect(hrefs()).toEqual(["/v2/embed", "/other", "/v1/embed", "/other/old"]);
  expect(hrefs("v2")).toEqual(hrefs());
  expect(hrefs("v1")).toEqual(["/v1/embed", "/other", "/v2/embed", "/other/old"]);
});

it("shows the preferred product first, and only one by its filter", () => {
  const ofProducts = indexOf([
    page("/one/token", "Token", { product: "One" }),
    page("/two/token", "Token", { product: "Two" }),
  ]);
  const hrefs = (query: Partial<SearchQuery>) =>
    searchWhole(ofProducts, { text: "token", ...query }).hits.map(({ href }) => href);
  expect(hrefs({ preferredProduct: "Two" })).toEqual(["/two/token", "/one/token"]);
  expect(hrefs({ product: "One", preferredProduct: "Two" })).toEqual(["/one/token"]);
});

it("offers the versions of the product that is chosen", () => {
  const ofProducts = indexOf([
    page("/one/token", "Token", { product: "One", version: "v1" }),
    page("/two/token", "Token", { product: "Two", version: "v2" }),
    page("/three/token", "Token", { product: "Three" }),
  ]);
  const versions = (product?: string) => searchWhole(ofProducts, { text: "token", product }).choices.versions;
  expect(versions()).toEqual(["v1", "v2"]);
  expect(versions("Two")).toEqual(["v2"]);
  expect(versions("Three")).toEqual([]);
});

it("filters by kind", () => {
  expect(find("chat", { kind: "endpoint" })).toEqual(["/api/create-chat"]);
  expect(searchWhole(index, { text: "chat" }).choices).toEqual({
    products: [],
    versions: ["v1"],
    kinds: ["page", "endpoint", "type", "changelog"],
  });
});

it("finds nothing for nothing", () => {
  expect(searchWhole(index, { text: "" }).total).toBe(0);
  expect(searchWhole(index, { text: "zzzzqqq" }).total).toBe(0);
});

const word = fc.constantFrom(
  "token",
  "chat",
  "createChat",
  "chat_room",
  "Über",
  "東京",
  "webhook",
  "limit",
  "a",
  "authentication",
);
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
const document = fc
  .record({ title: text, body: text, kind: fc.constantFrom(...searchKinds) })
  .map(({ title, body, kind }) => page("/x", title, { kind, texts: { title, body } }));

function fileOf(files: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const file = files.get(name);
  if (file === undefined) throw new Error(`the index has no file ${name}`);
  return file;
}

it("loads a file again for a search that shared the load of one that was aborted", async () => {
  const files = indexFiles(index);
  const search = fileSearcher(async (name, signal) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    return fileOf(files, name);
  });
  const left = new AbortController();
  const first = search({ text: "chat" }, left.signal);
  const second = search({ text: "chat" });
  left.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  expect((await second).hits[0]?.href).toBe("/api/types/chat");
});

it("answers from files as from memory", async () => {
  const query = fc.oneof(text, fc.string({ maxLength: 12 }));
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 80 }), query, async (documents, wanted) => {
      const built = indexOf(documents);
      const files = indexFiles(built);
      const search = fileSearcher(async (name) => fileOf(files, name));
      expect(await search({ text: wanted })).toEqual(searchWhole(built, { text: wanted }));
    }),
    { numRuns: 60 },
  );
});

it("loads only the files that the words need", async () => {
  const many = Array.from({ length: 3000 }, (_, i) =>
    page(`/p/${i}`, `Page ${i}`, {
      texts: { title: `Page ${i}`, body: `word${i} other${i * 7} third${i * 13} number${i * 3}` },
    }),
  );
  const built = indexOf(many);
  const files = indexFiles(built);
  const loaded: string[] = [];
  const search = fileSearcher(async (name) => {
    loaded.push(name);
    return fileOf(files, name);
  });
  const both = await Promise.all([search({ text: "word2017" }), search({ text: "word2017" })]);
  expect(both.map(({ hits }) => hits[0]?.href)).toEqual(["/p/2017", "/p/2017"]);
  expect(built.parts.length).toBeGreaterThan(6);
  expect(loaded.filter((name) => name.startsWith("terms"))).toHaveLength(2);
  expect(loaded).toHaveLength(4);
});

it.each([
  ["how do I rotate the token", "/auth"],
  ["what is a bearer token for", "/auth"],
  ["the", undefined],
])("leaves words out that say nothing: %s", (text, href) => expect(find(text)[0]).toBe(href));

it("finds words that begin with a word of three letters, and not with a shorter one", () => {
  const short = indexOf([page("/a", "Tokens")]);
  expect(searchWhole(short, { text: "tok" }).hits).toHaveLength(1);
  expect(searchWhole(short, { text: "to" }).hits).toEqual([]);
});

it("shows guides before changelogs and types for a question in words", () => {
  const texts = { title: "Upload files", body: "Upload files with the uploader." };
  const mixed = indexOf([
    page("/change", "Upload files", { kind: "changelog", texts }),
    page("/type", "Upload files", { kind: "type", texts }),
    page("/guide", "Working with uploads", { texts: { body: "Upload files with the uploader." } }),
  ]);
  expect(searchWhole(mixed, { text: "how can I upload files" }).hits[0]?.href).toBe("/guide");
});

it("answers a question with a guide of an older version before a type of the current one", () => {
  const texts = { title: "Upload files", body: "Upload files with the uploader." };
  const mixed = indexOf([
    page("/v2/type", "Upload files", { kind: "type", version: "v2", texts }),
    page("/v1/guide", "Upload files", { version: "v1", isDefault: false, texts }),
  ]);
  const { hits } = searchWhole(mixed, { text: "how can I upload files" });
  expect(hits.map(({ href }) => href)).toEqual(["/v1/guide", "/v2/type"]);
});

it("finds a page by a short word that many more usual words begin with", () => {
  const others = Array.from({ length: 200 }, (_, i) => page(`/${i}`, `Pot ${700 + (i % 100)}`));
  const { hits } = searchWhole(indexOf([...others, page("/7", "Pot 7")]), { text: "Pot 7" });
  expect(hits[0]?.href).toBe("/7");
});

it("takes a word with a typo for the words of most pages, of many that are as near", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const near = [...letters.map((one) => `p${one}amt`), ...letters.map((one) => `pla${one}t`)];
  const others = near.filter((one) => one !== "plamt" && one !== "plazt").map((one) => page(`/${one}`, one));
  const wanted = [1, 2, 3].map((n) => page(`/wanted/${n}`, "plazt"));
  const { hits } = searchWhole(indexOf([...others, ...wanted]), { text: "plamt", limit: 100 });
  expect(hits.map(({ href }) => href)).toEqual(expect.arrayContaining(wanted.map(({ href }) => href)));
});

it("takes a word with a typo for a whole word before one that begins like it", () => {
  const built = indexOf([page("/longer", "Plantation"), page("/longer/2", "Plantation"), page("/wanted", "Plant")]);
  expect(searchWhole(built, { text: "plamt" }).hits[0]?.href).toBe("/wanted");
});

it("prefers titles with the words of the query in its order, and knows what migrations are run by", () => {
  const ordered = indexOf([
    page("/tts", "Text to speech guide", { description: "Voices.", texts: { body: "Text is read as speech." } }),
    page("/stt", "Speech to text overview", { description: "Words.", texts: { body: "Speech is read as text." } }),
    page("/jobs", "Jobs", { texts: { body: "Run a job. It may run for hours." } }),
    page("/schema", "Database schema", {
      headings: [{ id: "apply", title: "Apply migrations" }],
      texts: { headings: "Apply migrations", body: "Migrations are applied in order." },
    }),
    page("/history", "History", { texts: { body: "Migrations of birds." } }),
  ]);
  const first = (text: string) => searchWhole(ordered, { text }).hits[0]?.href;
  expect(["speech to text", "text to speech", "run migrations"].map(first)).toEqual(["/stt", "/tts", "/schema"]);
});
