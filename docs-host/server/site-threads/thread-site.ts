import type { RenderOptions } from "#docs-host/pages/render";
import type { SiteSource } from "#docs-host/site/model";
import { callsPath } from "#docs-host/site/page-data";
import type { Assets } from "../assets/index.ts";
import { environmentsOf } from "../environments.ts";
import type { SiteStore, StoredSite } from "../hosting/index.ts";
import { type LiveCheckSource, linkedSource } from "../live-checks/index.ts";
import { prefills, type SiteLogin } from "../login/index.ts";
import { belowBase, placeOf } from "../request-place.ts";
import type { SiteBindings } from "../send.ts";
import { siteRoutes } from "../site-routes.ts";
import { bodyStreams } from "./body-streams.ts";
import type { SentContent, SentRequest, SiteReader, ThreadResult, ThreadTask } from "./messages.ts";
import { slicedIndexes } from "./sliced-indexes.ts";

/** The dependencies of the sites in a thread. */
export interface ThreadSiteDeps {
  readonly store: SiteStore;
  readonly rendering: Omit<RenderOptions, "nonce" | "isLoginFor"> & { readonly origin: string };
  readonly assets: Omit<Assets, "read">;
  /** The ids or names of the APIs with playgrounds that a login prefills; absent without a login. */
  readonly loginApis?: readonly string[] | undefined;
  readonly liveChecksOf?: ((name: string | undefined) => LiveCheckSource | undefined) | undefined;
  readonly onDrawn: () => void;
  readonly onBug: (error: unknown) => void;
  /** Called when the site of the task has been loaded. */
  readonly onLoaded: () => void;
}

/** Largest page, plain and packed, in bytes: sending it takes the server a few milliseconds. */
const maxOfPage = 16 * 2 ** 20;

type AnswerTask = Extract<ThreadTask, { readonly kind: "answer" }>;

/** Creates the function that does the tasks of a thread, one at a time. */
export function threadSite(deps: ThreadSiteDeps): (task: ThreadTask) => Promise<ThreadResult> {
  const { store, rendering, liveChecksOf, loginApis, onLoaded } = deps;
  let reader: Pick<AnswerTask, "isLoggedIn" | "loginHref"> = { isLoggedIn: false };
  const login = loginApis && loginOf(loginApis, () => reader);
  const indexes = slicedIndexes();
  const streams = bodyStreams();
  const routes = siteRoutes({
    ...{ ...deps, assets: { ...deps.assets, read: async () => undefined }, login, indexes },
    direct: rendering.direct,
    rendering: { ...rendering, isLoginFor: login?.isFor },
    // The images are drawn elsewhere.
    previews: rendering.drawsPreviews === true ? async () => ({ retrySeconds: 1 }) : undefined,
  });
  const sourceOf = ({ site, name }: SiteReader): SiteSource => {
    const own = store(site);
    return liveChecksOf?.(name) === undefined ? own : linkedSource(own);
  };
  const load = async (task: SiteReader) => {
    const answer = await sourceOf(task).load();
    onLoaded();
    if (!answer.ok) return answer;
    const { site } = answer;
    return { ok: true, site: task.isLoggedIn ? (site.forMembers ?? site) : site } as const;
  };
  const answer = async (task: AnswerTask): Promise<ThreadResult> => {
    reader = task;
    const loaded = await load(task);
    const { site, request, loginPlace, pageOrigin } = task;
    let content: SentContent | undefined;
    const take = (one: SentContent): void => {
      content = one;
    };
    const source = withFiles(sourceOf(task), request.url, site, take);
    const liveChecks = liveChecksOf?.(task.name);
    const env: SiteBindings = {
      client: "",
      scheme: undefined,
      source,
      base: site.base,
      pageOrigin,
      loginPlace,
      liveChecks,
      take,
    };
    const response = await routes.fetch(belowBase(received(request), placeOf(request.url), site.base), env);
    if (content?.kind === "page" && content.page.size > maxOfPage) return { kind: "too-large" };
    return {
      ...{ kind: "answer", status: response.status, headers: [...response.headers] },
      content: content ?? (await streams.open(response.body)),
      hash: loaded.ok ? loaded.site.hash : undefined,
    };
  };
  return async (task) => {
    switch (task.kind) {
      case "answer":
        return answer(task);
      case "read":
        return { kind: "chunk", ...(await streams.read(task.stream)) };
      case "drop":
        await streams.drop(task.stream);
        return { kind: "chunk" };
      case "environments":
      case "index": {
        const loaded = await load(task);
        if (!loaded.ok) return { kind: "unavailable", message: loaded.error.message };
        if (task.kind === "index") return { kind: "index", isBuilt: await indexes.step(loaded.site) };
        const isHidden = loaded.site.isPrivate === true && !task.isLoggedIn;
        return { kind: "environments", list: isHidden ? [] : environmentsOf(loaded.site) };
      }
    }
  };
}

/** Makes a request of one that was sent. */
const received = ({ url, method, headers, body }: SentRequest): Request =>
  new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body !== undefined && { body }),
  });

/** The login as the routes of a site use it; its own calls are answered elsewhere. */
const loginOf = (apis: readonly string[], reader: () => Pick<AnswerTask, "isLoggedIn" | "loginHref">): SiteLogin => ({
  isLoggedIn: () => reader().isLoggedIn,
  addressFor: () => reader().loginHref,
  isFor: (api) => prefills(apis, api),
  answer: async () => new Response(null, { status: 404 }),
});

/** Returns the source of a request. For the call that sends a file, it only says which one. */
function withFiles(
  source: SiteSource,
  url: string,
  { base }: StoredSite,
  take: (content: SentContent) => void,
): SiteSource {
  if (!placeOf(url).path.startsWith(`${base}${callsPath}/files/`)) return source;
  return {
    ...source,
    file: async (fileId) => {
      const answer = await source.load();
      if (!answer.ok || !answer.site.files.has(fileId)) return undefined;
      take({ kind: "file", fileId });
      return new Response(null);
    },
  };
}
