export { type ApiGuide, type ApiGuides, apiGuides, textsOfForm } from "./api-guides.ts";
