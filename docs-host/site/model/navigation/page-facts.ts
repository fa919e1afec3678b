import { splitFrontMatter } from "../../front-matter/index.ts";
import { type ReleaseStage, stageOf } from "../release-stage.ts";

/** The settings at the start of a page's text that the whole site reads. They override settings of the navigation. */
export interface PageFacts {
  readonly isNoindex?: true;
  readonly stage?: ReleaseStage;
  readonly tags?: readonly string[];
}

const keys = /^(?:availability|beta|noindex|tags)[ \t]*:/m;

/** Reads the settings of a page that the whole site reads. Blocks without any of them are not parsed. */
export function pageFacts(markdown: string | undefined): PageFacts {
  if (markdown === undefined || !/^\uFEFF?---/.test(markdown)) return {};
  const end = markdown.indexOf("\n---", "---".length);
  if (end < 0 || !keys.test(markdown.slice(0, end))) return {};
  const { settings } = splitFrontMatter(markdown);
  const stage = stageOf(settings.availability) ?? (settings.isBeta ? "beta" : undefined);
  return {
    ...(settings.isHiddenFromSearch && { isNoindex: true as const }),
    ...(stage !== undefined && { stage }),
    ...(settings.tags.length > 0 && { tags: settings.tags }),
  };
}
