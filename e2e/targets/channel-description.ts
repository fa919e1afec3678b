/** An AsyncAPI description of the channels of `channel-upstream.ts`. Nobody listens at `closedHost`. */
export const channelDescription = (host: string, closedHost = "127.0.0.1:1"): string => `asyncapi: 3.0.0
info: { title: Garden, version: "1.0.0" }
x-callboard-playground:
  initial_state: { headers: { X-Pot: clay } }
  env_state: { down: { headers: { X-Pot: glass } } }
servers:
  live: { host: "${host}", protocol: ws }
  down: { host: "${closedHost}", protocol: ws }
  nowhere: { host: "nobody.invalid", protocol: ws }
  inside: { host: "10.20.30.40", protocol: ws }
channels:
  echo:
    address: /echo
    title: Plants that talk
    bindings:
      ws:
        query:
          type: object
          properties: { tone: { type: string } }
        headers:
          type: object
          required: [X-Pot]
          properties: { X-Pot: { type: string, description: Of clay. } }
    messages:
      water: { $ref: "#/components/messages/Water" }
      count: { $ref: "#/components/messages/Count" }
      watered: { $ref: "#/components/messages/Watered" }
      counted: { $ref: "#/components/messages/Counted" }
  told:
    address: /close-when-told
    title: Plants that leave
    messages:
      leave:
        title: Leave
        payload: { type: string }
        examples: [{ payload: gone }]
  stalled: { address: /stall, title: Plants that stall }
  broken: { address: /reset, title: Plants that hang up }
  flood:
    address: /flood
    title: Plants that flood
    bindings: { ws: { query: { type: object, required: [count], properties: { count: { type: integer, default: 100000 } } } } }
    messages:
      tick: { title: Tick, payload: { type: string } }
  refused:
    address: /status/401
    title: Plants that refuse
    messages:
      water: { $ref: "#/components/messages/Water" }
operations:
  talk:
    action: receive
    channel: { $ref: "#/channels/echo" }
    security:
      - { $ref: "#/components/securitySchemes/token" }
      - { $ref: "#/components/securitySchemes/pass" }
      - { $ref: "#/components/securitySchemes/key" }
    messages: [{ $ref: "#/channels/echo/messages/water" }, { $ref: "#/channels/echo/messages/count" }]
  listen:
    action: send
    channel: { $ref: "#/channels/echo" }
    messages: [{ $ref: "#/channels/echo/messages/watered" }, { $ref: "#/channels/echo/messages/counted" }]
  leave: { action: receive, channel: { $ref: "#/channels/told" } }
  stall: { action: receive, channel: { $ref: "#/channels/stalled" } }
  breakOff: { action: receive, channel: { $ref: "#/channels/broken" } }
  flow: { action: send, channel: { $ref: "#/channels/flood" } }
  refuse: { action: receive, channel: { $ref: "#/channels/refused" } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    pass: { type: httpApiKey, in: header, name: X-Pass }
    key: { type: httpApiKey, in: query, name: gate }
  messages:
    Water:
      title: Water a plant
      payload:
        type: object
        required: [type, plant, litres]
        properties:
          type: { const: water }
          plant: { type: string, minLength: 1 }
          litres: { type: integer, minimum: 1 }
          note: { type: string }
      examples: [{ payload: { type: water, plant: fern, litres: 2 } }]
    Count:
      title: Count
      payload: { type: integer, minimum: 0 }
    Watered:
      title: Watered
      payload:
        type: object
        required: [type, plant, litres]
        properties: { type: { const: water }, plant: { type: string, enum: [fern, moss] }, litres: { type: integer } }
    Counted:
      title: Counted
      payload: { type: integer, maximum: 99 }
`;
