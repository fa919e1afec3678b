import type { Rule } from "./rule.ts";

/** Rules about channels, the messages that are exchanged over them, and webhooks. */
export const channelRules = {
  "channel-removed": {
    request: "breaks-wire",
    sentence: "The channel {it} is gone.",
    why: "Its callers get no connection any more.",
    advice: "Keep it, marked deprecated, until the next MAJOR version.",
  },
  "channel-added": {
    request: "behaves-otherwise",
    minor: true,
    sentence: "The channel {it} is new.",
    why: "Nothing that was there changes by it.",
  },
  "channel-renamed": {
    none: "breaks-source",
    sentence: "The channel {was} is called {is} now; its path is the same.",
    why: "The wire is as it was. Code that names the channel no longer compiles.",
  },
  "message-added": {
    request: "behaves-otherwise",
    response: "breaks-source",
    minor: true,
    sentence: "{It} is new.",
    why: "Nobody sends it yet, but readers that handle every message do not know it.",
    advice: "Tell readers to pass over messages that they do not know.",
  },
  "message-removed": {
    request: "breaks-wire",
    response: "breaks-source",
    sentence: "{It} is gone.",
    why: "What older callers send is not understood any more. Readers never meet it again, but code that names it no longer compiles.",
    advice: "Go on taking it until the next MAJOR version.",
  },
  "message-renamed": {
    none: "breaks-source",
    sentence: "The message {was} is called {is} now; its content is the same.",
    why: "The name of a kind of message does not travel, but code names it.",
  },
  "webhook-removed": {
    response: "breaks-wire",
    sentence: "The webhook {it} is gone.",
    why: "Those who wait for it are not called any more.",
    advice: "Keep calling it, marked deprecated, until the next MAJOR version.",
  },
  "webhook-added": {
    response: "behaves-otherwise",
    minor: true,
    sentence: "The webhook {it} is new.",
    why: "Nothing that was there changes by it.",
  },
  "webhook-renamed": {
    none: "breaks-source",
    sentence: "The webhook {was} is called {is} now; what it carries is the same.",
    why: "The name of a webhook does not travel, but code names it.",
  },
  "payload-added": {
    response: "breaks-source",
    sentence: "{It} may come as {is} too.",
    why: "Readers that handle every content type do not know this one.",
  },
  "payload-removed": {
    response: "breaks-source",
    sentence: "{It} does not come as {was} any more.",
    why: "Readers never meet it again, but code that names it no longer compiles.",
  },
} as const satisfies { readonly [id: string]: Rule };
