export { announcementOf } from "./announcement.tsx";
export { frameStyle } from "./frame-style.ts";
export { Layout } from "./layout.tsx";
export type { Neighbour } from "./page-end.tsx";
