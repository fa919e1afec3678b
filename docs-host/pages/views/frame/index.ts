export { frameStyle } from "./frame-style.ts";
export { Layout } from "./layout.tsx";
export { MobileToc } from "./mobile-toc.tsx";
export type { Neighbor } from "./page-end.tsx";
export { NavList, positionIn } from "./sidebar/index.ts";
