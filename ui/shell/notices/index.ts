/** Notices above a form. What they list loads with the first of them. */
export { Notices, type NoticesProps } from "./notices.tsx";
