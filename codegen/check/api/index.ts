export { checkApi } from "./api.ts";
export { checkTokens } from "./tokens.ts";
