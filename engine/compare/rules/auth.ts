import type { Rule } from "./rule.ts";

/** Rules about credentials: the schemes of calls, their combinations and scopes, and how tokens are fetched. */
export const authRules = {
  "auth-required": {
    request: "breaks-wire",
    sentence: "{It} requires {is} now; it required no authentication.",
    why: "Older callers send no credentials.",
  },
  "auth-dropped": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} requires no authentication now; it required {was}.",
    why: "The server ignores the credentials that older callers send.",
  },
  "auth-accepted": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} accepts {is} now as well.",
    why: "Older callers keep their credentials.",
  },
  "auth-refused": {
    request: "breaks-wire",
    sentence: "{It} no longer accepts {was}.",
    why: "Callers that have only such credentials are rejected.",
    advice: "Keep accepting it until nobody uses it.",
  },
  "auth-combined": {
    request: "breaks-wire",
    sentence: "{It} requires {is} together with {was} now.",
    why: "Older callers send only a part of the credentials.",
    advice: "Keep accepting the old credentials alone until nobody uses them alone.",
  },
  "auth-ignored": {
    request: "behaves-otherwise",
    sentence: "{It} does not use {was} any more; it needs no credentials, as before.",
    why: "Calls succeed as before, but answers no longer depend on who calls.",
  },
  "auth-changed": {
    request: "breaks-wire",
    sentence: "{It} is {is} now; it was {was}.",
    why: "Older callers send their credentials the old way.",
    advice: "Accept both ways until the next MAJOR version.",
  },
  "scope-required": {
    request: "breaks-wire",
    sentence: "{It} requires the scope {is} of {what} now.",
    why: "Tokens of older callers may lack the scope.",
    advice: "Accept tokens without the scope until they have expired.",
  },
  "scope-dropped": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} no longer requires the scope {was} of {what}.",
    why: "Tokens that have the scope are still accepted.",
  },
  "scope-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is new.",
    why: "Logins that don't ask for it are the same.",
  },
  "scope-removed": {
    request: "breaks-wire",
    sentence: "{It} is gone.",
    why: "Logins that ask for it can fail (RFC 6749 section 5.2, invalid_scope).",
    advice: "Keep accepting it until nobody asks for it.",
  },
  "flow-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is new.",
    why: "The other ways to log in are unchanged.",
  },
  "flow-removed": {
    request: "breaks-wire",
    sentence: "{It} is gone.",
    why: "Callers that log in this way get no token any more.",
    advice: "Keep it until nobody uses it.",
  },
  "login-address-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "The {what} of {it} is new: {is}.",
    why: "Older callers log in without it.",
  },
  "login-address-changed": {
    request: "breaks-wire",
    sentence: "The {what} of {it} is {is} now; it was {was}.",
    why: "Older callers log in at the old address.",
    advice: "Serve the old address until nobody uses it.",
  },
} as const satisfies { readonly [id: string]: Rule };
