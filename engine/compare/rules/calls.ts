import type { Rule } from "../rules.ts";

/** Rules about calls: endpoints, bodies, answers, errors, credentials, environments. */
export const callRules = {
  "endpoint-removed": {
    request: "breaks-wire",
    sentence: "{It} is gone.",
    why: "Its callers get no answer any more.",
    advice: "Keep it, marked deprecated, until the next MAJOR version.",
  },
  "endpoint-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is new.",
    why: "Nothing that was there changes by it.",
  },
  "endpoint-renamed": {
    none: "breaks-source",
    sentence: "The call {was} is called {is} now; its method and path are the same.",
    why: "The wire is as it was. Code that names the call no longer compiles.",
  },
  "endpoint-moved": {
    none: "breaks-source",
    sentence: "{It} stands under {is} now; it stood under {was}.",
    why: "Clients group calls by section, so code that names the call no longer compiles.",
  },
  "method-changed": {
    request: "breaks-wire",
    sentence: "{It} is called by {is} now; it was {was}.",
    why: "Older callers use the old method.",
    advice: "Serve both methods until the next MAJOR version.",
  },
  "path-changed": {
    request: "breaks-wire",
    sentence: "{It} is at {is} now; it was at {was}.",
    why: "Older callers use the old path.",
    advice: "Serve both paths until the next MAJOR version.",
  },
  "path-parameter-renamed": {
    none: "breaks-source",
    sentence: "{It} is called {is} now; it was {was}.",
    why: "The name of a path parameter does not travel, but code names it.",
  },
  "protocol-changed": {
    request: "breaks-wire",
    sentence: "{It} is {is} now; it was {was}.",
    why: "Calls are told apart otherwise on the wire.",
  },
  "body-required-added": {
    request: "breaks-wire",
    sentence: "{It} is new and required: {is}.",
    why: "Older callers send none.",
    advice: "Make it optional.",
  },
  "body-optional-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is new and optional: {is}.",
    why: "Older callers send none, and need not.",
  },
  "body-removed": {
    request: "breaks-source",
    sentence: "{It} is gone; it was {was}.",
    why: "The server passes over what older callers still send, but code that gives a body no longer compiles.",
  },
  "body-made-required": {
    request: "breaks-wire",
    sentence: "{It} is required now; it was optional.",
    why: "Older callers may send none.",
    advice: "Leave it optional.",
  },
  "body-made-optional": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is optional now; it was required.",
    why: "Older callers go on sending it.",
  },
  "body-kind-changed": {
    request: "breaks-wire",
    sentence: "{It} is sent as {is} now; it was {was}.",
    why: "A server that expects one form can't read the other.",
    advice: "Take both, by content type.",
  },
  "content-type-changed": {
    request: "breaks-wire",
    response: "breaks-wire",
    sentence: "The content type of {it} is {is} now; it was {was}.",
    why: "The content type says how the bytes are to be read.",
    advice: "Take both content types.",
  },
  "part-exploded-changed": {
    request: "breaks-wire",
    sentence: "The items of {it} are sent {is} now; they were sent {was}.",
    why: "A list in one part is read otherwise than a part for each item.",
  },
  "part-type-changed": {
    request: "behaves-otherwise",
    sentence: "The content type of {it} is {is} now; it was {was}.",
    why: "The part holds the same; servers that look at its type may treat it otherwise.",
  },
  "answer-status-changed": {
    response: "breaks-wire",
    sentence: "{It} has status {is} now; it was {was}.",
    why: "Readers tell answers apart by their status.",
  },
  "answer-added": {
    response: "breaks-source",
    sentence: "{It} is new.",
    why: "Readers that handle every status do not know this one.",
  },
  "answer-removed": {
    response: "breaks-source",
    sentence: "{It} is gone.",
    why: "Readers never meet it again, but code that names it no longer compiles.",
  },
  "answer-kind-changed": {
    response: "breaks-wire",
    sentence: "{It} carries {is} now; it was {was}.",
    why: "Readers take one form apart otherwise than the other.",
    advice: "Answer in the new form only where callers ask for it.",
  },
  "answer-body-added": {
    response: "behaves-otherwise",
    minor: true,
    sentence: "{It} carries {is} now; it was empty.",
    why: "Readers that expect nothing pass over it.",
  },
  "terminator-changed": {
    response: "breaks-wire",
    sentence: "The stream of {it} ends with {is} now; it was {was}.",
    why: "Readers that wait for the old end do not find it, or take the new one for a value.",
  },
  "error-added": {
    response: "breaks-source",
    sentence: "{It} is new.",
    why: "Readers that handle every error do not know this one.",
    advice: "Tell callers to treat errors that they do not know by their status.",
  },
  "error-removed": {
    response: "breaks-source",
    sentence: "{It} is gone.",
    why: "Readers never meet it again, but code that names it no longer compiles.",
  },
  "error-renamed": {
    response: "breaks-source",
    sentence: "The error {was} is called {is} now; its status is the same.",
    why: "Code that names the error no longer compiles.",
  },
  "error-status-changed": {
    response: "breaks-wire",
    sentence: "{It} has status {is} now; it was {was}.",
    why: "Readers tell errors apart by their status, and retry by it.",
  },
  "error-body-added": {
    response: "behaves-otherwise",
    minor: true,
    sentence: "{It} carries {is} now; it was empty.",
    why: "Readers that expect nothing pass over it.",
  },
  "error-body-removed": {
    response: "breaks-wire",
    sentence: "{It} is empty now; it carried {was}.",
    why: "Readers count on what it carried.",
  },
  "auth-required": {
    request: "breaks-wire",
    sentence: "{It} asks for {is} now; it was open.",
    why: "Older callers send no credentials.",
  },
  "auth-dropped": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is open now; it asked for {was}.",
    why: "Credentials that older callers send are not looked at.",
  },
  "auth-accepted": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} takes {is} now as well.",
    why: "Older callers go on with what they have.",
  },
  "auth-refused": {
    request: "breaks-wire",
    sentence: "{It} takes {was} no more.",
    why: "Callers that have only such credentials are turned away.",
    advice: "Go on taking it until nobody uses it.",
  },
  "auth-changed": {
    request: "breaks-wire",
    sentence: "{It} is {is} now; it was {was}.",
    why: "Older callers write their credentials the old way.",
    advice: "Take both ways until the next MAJOR version.",
  },
  "environment-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is new: {is}.",
    why: "The others are where they were.",
  },
  "environment-removed": {
    request: "breaks-wire",
    sentence: "{It} is gone; it was {was}.",
    why: "Its callers get no answer any more.",
  },
  "environment-changed": {
    request: "breaks-wire",
    sentence: "{It} is at {is} now; it was at {was}.",
    why: "Older callers use the old address.",
    advice: "Serve the old address until the next MAJOR version.",
  },
  "default-environment-changed": {
    request: "behaves-otherwise",
    sentence: "Calls go to {is} by default now; it was {was}.",
    why: "Whoever names no environment reaches another one.",
  },
} as const satisfies { readonly [id: string]: Rule };
