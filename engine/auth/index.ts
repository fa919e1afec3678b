export {
  answered,
  type Bindings,
  type Bound,
  boundAfter,
  clearanceOf,
  credentialId,
  visibleAt,
  withHidden,
} from "./bindings.ts";
export { isBlank } from "./blank.ts";
export {
  answeredFor,
  type Binding,
  type Clearance,
  clearance,
  editedAt,
  emptied,
  enteredAt,
  steppedAt,
} from "./clearance.ts";
export { authHeaders, isAuthenticated, type PlannedHeader, tokenOf } from "./credentials.ts";
export { configuredAuth, injectedState, withDefaults, withoutDefaults } from "./defaults.ts";
export {
  type Destination,
  destinationOf,
  hostIn,
  namedHost,
  unknownDestination,
} from "./destination.ts";
export { jwtEnd, readGrant } from "./grant.ts";
export {
  asOneLogin,
  forget,
  formHolding,
  formKey,
  type HeldCredential,
  heldCredentialsOf,
  holdingOf,
  hostsOf,
  type SentTo,
  sentAlso,
  stillSentCredentials,
  withoutBlanks,
} from "./held-credentials.ts";
export { type CredentialIssue, credentialIssues } from "./issues.ts";
export { needsCertificate } from "./needs-certificate.ts";
export { hasExpired, isNoLongerValid, loggedInWith, loggedOut, type TokenGrant } from "./oauth.ts";
export { type Outgoing, outgoing } from "./outgoing.ts";
export { type LoginMethod, type OwnedScheme, oauthOf, ownedScheme, renewalUrls, wayOf } from "./owner.ts";
export { authStateFrom, authStateToJson } from "./saved.ts";
export { bindingFrom, bindingsFrom, bindingsToJson } from "./saved-bindings.ts";
export { isSetAuthenticated, pickSet, type SchemeSet, schemeSets, setHeaders } from "./schemes.ts";
export { type AuthState, blankOAuth, type OAuthState } from "./state.ts";
export { tokenList, withTokenChosen } from "./token-list.ts";
