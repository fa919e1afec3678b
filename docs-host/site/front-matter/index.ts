export { titleHeading } from "./first-heading.ts";
export { type FrontMatter, type PageLayout, type PageLogo, splitFrontMatter } from "./front-matter.ts";
