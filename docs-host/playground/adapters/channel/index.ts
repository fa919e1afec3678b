export { directLine, goesDirectly, proxyLine } from "./line.ts";
