export { isBlank } from "./blank.ts";
export { authHeaders, isAuthenticated, type PlannedHeader } from "./credentials.ts";
export { configuredAuth, injectedState, withDefaults, withoutDefaults } from "./defaults.ts";
export { jwtEnd, readGrant } from "./grant.ts";
export {
  asOneLogin,
  forget,
  formHolding,
  formKey,
  type Holding,
  holdingOf,
  holdingsOf,
  hostsOf,
  type SentTo,
  sentAlso,
  stillSent,
  withoutBlanks,
} from "./holdings.ts";
export { authStateFrom, authStateToJson } from "./kept.ts";
export { hasExpired, isNoLongerValid, loggedInWith, loggedOut, type TokenGrant } from "./oauth.ts";
export { type LoginWay, type OwnedScheme, oauthOf, ownedScheme, renewalUrls, wayOf } from "./owner.ts";
export { isSetAuthenticated, pickSet, type SchemeSet, schemeSets, setHeaders } from "./schemes.ts";
export { type AuthState, blankOAuth, type OAuthState } from "./state.ts";
export { type TokenList, type TokenOption, tokenList, withTokenChosen } from "./token-list.ts";
