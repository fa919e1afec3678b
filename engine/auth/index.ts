export { authHeaders, isAuthenticated, isBlank, type PlannedHeader } from "./credentials.ts";
export { type AuthState, blankOAuth, type OAuthState } from "./state.ts";
