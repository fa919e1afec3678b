import type { EnhancedPart } from "#docs-host/site/page-data";
import { freshElements } from "../fresh-elements.ts";
import { enableZoom } from "../zoom.ts";
import { followAddress } from "./address.ts";
import { enableCopy, enableStep } from "./copy.ts";
import { enableDetails } from "./details.ts";
import { enableDownload } from "./download.ts";
import { enableSearch } from "./search.ts";
import { enableTable } from "./table.ts";
import { enableTabs } from "./tabs.ts";
import { enableTooltip } from "./tooltip.ts";
import { enableVersions } from "./versions.ts";

const enhancers: { readonly [P in EnhancedPart]: (element: HTMLElement) => void } = {
  copy: enableCopy,
  details: enableDetails,
  diagram: (element) => {
    import("../diagram/index.ts").then(({ enableDiagram }) => enableDiagram(element));
  },
  download: enableDownload,
  search: enableSearch,
  step: enableStep,
  table: enableTable,
  tabs: enableTabs,
  tooltip: enableTooltip,
  versions: enableVersions,
  zoom: enableZoom,
};

const isPart = (name: string | undefined): name is EnhancedPart => name !== undefined && Object.hasOwn(enhancers, name);

const freshParts = freshElements<HTMLElement>("[data-enhance]");

/** Enhances the parts of authored pages that have the mark of `enhanced`; later, those that were added. */
export function enhanceParts(): void {
  for (const element of freshParts(document)) {
    const name = element.dataset.enhance;
    if (isPart(name)) enhancers[name](element);
  }
}

/** Enhances all parts of the page, and shows the one that the address names. */
export function enableParts(): void {
  enhanceParts();
  followAddress();
}
