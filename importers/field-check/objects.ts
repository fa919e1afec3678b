/**
 * The objects of a format with their fields. A field is a name, the object in it after a colon, and `[]` or `{}` if it
 * is a list or a map of them: `servers:server[]`. The members of an object with `*` are all of that kind.
 */
export interface FormatObjects {
  readonly [name: string]: string;
}

/** The keywords of JSON Schema from draft 4 to 2020-12, and those that the formats add. */
const schemas = {
  schema: `$schema $id id $anchor $dynamicAnchor $recursiveAnchor $ref $dynamicRef $recursiveRef $comment $vocabulary
    $defs:schema{} definitions:schema{} type enum const default title description format nullable readOnly writeOnly
    deprecated example examples externalDocs:docs discriminator:discriminator xml:xml
    allOf:schema[] anyOf:schema[] oneOf:schema[] not:schema if:schema then:schema else:schema
    items:schema prefixItems:schema[] additionalItems:schema unevaluatedItems:schema contains:schema
    properties:schema{} patternProperties:schema{} additionalProperties:schema unevaluatedProperties:schema
    propertyNames:schema dependencies:schema{} dependentSchemas:schema{} dependentRequired required
    multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems
    uniqueItems maxContains minContains maxProperties minProperties
    contentEncoding contentMediaType contentSchema:schema`,
  discriminator: "propertyName mapping defaultMapping",
  xml: "name namespace prefix attribute wrapped nodeType",
} satisfies FormatObjects;

const common = {
  ...schemas,
  contact: "name url email",
  license: "name identifier url",
  docs: "description url",
  flows:
    "implicit:flow password:flow clientCredentials:flow authorizationCode:flow deviceAuthorization:flow application:flow accessCode:flow",
  flow: "authorizationUrl deviceAuthorizationUrl tokenUrl refreshUrl scopes availableScopes",
  variable: "enum default description examples",
  info: "title summary description termsOfService contact:contact license:license version",
} satisfies FormatObjects;

/** OpenAPI 3.0 to 3.2. */
export const openApi3Objects: FormatObjects = {
  ...common,
  root: `openapi $self info:info jsonSchemaDialect servers:server[] paths:paths webhooks:pathItem{}
    components:components security tags:tag[] externalDocs:docs`,
  paths: "*:pathItem",
  server: "url name description variables:variable{}",
  tag: "name summary description externalDocs:docs parent kind",
  components: `schemas:schema{} responses:response{} parameters:parameter{} examples:example{}
    requestBodies:requestBody{} headers:header{} securitySchemes:scheme{} links:link{} callbacks:paths{}
    pathItems:pathItem{} mediaTypes:media{}`,
  scheme: "type description name in scheme bearerFormat flows:flows openIdConnectUrl oauth2MetadataUrl deprecated",
  pathItem: `summary description get:operation put:operation post:operation delete:operation options:operation
    head:operation patch:operation trace:operation query:operation additionalOperations:operation{}
    servers:server[] parameters:parameter[]`,
  operation: `tags summary description externalDocs:docs operationId parameters:parameter[] requestBody:requestBody
    responses:responses callbacks:paths{} deprecated security servers:server[]`,
  parameter: `name in description required deprecated allowEmptyValue style explode allowReserved schema:schema example
    examples:example{} content:media{}`,
  header: `description required deprecated allowEmptyValue style explode allowReserved schema:schema example
    examples:example{} content:media{}`,
  requestBody: "description content:media{} required",
  media: `schema:schema itemSchema:schema example examples:example{} encoding:encoding{} prefixEncoding:encoding[]
    itemEncoding:encoding`,
  encoding: `contentType headers:header{} style explode allowReserved encoding:encoding{} prefixEncoding:encoding[]
    itemEncoding:encoding`,
  responses: "*:response",
  response: "summary description headers:header{} content:media{} links:link{}",
  link: "operationRef operationId parameters requestBody description server:server",
  example: "summary description dataValue serializedValue externalValue value",
};

/** The keywords of a value that is not in the body of a request. */
const plainValue = `type format items:items collectionFormat default maximum exclusiveMaximum minimum exclusiveMinimum
  maxLength minLength pattern maxItems minItems uniqueItems enum multipleOf`;

/** OpenAPI 2.0. */
export const openApi2Objects: FormatObjects = {
  ...common,
  root: `swagger info:info host basePath schemes consumes produces paths:paths definitions:schema{}
    parameters:parameter{} responses:response{} securityDefinitions:scheme{} security tags:tag[] externalDocs:docs`,
  paths: "*:pathItem",
  tag: "name description externalDocs:docs",
  scheme: "type description name in flow authorizationUrl tokenUrl scopes",
  pathItem: `get:operation put:operation post:operation delete:operation options:operation head:operation
    patch:operation parameters:parameter[]`,
  operation: `tags summary description externalDocs:docs operationId consumes produces parameters:parameter[]
    responses:responses schemes deprecated security`,
  parameter: `name in description required schema:schema allowEmptyValue ${plainValue}`,
  items: plainValue,
  responses: "*:response",
  response: "description schema:schema headers:header{} examples",
  header: `description ${plainValue}`,
};

/** AsyncAPI 2 and 3. */
export const asyncApiObjects: FormatObjects = {
  ...common,
  root: `asyncapi id info:info servers:server{} defaultContentType channels:channel{} operations:operation{}
    components:components tags:tag[] externalDocs:docs`,
  info: `title version description termsOfService contact:contact license:license tags:tag[] externalDocs:docs`,
  tag: "name description externalDocs:docs",
  server: `url host pathname protocol protocolVersion title summary description variables:variable{} security tags:tag[]
    externalDocs:docs bindings`,
  channel: `address messages:message{} title summary description servers parameters:parameter{} tags:tag[]
    externalDocs:docs bindings subscribe:operation publish:operation`,
  parameter: "enum default description examples location schema:schema",
  operation: `action channel operationId title summary description security tags:tag[] externalDocs:docs bindings
    traits:operation[] message:message messages reply:reply`,
  reply: "address:address channel messages",
  address: "description location",
  message: `messageId headers:schema payload:schema correlationId:address schemaFormat contentType name title summary
    description tags:tag[] externalDocs:docs bindings examples:example[] traits:message[] oneOf:message[]`,
  example: "name summary headers payload",
  components: `schemas:schema{} servers:server{} channels:channel{} operations:operation{} messages:message{}
    securitySchemes:scheme{} serverVariables:variable{} parameters:parameter{} correlationIds:address{} replies:reply{}
    replyAddresses:address{} externalDocs:docs{} tags:tag{} operationTraits:operation{} messageTraits:message{}
    serverBindings channelBindings operationBindings messageBindings`,
  scheme: "type description name in scheme bearerFormat flows:flows openIdConnectUrl scopes",
};

/** OpenRPC 1. */
export const openRpcObjects: FormatObjects = {
  ...common,
  root: "$schema openrpc info:info servers:server[] methods:method[] components:components externalDocs:docs",
  server: "name url summary description variables:variable{}",
  method: `name tags:tag[] summary description externalDocs:docs params:value[] result:value deprecated servers:server[]
    errors:error[] links:link[] paramStructure examples:pairing[]`,
  tag: "name summary description externalDocs:docs",
  value: "name summary description required schema:schema deprecated",
  error: "code message data",
  link: "name description summary method params server:server",
  pairing: "name description summary params:example[] result:example",
  example: "name summary description value externalValue",
  components: `schemas:schema{} contentDescriptors:value{} links:link{} errors:error{} examples:example{}
    examplePairings:pairing{} examplePairingObjects:pairing{} tags:tag{}`,
};
