export { pageText } from "./page-text.tsx";
export { prose } from "./prose.tsx";
