import { type ApiModel, channelClosureOf, closureOf } from "#engine/model";
import type { EndpointReport } from "../check-api.ts";
import { pageLaw } from "../page-law-name.ts";
import type { Budget } from "../run-law.ts";
import { isNamed, type Named, targetNames } from "../target.ts";
import { openBrowser } from "./browser.ts";
import type { PlayedForm } from "./form-model.ts";
import { openHost } from "./host.ts";
import { runPageLaw } from "./page-law.ts";
import { openStage, type Stage } from "./stage.ts";

/** The API to check on the page, and the options of the check. */
export interface PageCheck {
  readonly model: ApiModel;
  readonly budget: Budget;
  readonly endpoint?: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly clock: () => number;
  readonly progress?: (at: { readonly endpoint: string; readonly done: number; readonly all: number }) => void;
  /** Called with the result of each endpoint. */
  readonly tried?: (report: EndpointReport) => void;
  /** Ends the check early, after the case that is being played. */
  readonly stop?: AbortSignal | undefined;
}

/** The result on the page, or why the page could not be opened. */
export type OnPage<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Errors of the environment, with advice in their messages. */
const known: ReadonlySet<string> = new Set(["AssetsMissingError", "PageGoneError"]);

/** Plays lists of actions on the page of each endpoint and each channel. */
export const checkPages = (check: PageCheck): Promise<OnPage<readonly EndpointReport[]>> =>
  withStage(check, async (stage) => {
    const { model, budget, endpoint, clock, progress, tried, stop } = check;
    const wanted = targetNames(model).filter((one) => endpoint === undefined || isNamed(one, endpoint));
    const reports: EndpointReport[] = [];
    for (const one of wanted) {
      const form = formOf(model, one);
      if (form === undefined) continue;
      if (stop?.aborted) break;
      const { name } = one;
      progress?.({ endpoint: name, done: reports.length, all: wanted.length });
      const from = clock();
      const outcome = await runPageLaw(stage, form, budget, { clock, stop });
      if (stop?.aborted && outcome.kind === "passed" && outcome.runs === 0) break;
      const report = {
        name,
        id: one.id,
        ...(one.isChannel && { isChannel: true as const }),
        laws: [{ law: pageLaw, outcome }],
        milliseconds: clock() - from,
      };
      reports.push(report);
      tried?.(report);
    }
    return reports;
  });

/** Returns the form of an endpoint or a channel; `undefined` for an unknown id. */
export const formOf = (model: ApiModel, { id, isChannel }: Pick<Named, "id" | "isChannel">): PlayedForm | undefined =>
  isChannel ? channelClosureOf(model, id) : closureOf(model, id);

/** Opens a page of a site that shows the API, passes it on, and closes it. */
export async function withStage<T>(
  { model, env }: Pick<PageCheck, "model" | "env">,
  use: (stage: Stage) => Promise<T>,
): Promise<OnPage<T>> {
  const opened = await openBrowser(env);
  if (!opened.ok) return opened;
  try {
    const host = await openHost(model);
    try {
      const [endpoint] = model.endpoints;
      const [channel] = model.channels ?? [];
      const stage = await openStage(await opened.browser.newContext(), {
        ...(endpoint && { endpoint: host.pageOf(endpoint.id) }),
        ...(channel && { channel: host.pageOfChannel(channel.id) }),
      });
      return { ok: true, value: await use(stage) };
    } finally {
      await host.close();
    }
  } catch (thrown) {
    if (thrown instanceof Error && known.has(thrown.name)) return { ok: false, errors: [thrown.message] };
    throw thrown;
  } finally {
    await opened.browser.close();
  }
}
