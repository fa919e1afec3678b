import { accordionComponents } from "./accordion.tsx";
import { calloutComponents } from "./callout.tsx";
import { cardComponents } from "./card.tsx";
import { columnComponents } from "./columns.tsx";
import { fileComponents } from "./files.tsx";
import { frameComponents } from "./frame.tsx";
import { paramComponents } from "./param-field.tsx";
import { stepComponents } from "./steps.tsx";
import { tabComponents } from "./tabs.tsx";
import { versionComponents } from "./versions.tsx";
import { walkthroughComponents } from "./walkthrough.tsx";

export { type CardLink, card } from "./card.tsx";
export { tabList } from "./tab-list.tsx";

/** Components that are blocks of a page. */
export const blockComponents = {
  ...accordionComponents,
  ...calloutComponents,
  ...cardComponents,
  ...columnComponents,
  ...fileComponents,
  ...frameComponents,
  ...paramComponents,
  ...stepComponents,
  ...tabComponents,
  ...versionComponents,
  ...walkthroughComponents,
};
