// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `page` in locales/en.json. */
export interface PageMessages {
  readonly installName: (values: { readonly name: string | number }) => string;
  readonly aboveThisPage: string;
  readonly authorization: string;
  readonly authentication: string;
  readonly pathParameters: string;
  readonly queryParameters: string;
  readonly queryString: string;
  readonly headers: string;
  readonly requestBody: string;
  readonly response: string;
  readonly responses: string;
  readonly errors: string;
  readonly callbacks: string;
  readonly baseUrl: string;
  readonly baseUrls: string;
  readonly channels: string;
  readonly webhooks: string;
  readonly definition: string;
  readonly usedBy: string;
  readonly servers: string;
  readonly otherServers: string;
  readonly handshakeHeaders: string;
  readonly whatYouSend: string;
  readonly whatYouReceive: string;
  readonly headersThatYouReceive: string;
  readonly payload: string;
  readonly payloads: string;
  readonly whatToAnswer: string;
  readonly contact: string;
  readonly license: string;
  readonly terms: string;
  readonly termsOfService: string;
  readonly logoOfTitle: (values: { readonly title: string | number }) => string;
  readonly thisEndpointRequiresNo: string;
  readonly thisChannelRequiresNo: string;
  readonly jsonRpcMethod: (values: { readonly name: string | number }) => string;
  readonly required: string;
  readonly optional: string;
  readonly read: string;
  readonly write: string;
  readonly anyOtherKey: string;
  readonly values: string;
  readonly mediaTypes: string;
  readonly anyMediaType: string;
  readonly exampleAsType: (values: { readonly type: string | number }) => string;
  readonly carriesNoContent: string;
  readonly theResponseHasNo: string;
  readonly theRequestHasNo: string;
  readonly plainText: string;
  readonly aFile: string;
  readonly aFileOfType: (values: { readonly type: string | number }) => string;
  readonly aStreamOfValues: string;
  readonly aStreamOfValuesOf: (values: { readonly end: string | number }) => string;
  readonly theBytesOfOne: string;
  readonly howPartsAreEncoded: string;
  readonly nameAsTypes: (values: { readonly name: string | number; readonly types: string | number }) => string;
  readonly eachItemAsPart: (values: { readonly part: string | number }) => string;
  readonly thisObjectHasNo: string;
  readonly ofName: (values: { readonly name: string | number }) => string;
  readonly moreTypes: (values: { readonly types: string | number }) => string;
  readonly credentialsAreOptional: string;
  readonly credentialsCanBeSent: (values: { readonly names: string | number }) => string;
  readonly sendAllOfThese: (values: { readonly schemes: string | number }) => string;
  readonly youCanSendSchemes: (values: { readonly schemes: string | number }) => string;
  readonly sendOneOfThese: (values: { readonly schemes: string | number }) => string;
  readonly together: (values: { readonly schemes: string | number }) => string;
  readonly clientCertificateMutualTls: string;
  readonly theConnectionCarriesThe: (values: { readonly command: string | number }) => string;
  readonly theTokenComesFrom: (values: { readonly endpoint: string | number }) => string;
  readonly thisEndpoint: string;
  readonly authorizationCodeFlow: string;
  readonly clientCredentialsFlow: string;
  readonly implicitFlow: string;
  readonly passwordFlow: string;
  readonly deviceAuthorizationFlow: string;
  readonly authorizationUrl: string;
  readonly deviceAuthorizationUrl: string;
  readonly tokenUrl: string;
  readonly refreshUrl: string;
  readonly discoveryUrl: string;
  readonly yourApplicationSendsYour: string;
  readonly requiredScopes: string;
  readonly scopes: string;
  readonly apiKeyInA: string;
  readonly apiKeyInThe: string;
  readonly apiKeyInACookie: string;
  readonly bearerToken: string;
  readonly bearerTokenFormat: (values: { readonly format: string | number }) => string;
  readonly usernameAndPassword: string;
  readonly httpAuthenticationScheme: (values: { readonly scheme: string | number }) => string;
  readonly oauth20Client: string;
  readonly stable: string;
  readonly generallyAvailable: string;
  readonly default: string;
  readonly withDefault: (values: { readonly name: string | number; readonly value: string | number }) => string;
  readonly withDefaultOf: (values: { readonly name: string | number; readonly value: string | number; readonly values: string | number }) => string;
  readonly rangeFact: string;
  readonly multipleOf: string;
  readonly ruleFact: string;
  readonly defaultFact: string;
  readonly exampleFact: string;
  readonly examplesFact: string;
  readonly formatFact: string;
  readonly lengthFact: string;
  readonly patternFact: string;
  readonly writtenAs: string;
  readonly textOfDigits: string;
  readonly holds: string;
  readonly mediaTypesFact: string;
  readonly aliasOf: string;
  readonly itemsFact: string;
  readonly propertiesFact: string;
  readonly minFact: (values: { readonly part: string | number }) => string;
  readonly maxFact: (values: { readonly part: string | number }) => string;
  readonly noTwoAlike: string;
  readonly itemFact: (values: { readonly fact: string | number }) => string;
  readonly keyFact: (values: { readonly fact: string | number }) => string;
  readonly valueFact: (values: { readonly fact: string | number }) => string;
  readonly fromTo: (values: { readonly from: string | number; readonly to: string | number }) => string;
  readonly listOfItem: (values: { readonly item: string | number }) => string;
  readonly arrayOfItem: (values: { readonly item: string | number }) => string;
  readonly itemAtPosition: (values: { readonly position: string | number }) => string;
  readonly furtherItems: string;
  readonly positionsCount: (values: { readonly count: number }) => string;
  readonly setOfItem: (values: { readonly item: string | number }) => string;
  readonly orNull: (values: { readonly type: string | number }) => string;
  readonly mapFromKeyTo: (values: { readonly key: string | number; readonly value: string | number }) => string;
  readonly oneOfCountBy: (values: { readonly count: number; readonly property: string | number }) => string;
  readonly oneOfCountTypes: (values: { readonly count: number }) => string;
  readonly anyOfCountTypes: (values: { readonly count: number }) => string;
  readonly oneOfTypes: (values: { readonly types: string | number }) => string;
  readonly anyOfTypes: (values: { readonly types: string | number }) => string;
  readonly anyJsonValue: string;
  readonly noneOfThingsMatches: (values: { readonly things: string | number; readonly find: string | number }) => string;
  readonly allThings: (values: { readonly things: string | number }) => string;
  readonly rangeOfThings: (values: { readonly from: number; readonly to: number; readonly things: string | number }) => string;
  readonly matchesInThings: (values: { readonly matches: string | number; readonly find: string | number; readonly things: string | number }) => string;
  readonly rangeOfMatches: (values: { readonly from: number; readonly to: number; readonly matches: string | number; readonly find: string | number; readonly things: string | number }) => string;
  readonly searchThings: (values: { readonly things: string | number }) => string;
  readonly showAllCount: (values: { readonly count: number }) => string;
  readonly showCountAtA: (values: { readonly count: number }) => string;
  readonly previousCount: (values: { readonly count: number }) => string;
  readonly nextCount: (values: { readonly count: number }) => string;
  readonly clearTheSearch: string;
  readonly theOnlyType: string;
  readonly afterThisCallThe: string;
  readonly yourServer: string;
  readonly yourServerAtAddress: (values: { readonly address: string | number }) => string;
  readonly theApiSendsThis: string;
  readonly theApiSendsThisRequest: (values: { readonly call: string | number }) => string;
  readonly youCantTryThis: string;
  readonly youCantTryThisChannel: string;
  readonly nextCalls: string;
  readonly body: string;
  readonly theUrlOfThe: string;
  readonly theMethodOfThe: string;
  readonly theStatusCodeOf: string;
  readonly theRequestBody: string;
  readonly theResponseBody: string;
  readonly pathInRequestBody: (values: { readonly path: string | number }) => string;
  readonly pathInResponseBody: (values: { readonly path: string | number }) => string;
  readonly theQueryParameterName: (values: { readonly name: string | number }) => string;
  readonly thePathParameterName: (values: { readonly name: string | number }) => string;
  readonly theHeaderNameOf: (values: { readonly name: string | number }) => string;
  readonly theHeaderNameOfThe: (values: { readonly name: string | number }) => string;
  readonly exampleNumber: (values: { readonly number: number }) => string;
  readonly exampleOfName: (values: { readonly name: string | number }) => string;
  readonly exampleRequest: string;
  readonly exampleRequestOfTitle: (values: { readonly title: string | number }) => string;
  readonly exampleResponses: string;
  readonly exampleResponsesOfTitle: (values: { readonly title: string | number }) => string;
  readonly request: string;
  readonly requestBodyAsJson: string;
  readonly status: string;
  readonly noContentOf: (values: { readonly status: string | number }) => string;
  readonly requestBodyOf: (values: { readonly name: string | number }) => string;
  readonly responseOf: (values: { readonly name: string | number }) => string;
  readonly responseStatus: (values: { readonly status: string | number }) => string;
  readonly defaultResponse: string;
  readonly codeSample: string;
  readonly moreLanguages: string;
  readonly thereIsNoExample: string;
  readonly incompleteAWholeValue: string;
  readonly incompleteAWholeValueIs: (values: { readonly names: string | number }) => string;
  readonly namesAndMore: (values: { readonly names: string | number; readonly count: number }) => string;
  readonly shortenedValuesFurtherInside: string;
  readonly thereAreNoFields: string;
  readonly partsOfTheList: string;
  readonly allOfTitle: (values: { readonly title: string | number }) => string;
  readonly theReferenceOfTitle: (values: { readonly title: string | number }) => string;
  readonly theTypeNameWith: (values: { readonly name: string | number }) => string;
  readonly theWebsocketChannelTitle: (values: { readonly title: string | number }) => string;
  readonly theThingsOfName: (values: { readonly things: string | number; readonly name: string | number }) => string;
  readonly theWebhookTitle: (values: { readonly title: string | number }) => string;
  readonly payloadName: (values: { readonly name: string | number }) => string;
  readonly playgroundSlow: string;
  readonly playgroundFailed: string;
  readonly reloadThisPage: string;
  readonly skipToTheText: string;
  readonly contents: string;
  readonly links: string;
  readonly products: string;
  readonly tabs: string;
  readonly variants: string;
  readonly language: string;
  readonly colourTheme: string;
  readonly light: string;
  readonly asTheSystem: string;
  readonly dark: string;
  readonly announcement: string;
  readonly dismissTheAnnouncement: string;
  readonly onThisPage: string;
  readonly editThisPage: string;
  readonly lastUpdatedDate: (values: { readonly date: string | number }) => string;
  readonly previousAndNextPage: string;
  readonly previous: string;
  readonly next: string;
  readonly wasThisPageHelpful: string;
  readonly yes: string;
  readonly no: string;
  readonly anythingToAddOptional: string;
  readonly send: string;
  readonly actionsOfThisPage: string;
  readonly moreActionsOfThis: string;
  readonly copyPage: string;
  readonly asMarkdownForAn: string;
  readonly viewAsMarkdown: string;
  readonly theTextOfThis: string;
  readonly openInName: (values: { readonly name: string | number }) => string;
  readonly askAboutThisPage: string;
  readonly connectsItToThese: string;
  readonly copiesACommandFor: string;
  readonly copyTheMcpAddress: string;
  readonly sourceCode: string;
  readonly website: string;
  readonly pageNotFound: string;
  readonly thereIsNoPage: string;
  readonly thereIsNoPageAt: (values: { readonly path: string | number }) => string;
  readonly itMayHaveMoved: string;
  readonly didYouMean: string;
  readonly goToTheFirst: (values: { readonly title: string | number }) => string;
  readonly goToTheFirstPage: string;
  readonly thereAreNoEntries: string;
  readonly feeds: string;
  readonly entriesByTag: string;
  readonly all: string;
  readonly partsOfTheChangelog: string;
  readonly newer: string;
  readonly older: string;
  readonly pageNumberOfTotal: (values: { readonly number: number; readonly total: number }) => string;
  readonly tags: string;
  readonly changesOfTitle: (values: { readonly title: string | number }) => string;
  readonly allChangesNewestFirst: (values: { readonly title: string | number }) => string;
  readonly getStarted: string;
  readonly apiReference: string;
  readonly allEndpoints: string;
  readonly overview: string;
  readonly general: string;
  readonly exploreTheEndpoints: string;
  readonly versionVersion: (values: { readonly version: string | number }) => string;
  readonly liveChecks: string;
  readonly requestsThatChangeNothing: string;
  readonly noCheckHasEnded: string;
  readonly theResultsOfThe: string;
  readonly theCheckedApiIs: string;
  readonly liveAnswersAreAs: string;
  readonly liveAnswersContradictThese: string;
  readonly theApiDidNot: string;
  readonly theApiRefusedThe: string;
  readonly lastCheck: string;
  readonly checkedSince: string;
  readonly server: string;
  readonly contradictedByLiveAnswers: string;
  readonly nothingIsContradicted: string;
  readonly expected: string;
  readonly difference: string;
  readonly since: string;
  readonly lastSeen: string;
  readonly until: string;
  readonly savedFailure: string;
  readonly asDocumentedAgain: string;
  readonly otherFindings: string;
  readonly theseDocsSayNothing: string;
  readonly checkedEndpoints: string;
  readonly confirmed: string;
  readonly contradicted: string;
  readonly neverConfirmed: string;
  readonly partsConfirmed: (values: { readonly seen: string | number; readonly total: string | number }) => string;
  readonly neverSeenInA: string;
  readonly seenInLiveAnswers: string;
  readonly notChecked: string;
  readonly parameters: string;
  readonly statuses: string;
  readonly enumValues: string;
  readonly errorShapes: string;
  readonly optionalProperties: string;
  readonly searchForText: (values: { readonly text: string | number }) => string;
  readonly theSearchOfThis: string;
  readonly thisSearchIsNot: (values: { readonly reason: string | number }) => string;
  readonly theSearchIsBeing: string;
  readonly checkTheSpellingOr: string;
  readonly resultsTitle: (values: { readonly results: string | number }) => string;
  readonly bestResultsTitle: (values: { readonly shown: number; readonly results: string | number }) => string;
  readonly inDevelopment: string;
  readonly pre: string;
  readonly deprecated: string;
  readonly beta: string;
  readonly alpha: string;
  readonly preview: string;
  readonly legacy: string;
  readonly tryIt: string;
  readonly toTryItHere: string;
  readonly examples: string;
  readonly example: string;
  readonly wrap: string;
  readonly pagesCount: (values: { readonly count: number }) => string;
  readonly morePartsCount: (values: { readonly count: number }) => string;
  readonly valuesCount: (values: { readonly count: number }) => string;
  readonly propertiesCount: (values: { readonly count: number }) => string;
  readonly variantsCount: (values: { readonly count: number }) => string;
  readonly endpointsCount: (values: { readonly count: number }) => string;
  readonly typesCount: (values: { readonly count: number }) => string;
  readonly environmentsCount: (values: { readonly count: number }) => string;
  readonly scopesCount: (values: { readonly count: number }) => string;
  readonly groupsCount: (values: { readonly count: number }) => string;
  readonly channelsCount: (values: { readonly count: number }) => string;
  readonly webhooksCount: (values: { readonly count: number }) => string;
  readonly entriesCount: (values: { readonly count: number }) => string;
  readonly apisCount: (values: { readonly count: number }) => string;
  readonly matchesCount: (values: { readonly count: number }) => string;
  readonly notification: string;
  readonly sentAsArray: (values: { readonly names: string | number }) => string;
  readonly replies: (values: { readonly names: string | number }) => string;
  readonly replyTo: (values: { readonly names: string | number }) => string;
  readonly replyAddress: (values: { readonly location: string | number }) => string;
  readonly correlationId: (values: { readonly location: string | number }) => string;
  readonly messageHeaders: string;
  readonly bindings: string;
  readonly bindingsFor: (values: { readonly protocol: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const pageText = createProvided<PageMessages>("page", {
  installName: (v) => `Install: ${v.name}`,
  aboveThisPage: "Breadcrumb",
  authorization: "Authorization",
  authentication: "Authentication",
  pathParameters: "Path parameters",
  queryParameters: "Query parameters",
  queryString: "Query string",
  headers: "Headers",
  requestBody: "Request body",
  response: "Response",
  responses: "Responses",
  errors: "Errors",
  callbacks: "Callbacks",
  baseUrl: "Base URL",
  baseUrls: "Base URLs",
  channels: "Channels",
  webhooks: "Webhooks",
  definition: "Definition",
  usedBy: "Used by",
  servers: "Servers",
  otherServers: "Other servers",
  handshakeHeaders: "Handshake headers",
  whatYouSend: "Client messages",
  whatYouReceive: "Server messages",
  headersThatYouReceive: "Response headers",
  payload: "Payload",
  payloads: "Payloads",
  whatToAnswer: "Expected response",
  contact: "Contact",
  license: "License",
  terms: "Terms",
  termsOfService: "Terms of service",
  logoOfTitle: (v) => `Logo of ${v.title}`,
  thisEndpointRequiresNo: "This endpoint requires no credentials.",
  thisChannelRequiresNo: "This channel requires no credentials.",
  jsonRpcMethod: (v) => `JSON-RPC method ${v.name}`,
  required: "required",
  optional: "optional",
  read: "read-only",
  write: "write-only",
  anyOtherKey: "additional properties",
  values: "Values",
  mediaTypes: "Media types",
  anyMediaType: "any media type",
  exampleAsType: (v) => `Example as ${v.type}`,
  carriesNoContent: "No response body.",
  theResponseHasNo: "The response has no body.",
  theRequestHasNo: "The request has no body.",
  plainText: "plain text",
  aFile: "file (binary)",
  aFileOfType: (v) => `file (${v.type})`,
  aStreamOfValues: "A stream of values of this type.",
  aStreamOfValuesOf: (v) => `A stream of values of this type until ${v.end}.`,
  theBytesOfOne: "file (binary)",
  howPartsAreEncoded: "How parts are encoded",
  nameAsTypes: (v) => `${v.name} as ${v.types}`,
  eachItemAsPart: (v) => `${v.part}, each item as a separate part`,
  thisObjectHasNo: "This object has no properties.",
  ofName: (v) => `of ${v.name}`,
  moreTypes: (v) => `See ${v.types}`,
  credentialsAreOptional: "Credentials are optional.",
  credentialsCanBeSent: (v) => `Credentials can be sent in ${v.names}.`,
  sendAllOfThese: (v) => `Send all of these together: ${v.schemes}.`,
  youCanSendSchemes: (v) => `You can send ${v.schemes}.`,
  sendOneOfThese: (v) => `Send one of these: ${v.schemes}.`,
  together: (v) => `(${v.schemes} together)`,
  clientCertificateMutualTls: "Client certificate (mutual TLS)",
  theConnectionCarriesThe: (v) => `The connection carries the certificate, not the request. Give it to your program, for example with ${v.command}. In the playground, the browser chooses it if the site sends requests without its proxy.`,
  theTokenComesFrom: (v) => `The token comes from ${v.endpoint}.`,
  thisEndpoint: "this endpoint",
  authorizationCodeFlow: "Authorization code flow",
  clientCredentialsFlow: "Client credentials flow",
  implicitFlow: "Implicit flow",
  passwordFlow: "Password flow",
  deviceAuthorizationFlow: "Device authorization flow",
  authorizationUrl: "Authorization URL",
  deviceAuthorizationUrl: "Device authorization URL",
  tokenUrl: "Token URL",
  refreshUrl: "Refresh URL",
  discoveryUrl: "Discovery URL",
  yourApplicationSendsYour: "Your application sends your username and password to the token URL. This site does not ask for them: get a token yourself and enter it in the playground.",
  requiredScopes: "Required scopes",
  scopes: "Scopes",
  apiKeyInA: "API key in a header",
  apiKeyInThe: "API key in the query",
  apiKeyInACookie: "API key in a cookie",
  bearerToken: "Bearer token",
  bearerTokenFormat: (v) => `Bearer token (${v.format})`,
  usernameAndPassword: "Username and password",
  httpAuthenticationScheme: (v) => `HTTP authentication, ${v.scheme}`,
  oauth20Client: "OAuth 2.0 client credentials",
  stable: "Stable",
  generallyAvailable: "Generally available",
  default: "Default",
  withDefault: (v) => `${v.name} default ${v.value}`,
  withDefaultOf: (v) => `${v.name} default ${v.value}, one of ${v.values}`,
  rangeFact: "range",
  multipleOf: "multiple of",
  ruleFact: "rule",
  defaultFact: "default",
  exampleFact: "example",
  examplesFact: "examples",
  formatFact: "format",
  lengthFact: "length",
  patternFact: "pattern",
  writtenAs: "written as",
  textOfDigits: "string of digits",
  holds: "media type",
  mediaTypesFact: "media types",
  aliasOf: "alias of",
  itemsFact: "items",
  propertiesFact: "properties",
  minFact: (v) => `min ${v.part}`,
  maxFact: (v) => `max ${v.part}`,
  noTwoAlike: "unique",
  itemFact: (v) => `item ${v.fact}`,
  keyFact: (v) => `key ${v.fact}`,
  valueFact: (v) => `value ${v.fact}`,
  fromTo: (v) => `${v.from} to ${v.to}`,
  listOfItem: (v) => `list of ${v.item}`,
  arrayOfItem: (v) => `array of ${v.item}`,
  itemAtPosition: (v) => `item ${v.position}`,
  furtherItems: "further items",
  positionsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} position` : `${v.count.toLocaleString("en")} positions`,
  setOfItem: (v) => `set of ${v.item}`,
  orNull: (v) => `${v.type} or null`,
  mapFromKeyTo: (v) => `map<${v.key}, ${v.value}>`,
  oneOfCountBy: (v) => `one of ${v.count.toLocaleString("en")}, by ${v.property}`,
  oneOfCountTypes: (v) => `one of ${v.count.toLocaleString("en")} types`,
  anyOfCountTypes: (v) => `any of ${v.count.toLocaleString("en")} types`,
  oneOfTypes: (v) => `one of ${v.types}`,
  anyOfTypes: (v) => `any of ${v.types}`,
  anyJsonValue: "any JSON value",
  noneOfThingsMatches: (v) => `None of ${v.things} matches “${v.find}”.`,
  allThings: (v) => `All ${v.things}`,
  rangeOfThings: (v) => `${v.from.toLocaleString("en")} to ${v.to.toLocaleString("en")} of ${v.things}`,
  matchesInThings: (v) => `${v.matches} for “${v.find}” (${v.things})`,
  rangeOfMatches: (v) => `${v.from.toLocaleString("en")} to ${v.to.toLocaleString("en")} of ${v.matches} for “${v.find}” (${v.things})`,
  searchThings: (v) => `Search ${v.things}`,
  showAllCount: (v) => `Show all ${v.count.toLocaleString("en")}`,
  showCountAtA: (v) => `Show ${v.count.toLocaleString("en")} at a time`,
  previousCount: (v) => `Previous ${v.count.toLocaleString("en")}`,
  nextCount: (v) => `Next ${v.count.toLocaleString("en")}`,
  clearTheSearch: "Clear the search",
  theOnlyType: "The only type",
  afterThisCallThe: "After this call the API sends requests to your server:",
  yourServer: "your server",
  yourServerAtAddress: (v) => `your server, at ${v.address}`,
  theApiSendsThis: "The API sends this request to your server.",
  theApiSendsThisRequest: (v) => `The API sends this request to your server after the call ${v.call}.`,
  youCantTryThis: "You can’t try this channel here: the description names no WebSocket server for it.",
  youCantTryThisChannel: "You can’t try this channel here: its servers don’t use WebSocket.",
  nextCalls: "Related endpoints",
  body: "Body",
  theUrlOfThe: "the URL of the request",
  theMethodOfThe: "the method of the request",
  theStatusCodeOf: "the status code of the response",
  theRequestBody: "the request body",
  theResponseBody: "the response body",
  pathInRequestBody: (v) => `${v.path} in the request body`,
  pathInResponseBody: (v) => `${v.path} in the response body`,
  theQueryParameterName: (v) => `the query parameter ${v.name} of the request`,
  thePathParameterName: (v) => `the path parameter ${v.name} of the request`,
  theHeaderNameOf: (v) => `the header ${v.name} of the request`,
  theHeaderNameOfThe: (v) => `the header ${v.name} of the response`,
  exampleNumber: (v) => `Example ${v.number.toLocaleString("en")}`,
  exampleOfName: (v) => `Example of ${v.name}`,
  exampleRequest: "Example request",
  exampleRequestOfTitle: (v) => `Example request of ${v.title}`,
  exampleResponses: "Example responses",
  exampleResponsesOfTitle: (v) => `Example responses of ${v.title}`,
  request: "Request",
  requestBodyAsJson: "Request body as JSON",
  status: "Status",
  noContentOf: (v) => `${v.status}: there is no content to show.`,
  requestBodyOf: (v) => `${v.name}: request body`,
  responseOf: (v) => `${v.name}: response`,
  responseStatus: (v) => `Response ${v.status}`,
  defaultResponse: "Default response",
  codeSample: "Code sample",
  moreLanguages: "More languages",
  thereIsNoExample: "There is no example: the values of this type are too large to show.",
  incompleteAWholeValue: "Incomplete: a whole value is too large to show.",
  incompleteAWholeValueIs: (v) => `Incomplete: a whole value is too large to show. Required, but omitted: ${v.names}.`,
  namesAndMore: (v) => `${v.names} and ${v.count.toLocaleString("en")} more`,
  shortenedValuesFurtherInside: "Shortened: values further inside show only what is required.",
  thereAreNoFields: "There are no fields.",
  partsOfTheList: "Parts of the list",
  allOfTitle: (v) => `All of ${v.title}.`,
  theReferenceOfTitle: (v) => `The reference of ${v.title}.`,
  theTypeNameWith: (v) => `The type ${v.name}, with every property.`,
  theWebsocketChannelTitle: (v) => `The WebSocket channel ${v.title}.`,
  theThingsOfName: (v) => `The ${v.things} of ${v.name}.`,
  theWebhookTitle: (v) => `The webhook ${v.title}.`,
  payloadName: (v) => `Payload: ${v.name}`,
  playgroundSlow: "The playground is still loading. What you type is kept. Buttons work when it has loaded.",
  playgroundFailed: "The playground could not be loaded. Check your connection, then reload this page.",
  reloadThisPage: "Reload this page",
  skipToTheText: "Skip to main content",
  contents: "Contents",
  links: "Links",
  products: "Products",
  tabs: "Tabs",
  variants: "Variants",
  language: "Language",
  colourTheme: "Theme",
  light: "Light",
  asTheSystem: "System",
  dark: "Dark",
  announcement: "Announcement",
  dismissTheAnnouncement: "Dismiss the announcement",
  onThisPage: "On this page",
  editThisPage: "Edit this page",
  lastUpdatedDate: (v) => `Last updated ${v.date}`,
  previousAndNextPage: "Previous and next page",
  previous: "Previous",
  next: "Next",
  wasThisPageHelpful: "Was this page helpful?",
  yes: "Yes",
  no: "No",
  anythingToAddOptional: "Anything to add? (optional)",
  send: "Send",
  actionsOfThisPage: "Actions of this page",
  moreActionsOfThis: "More actions of this page",
  copyPage: "Copy page",
  asMarkdownForAn: "As Markdown, for an assistant",
  viewAsMarkdown: "View as Markdown",
  theTextOfThis: "Page content",
  openInName: (v) => `Open in ${v.name}`,
  askAboutThisPage: "Ask about this page",
  connectsItToThese: "Connects it to these docs",
  copiesACommandFor: "Copies a command for your terminal",
  copyTheMcpAddress: "Copy the MCP address",
  sourceCode: "Source code",
  website: "Website",
  pageNotFound: "Page not found",
  thereIsNoPage: "There is no page at this address.",
  thereIsNoPageAt: (v) => `There is no page at ${v.path}.`,
  itMayHaveMoved: "It may have moved, or the address may have a typo.",
  didYouMean: "Did you mean",
  goToTheFirst: (v) => `Go to the home page of ${v.title}`,
  goToTheFirstPage: "Go to the home page",
  thereAreNoEntries: "There are no entries yet.",
  feeds: "Feeds",
  entriesByTag: "Entries by tag",
  all: "All",
  partsOfTheChangelog: "Parts of the changelog",
  newer: "Newer",
  older: "Older",
  pageNumberOfTotal: (v) => `Page ${v.number.toLocaleString("en")} of ${v.total.toLocaleString("en")}`,
  tags: "Tags",
  changesOfTitle: (v) => `Changes of ${v.title}.`,
  allChangesNewestFirst: (v) => `All changes, newest first: ${v.title}.`,
  getStarted: "Get started",
  apiReference: "API reference",
  allEndpoints: "All endpoints",
  overview: "Overview",
  general: "General",
  exploreTheEndpoints: "Explore the endpoints",
  versionVersion: (v) => `Version ${v.version}`,
  liveChecks: "Live checks",
  requestsThatChangeNothing: "Safe requests are sent to the API regularly. This page compares the responses with these docs.",
  noCheckHasEnded: "No check has ended yet.",
  theResultsOfThe: "The results of the checks can't be read at the moment.",
  theCheckedApiIs: "The checked API is not part of these docs.",
  liveAnswersAreAs: "The live API matches these docs.",
  liveAnswersContradictThese: "The live API differs from these docs.",
  theApiDidNot: "The API did not respond to the last check.",
  theApiRefusedThe: "The API refused the credentials of the last check.",
  lastCheck: "Last check",
  checkedSince: "Checked since",
  server: "Server",
  contradictedByLiveAnswers: "Mismatches",
  nothingIsContradicted: "No mismatches.",
  expected: "Expected",
  difference: "Difference",
  since: "Since",
  lastSeen: "Last seen",
  until: "Until",
  savedFailure: "Saved failure",
  asDocumentedAgain: "As documented again",
  otherFindings: "Other findings",
  theseDocsSayNothing: "These docs say nothing about them.",
  checkedEndpoints: "Checked endpoints",
  confirmed: "Verified",
  contradicted: "Mismatch",
  neverConfirmed: "Not verified",
  partsConfirmed: (v) => `${v.seen} of ${v.total} parts verified`,
  neverSeenInA: "Never seen in a live response",
  seenInLiveAnswers: "Seen in live responses",
  notChecked: "Not checked",
  parameters: "Parameters",
  statuses: "Statuses",
  enumValues: "Enum values",
  errorShapes: "Error shapes",
  optionalProperties: "Optional properties",
  searchForText: (v) => `Search for “${v.text}”`,
  theSearchOfThis: "The search of this site needs JavaScript. Turn it on, and press Ctrl+K on any page.",
  thisSearchIsNot: (v) => `This search is not possible: ${v.reason}.`,
  theSearchIsBeing: "The search is being prepared. Try again in a few seconds.",
  checkTheSpellingOr: "Check the spelling, or use fewer words.",
  resultsTitle: (v) => `${v.results}:`,
  bestResultsTitle: (v) => `Top ${v.shown.toLocaleString("en")} of ${v.results}:`,
  inDevelopment: "In development",
  pre: "Pre-release",
  deprecated: "Deprecated",
  beta: "Beta",
  alpha: "Alpha",
  preview: "Preview",
  legacy: "Legacy",
  tryIt: "Try it",
  toTryItHere: "To try it here, allow this site to run scripts.",
  examples: "Examples",
  example: "Example",
  wrap: "Wrap",
  pagesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} page` : `${v.count.toLocaleString("en")} pages`,
  morePartsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} more part` : `${v.count.toLocaleString("en")} more parts`,
  valuesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} value` : `${v.count.toLocaleString("en")} values`,
  propertiesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} property` : `${v.count.toLocaleString("en")} properties`,
  variantsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} variant` : `${v.count.toLocaleString("en")} variants`,
  endpointsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} endpoint` : `${v.count.toLocaleString("en")} endpoints`,
  typesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} type` : `${v.count.toLocaleString("en")} types`,
  environmentsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} environment` : `${v.count.toLocaleString("en")} environments`,
  scopesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} scope` : `${v.count.toLocaleString("en")} scopes`,
  groupsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} group` : `${v.count.toLocaleString("en")} groups`,
  channelsCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} channel` : `${v.count.toLocaleString("en")} channels`,
  webhooksCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} webhook` : `${v.count.toLocaleString("en")} webhooks`,
  entriesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} entry` : `${v.count.toLocaleString("en")} entries`,
  apisCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} API` : `${v.count.toLocaleString("en")} APIs`,
  matchesCount: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} match` : `${v.count.toLocaleString("en")} matches`,
  notification: "Notification: the server sends no response.",
  sentAsArray: (v) => `Sent as an array, in this order: ${v.names}`,
  replies: (v) => `Replies: ${v.names}`,
  replyTo: (v) => `Reply to: ${v.names}`,
  replyAddress: (v) => `Reply address: ${v.location}`,
  correlationId: (v) => `Correlation ID: ${v.location}`,
  messageHeaders: "Message headers",
  bindings: "Bindings",
  bindingsFor: (v) => `Bindings for ${v.protocol}`,
});
