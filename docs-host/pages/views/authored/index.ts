export { type AuthoredText, authoredText } from "./authored-text.tsx";
export { changelogPage } from "./changelog-page.tsx";
export { type ChangelogPart, changelogHref, changelogPart, changelogParts } from "./changelog-part.ts";
export { entryPage } from "./entry-page.tsx";
export { overviewPage } from "./overview-page.tsx";
