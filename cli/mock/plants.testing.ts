/** A description with most of what a mock server has to answer. */
export const plantsDescription = `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: https://api.example.com/v1 }]
security: [{ token: [] }]
paths:
  /plants:
    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
        - { name: tags, in: query, schema: { type: array, items: { enum: [indoor, outdoor] } }, explode: false }
      responses:
        "200":
          description: a page
          headers: { X-Total: { schema: { type: integer } } }
          content:
            application/json:
              schema: { type: object, required: [items], properties: { items: { type: array, items: { $ref: "#/components/schemas/Plant" } } } }
    post:
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/NewPlant" } } }
      responses:
        "201": { description: made, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
        "422":
          description: invalid
          content:
            application/json:
              schema:
                type: object
                required: [message, errors]
                properties:
                  message: { type: string }
                  errors: { type: array, items: { type: object, required: [field, message], properties: { field: { type: string }, message: { type: string } } } }
  /plants/{plantId}:
    parameters: [{ name: plantId, in: path, required: true, schema: { type: integer, format: int64 } }]
    get:
      responses:
        "200":
          description: a plant
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Plant" }
              examples:
                fern: { value: { id: 9007199254740993, name: Fern, kind: indoor } }
                oak: { value: { id: 2, name: Oak, kind: outdoor } }
            application/xml: { schema: { $ref: "#/components/schemas/Plant" } }
        "404": { description: none, content: { application/json: { schema: { type: object, required: [error], properties: { error: { type: string } } } } } }
    delete: { responses: { "204": { description: gone } } }
  /plants/mine:
    get: { security: [], responses: { "200": { description: mine, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } } } }
  /photos:
    post:
      security: []
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, required: [photo, size], properties: { photo: { type: string, format: binary }, size: { type: integer } } }
      responses: { "200": { description: made, content: { image/png: {} } } }
  /news:
    get:
      security: []
      responses:
        "200": { description: news, content: { text/event-stream: { schema: { type: object, required: [n], properties: { n: { type: integer } } } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    NewPlant: { type: object, required: [name], properties: { name: { type: string, minLength: 2 }, kind: { $ref: "#/components/schemas/Kind" } } }
    Kind: { enum: [indoor, outdoor] }
    Plant:
      type: object
      required: [id, name]
      properties: { id: { type: integer, format: int64 }, name: { type: string }, kind: { $ref: "#/components/schemas/Kind" } }
`;
