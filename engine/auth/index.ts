export { authHeaders, isAuthenticated, isBlank, type PlannedHeader } from "./credentials.ts";
export { configuredAuth, injectedState, withDefaults, withoutDefaults } from "./defaults.ts";
export {
  forget,
  formHolding,
  type Holding,
  holdingOf,
  holdingsOf,
  hostsOf,
  type SentTo,
  sentAlso,
  stillSent,
} from "./holdings.ts";
export { authStateFrom, authStateToJson } from "./kept.ts";
export { hasExpired, isNoLongerValid, jwtEnd, loggedInWith, loggedOut, readGrant, type TokenGrant } from "./oauth.ts";
export { isSetAuthenticated, pickSet, type SchemeSet, schemeSets, setHeaders } from "./schemes.ts";
export { type AuthState, blankOAuth, type OAuthState } from "./state.ts";
export { type TokenList, type TokenOption, tokenList, withTokenChosen } from "./token-list.ts";
