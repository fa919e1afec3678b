export { parseApi } from "./api.ts";
