export { Feedback } from "./feedback.tsx";
export { pageActionList } from "./page-action-list.ts";
export { PageActions } from "./page-actions.tsx";
