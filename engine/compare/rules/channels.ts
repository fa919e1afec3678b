import type { Rule } from "./rule.ts";

/** Rules about channels, the messages that are exchanged over them, and webhooks. */
export const channelRules = {
  "channel-removed": {
    request: "breaks-wire",
    sentence: "The channel {it} is gone.",
    why: "Its callers can no longer connect.",
    advice: "Keep it, marked deprecated, until the next MAJOR version.",
  },
  "channel-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "The channel {it} is new.",
    why: "Existing code is not affected.",
  },
  "channel-renamed": {
    none: "breaks-source",
    sentence: "The channel {was} is called {is} now; its path is the same.",
    why: "The wire format is the same. Code that names the channel no longer compiles.",
  },
  "message-added": {
    request: "behaves-otherwise",
    response: "breaks-source",
    minor: true,
    sentence: "{It} is new.",
    why: "Nobody sends it yet, but readers that handle every message do not know it.",
    advice: "Tell readers to ignore unknown messages.",
  },
  "message-removed": {
    request: "breaks-wire",
    response: "breaks-source",
    sentence: "{It} is gone.",
    why: "The server no longer understands what older callers send. Readers no longer receive it, but code that names it no longer compiles.",
    advice: "Keep accepting it until the next MAJOR version.",
  },
  "message-renamed": {
    none: "breaks-source",
    sentence: "The message {was} is called {is} now; its content is the same.",
    why: "The name of a message is not sent, but code uses it.",
  },
  "webhook-removed": {
    response: "breaks-wire",
    sentence: "The webhook {it} is gone.",
    why: "Its receivers are no longer called.",
    advice: "Keep calling it, marked deprecated, until the next MAJOR version.",
  },
  "webhook-added": {
    response: "behaves-otherwise",
    minor: true,
    sentence: "The webhook {it} is new.",
    why: "Existing code is not affected.",
  },
  "webhook-renamed": {
    none: "breaks-source",
    sentence: "The webhook {was} is called {is} now; its payload is the same.",
    why: "The name of a webhook is not sent, but code uses it.",
  },
  "payload-added": {
    response: "breaks-source",
    sentence: "{It} may be sent as {is} too.",
    why: "Readers that handle every content type do not know this one.",
  },
  "payload-removed": {
    response: "breaks-source",
    sentence: "{It} is no longer sent as {was}.",
    why: "Readers no longer receive it, but code that names it no longer compiles.",
  },
  "webhook-path-changed": {
    none: "docs-only",
    sentence: "The path of {it} is {is} now; it was {was}.",
    why: "The address of a webhook is the address of its receiver. The path only illustrates it.",
  },
  "callback-moved": {
    response: "breaks-wire",
    sentence: "{It} is sent to {is} now; it was sent to {was}.",
    why: "Receivers wait at the address that they gave for the old one.",
    advice: "Call the old address too, until the next MAJOR version.",
  },
  "callback-reassigned": {
    response: "breaks-source",
    sentence: "{It} is asked for by {is} now; it was asked for by {was}.",
    why: "What is sent is the same, but another call, or none, causes it.",
  },
  "reply-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "{It} is new.",
    why: "Older receivers answer as before.",
  },
  "reply-removed": {
    request: "breaks-wire",
    sentence: "{It} is gone.",
    why: "Receivers that answer it are not understood any more, and may be called again.",
    advice: "Keep accepting it until the next MAJOR version.",
  },
  "replies-described": {
    request: "behaves-otherwise",
    sentence: "{It} expects the answer {is} now; it did not say which answers it expects.",
    why: "Receivers that answer something else may not be understood.",
    advice: "Tell receivers which answers are treated as failures.",
  },
  "replies-undescribed": {
    none: "docs-only",
    sentence: "{It} no longer says which answers it expects; it expected {was}.",
    why: "Receivers that answer as before are still understood.",
  },
} as const satisfies { readonly [id: string]: Rule };
