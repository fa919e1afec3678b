import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import {
  changelogFeed,
  type FeedFormat,
  feedFormats,
  llmsFullText,
  llmsText,
  pageOfMarkdown,
  robotsText,
  sitemap,
  sitemapPart,
} from "#docs-host/pages/discovery";
import { homeOf, hrefOf, type Site, type SitePage } from "#docs-host/site/model";
import { findPage } from "../find-page.ts";
import type { SiteEnv } from "../send.ts";
import { type MarkdownOf, markdownCache } from "./markdown-cache.ts";

/** Most times that a whole site is written out at the same time. */
const maxWhole = 2;

/** Sends the file at a path of a site, or the page there as markdown; undefined without a file. */
export type SendDiscovery = (
  c: Context<SiteEnv>,
  site: Site,
  path: string,
  page: SitePage | undefined,
) => Promise<Response | undefined>;

/**
 * Creates the function that sends the files that machines read.
 *
 * @param origin the origin of sites without an address
 */
export function discoveryFiles(origin: string): SendDiscovery {
  const markdownOf = markdownCache(origin);
  const sendWhole = wholeSites(origin);
  return async (c, site, path, page) =>
    page === undefined
      ? ((await siteFile(c, site, path, origin)) ??
        sendWhole(c, site, path) ??
        fileOfPage(c, site, path, markdownOf, origin))
      : sendMarkdown(c, site, page, markdownOf);
}

const textType = "text/plain; charset=utf-8";
const xmlType = "application/xml; charset=utf-8";

/** Answers with a file of the whole site that is quickly written. */
async function siteFile(c: Context<SiteEnv>, site: Site, path: string, origin: string): Promise<Response | undefined> {
  const { base = "" } = site;
  if (!path.startsWith(`${base}/`)) return undefined;
  const name = path.slice(base.length + 1);
  if (name === "robots.txt")
    return (await ownFile(c, site, "robotsTxt")) ?? send(c, textType, robotsText(site, origin));
  if (name === "llms.txt") return (await ownFile(c, site, "llmsTxt")) ?? sendTexts(c, textType, llmsText(site, origin));
  if (name === "llms-full.txt") return ownFile(c, site, "llmsFullTxt");
  if (name === "sitemap.xml") return sendTexts(c, xmlType, sitemap(site, origin));
  const number = /^sitemap-([1-9]\d{0,3})\.xml$/.exec(name)?.[1];
  return number === undefined ? undefined : sendTexts(c, xmlType, sitemapPart(site, origin, Number(number)));
}

/** Answers with the file that a publisher uploaded in place of a generated one. */
async function ownFile(
  c: Context<SiteEnv>,
  { settings: { agents } }: Site,
  name: "robotsTxt" | "llmsTxt" | "llmsFullTxt",
): Promise<Response | undefined> {
  const id: unknown =
    typeof agents === "object" && agents !== null && name in agents ? Reflect.get(agents, name) : undefined;
  if (typeof id !== "string") return undefined;
  const file = await c.env.source.file?.(id.replace(/^file:/, ""), new Headers());
  return file?.ok === true ? sendStream(c, textType, file.body) : undefined;
}

/** Creates the handler of `llms-full.txt`, which takes long for a large site. */
function wholeSites(origin: string): (c: Context<SiteEnv>, site: Site, path: string) => Response | undefined {
  const active = new WeakMap<Site, number>();
  return (c, site, path) => {
    if (path !== `${site.base ?? ""}/llms-full.txt`) return undefined;
    if ((active.get(site) ?? 0) >= maxWhole) {
      c.header("Retry-After", "10");
      return c.text("Too many copies of this site are being sent at the moment. Try again in a few seconds.\n", 503);
    }
    if (c.req.method === "HEAD") return send(c, textType, "");
    const count = (by: number): void => void active.set(site, (active.get(site) ?? 0) + by);
    count(1);
    return sendStream(
      c,
      textType,
      streamTexts(llmsFullText(site, origin), () => count(-1)),
    );
  };
}

/** Answers with a page in another form than HTML: its markdown, or the feed of a changelog. */
function fileOfPage(
  c: Context<SiteEnv>,
  site: Site,
  path: string,
  markdownOf: MarkdownOf,
  origin: string,
): Response | undefined {
  const pagePath = pageOfMarkdown(path, site);
  if (pagePath !== undefined) {
    const found = findPage(site, pagePath, "");
    if (found.kind === "page") return sendMarkdown(c, site, found.page, markdownOf);
    const isOwn = found.kind === "redirect" && /^\/(?!\/)[^?#]*$/.test(found.href);
    return isOwn ? c.redirect(`${found.href}.md`, found.status) : undefined;
  }
  const [, of = "", format = ""] = /^(.*)\.(rss|atom|json)$/.exec(path) ?? [];
  const found = of === "" ? undefined : findPage(site, of, "");
  if (found?.kind !== "page" || found.page.kind !== "changelog") return undefined;
  const name = format as FeedFormat; // one of the three in the pattern
  const index = site.pages.get(found.page.index);
  const changelog = index?.kind === "changelog" ? index : found.page;
  return send(c, `${feedFormats[name].type}; charset=utf-8`, changelogFeed(changelog, site, name, origin));
}

/** Sends the markdown of a page; search engines should list the page instead. */
function sendMarkdown(c: Context, site: Site, page: SitePage, markdownOf: MarkdownOf): Response | undefined {
  const text = markdownOf(site, page);
  if (text === undefined) return undefined;
  c.header("X-Robots-Tag", "noindex");
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  const canonical = page.slug === "" ? homeOf(site) : hrefOf(page.slug);
  c.header("Link", `<${canonical}>; rel="canonical"`);
  return send(c, "text/markdown; charset=utf-8", text);
}

const send = (c: Context, type: string, text: string): Response => c.body(text, 200, { "Content-Type": type });

const sendTexts = (c: Context, type: string, texts: Iterator<string>): Response =>
  sendStream(c, type, streamTexts(texts));

const sendStream = (c: Context, type: string, body: ReadableStream | null): Response =>
  body === null ? send(c, type, "") : c.body(body, 200, { "Content-Type": type });

/** Longest slice of work without a pause, in ms; a text that takes longer is a separate slice. */
const maxSlice = 8;

/** Pause after a slice, in ms, in which other requests are answered. */
const pauseAfterSlice = 2;

/** Size of the parts that are sent, in characters. */
const partSize = 16_384;

/**
 * Streams generated texts as UTF-8, as fast as the reader takes them, and beside other requests.
 *
 * @param onEnd called once, when all is sent or the reader has left
 */
function streamTexts(texts: Iterator<string>, onEnd: () => void = () => {}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasEnded = false;
  const end = (): void => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      let part = "";
      const start = performance.now();
      try {
        while (part.length < partSize && performance.now() - start < maxSlice) {
          const next = texts.next();
          if (next.done === true) {
            if (part !== "") controller.enqueue(encoder.encode(part));
            end();
            controller.close();
            return;
          }
          part += next.value;
        }
      } catch (error) {
        end();
        throw error;
      }
      controller.enqueue(encoder.encode(part));
      await setTimeout(pauseAfterSlice);
    },
    cancel: () => {
      texts.return?.();
      end();
    },
  });
}
