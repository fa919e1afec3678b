import { failureIn } from "../failure-in.ts";
import { germanFailures } from "../failures/german.ts";
import type { PanelTexts } from "../panel-texts.ts";
import { germanTools } from "../tools/german.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "de";
const plural = pluralIn(language);
const number = numberIn(language);
type Unit = readonly [one: string, several: string];
const units = (count: number, [one, several]: Unit): string =>
  plural(count, { one: `{n} ${one}`, other: `{n} ${several}` });
const messages = (count: number): string => plural(count, { one: "{n} Nachricht", other: "{n} Nachrichten" });

/** The texts of the playground's panels in German. */
export const germanPanels: PanelTexts = {
  ...germanTools,
  failures: failureIn(germanFailures),
  auth: {
    close: "Schließen",
    enterBearerToken: "Geben Sie Ihr Bearer-Token ein",
    bearerToken: "Bearer-Token",
    enterUsernameAndPassword: "Geben Sie Ihren Benutzernamen und Ihr Passwort ein",
    enterCredentials: "Geben Sie Ihre Zugangsdaten ein",
    username: "Benutzername",
    password: "Passwort",
    login: "Anmelden",
    logout: "Abmelden",
    resetToken: "Token auf den Standard zurücksetzen",
    provideToken: "Token von Hand eingeben",
    loginInstead: "Stattdessen anmelden",
    siteLoginKey: "Schlüssel Ihrer Anmeldung auf dieser Website",
    siteLoginAbout: "Melden Sie sich an, um Ihre Zugangsdaten einzusetzen.",
    siteLoggedIn: "Sie sind angemeldet. Ihre Zugangsdaten sind eingesetzt.",
    siteLoggedInOnly: "Sie sind angemeldet, aber Ihre Zugangsdaten sind nicht eingesetzt.",
    siteLoginUnknown: "Es lässt sich nicht prüfen, ob Sie noch angemeldet sind.",
    leavesPage: "Diese Anmeldung verlässt die Seite",
    keepAndLogIn: "In diesem Tab behalten und anmelden",
    forgetAndLogIn: "Vergessen und anmelden",
    bearerTokenMethod: "Bearer-Token",
    inputMethod: "Anmelden mit",
    fetchToken: "Bearer-Token abrufen",
    loginFailed: "Die Anmeldung mit diesen Zugangsdaten ist fehlgeschlagen",
    loggedIn: "Angemeldet.",
    fallbackToken: "Token",
    tokenToUse: "Zu verwendendes Token",
    authenticateBy: "Authentifizieren mit",
    usernameAndPassword: "Benutzername und Passwort",
    oauth: "OAuth",
    allNeeded: "Eine Anfrage braucht alle diese zusammen.",
    noCredentials: "Keine Zugangsdaten",
    certificateNeeded: "Diese API verlangt ein Client-Zertifikat.",
    certificateAbout:
      "Das Zertifikat gehört zur Verbindung, nicht zur Anfrage. Ihr Browser wählt es, wenn er die API selbst aufruft; der Proxy dieser Website hat keines. Ein Befehl erhält es als Option, etwa curl --cert client.pem --key client.key.",
    tokenFormat: (format) => `Format: ${format}.`,
    calledWithout: "Anfragen werden ohne Zugangsdaten gesendet.",
    grant: "Verfahren",
    authorizationCode: "Beim Anbieter anmelden",
    clientCredentials: "Client-Zugangsdaten",
    clientId: "Client-ID",
    clientSecret: "Client-Geheimnis",
    secretIfGiven: "Nur, wenn der Anbieter Ihnen eines gegeben hat.",
    scopes: "Berechtigungen",
    neededHere: "hier nötig",
    redirectTo: "Registrieren Sie diese Weiterleitungs-URL beim Anbieter:",
    nothingHeld: "Es sind keine Geheimnisse gespeichert.",
    heldByDefault: "Von dieser Website eingesetzt. Wird im Arbeitsspeicher gehalten, nicht im Speicher des Browsers.",
    heldInTab: "In diesem Tab gespeichert, bis Sie ihn schließen.",
    heldInMemory: "Wird im Arbeitsspeicher gehalten, bis Sie diese Seite verlassen oder neu laden.",
    receivedByNobody: "Noch an keinen Host gesendet.",
    endsAt: "Endet",
    endedAt: "Abgelaufen",
    forget: "Vergessen",
    memoryOnly: "Nur im Arbeitsspeicher",
    memoryOnlyAbout:
      "Zugangsdaten kommen nicht in den Speicher des Browsers. Beim Neuladen der Seite gehen sie verloren.",
    sendToHost: "An diesen Host senden",
    dontSend: "Nicht senden",
    removeFromForm: "Aus dem Formular entfernen",
    changeAnswer: "Ändern",
    nothingSentYet: "Nichts wird gesendet, bis Sie auf „Senden“ drücken.",
    enterAgain: "Entfernen Sie sie und geben Sie sie für diesen Host ein.",
    secretValues: "die geheimen Werte in diesem Formular",
    blanksRemoved: "Leerzeichen um den eingefügten Text wurden entfernt.",
    lineBreaksRemoved: "Zeilenumbrüche um den eingefügten Text wurden entfernt.",
    yourBearerToken: "Ihr Bearer-Token",
    yourPair: "Ihren Benutzernamen und Ihr Passwort",
    yourOAuthToken: "Ihr OAuth-Token",
    yours: (name) => `Ihren Wert für ${name}`,
    sendTo: (what, host) => `Soll ${host} Folgendes erhalten: ${what}?`,
    sendLoginDetails: (host) => `Ihre Anmeldedaten an ${host} senden?`,
    enteredFor: (hosts) => `Sie haben den Wert für ${hosts} eingegeben.`,
    secretsAre: (names) => `Es sind: ${names}.`,
    secretsEnteredFor: (names, hosts) => `Sie haben ${names} für ${hosts} eingegeben.`,
    secretsBarred: (host) => `Die geheimen Werte in diesem Formular werden nicht an ${host} gesendet`,
    keptFrom: (what, host) => `Sie haben entschieden, dass ${host} Folgendes nicht erhält: ${what}.`,
    barredFrom: (what, host) =>
      `Für einen anderen Host eingegeben und daher nie an ${host} gesendet: ${what}. Geben Sie es für diesen Host ein, um es zu senden.`,
    sentAs: (name, place) =>
      ({
        header: `Wird als Header ${name} gesendet.`,
        query: `Wird in der Abfrage als ${name} gesendet.`,
        cookie: `Wird als Cookie ${name} gesendet.`,
      })[place],
    sentToTokenUrl: (urls) => `Wird nur an ${urls.join(" und ")} gesendet.`,
    scopesMissing: (scopes) => `Ohne ${scopes} weist die API diese Anfrage möglicherweise ab.`,
    wouldForget: (names) => `Diese Werte sind nur im Arbeitsspeicher und gingen verloren: ${names}.`,
    loginForm: (endpoint) => `Anmeldeformular von ${endpoint}`,
    receivedBy: (hosts) => `Gesendet an: ${hosts}.`,
    forgetSecret: (name) => `${name} vergessen`,
  },
  channel: {
    connect: "Verbinden",
    connecting: "Verbindung wird aufgebaut …",
    disconnect: "Trennen",
    connected: "Verbunden",
    notConnected: "Nicht verbunden",
    stopsConnecting: "Erneut drücken, um den Aufbau abzubrechen.",
    disconnecting: "Die Verbindung wird geschlossen …",
    channelUrl: "URL des Kanals",
    sendMessage: "Nachricht senden",
    messages: "Nachrichten",
    channelForms: "Verbindung",
    formsAndMessages: "Verbindung und Nachrichten",
    resizeChannel: "Größe von Formularen und Nachrichten ändern",
    noMessagesToSend: "Dieser Kanal nimmt keine Nachrichten an. Er sendet nur welche.",
    reconnect: "Bei Verlust der Verbindung neu verbinden",
    reconnecting: "Die Verbindung ging verloren. Sie wird gleich neu aufgebaut.",
    stopReconnecting: "Nicht mehr neu verbinden",
    notReconnected: "Die API hat die Verbindung geschlossen, daher wird sie nicht automatisch neu geöffnet.",
    discard: "Verwerfen",
    saveMessage: "Speichern",
    savedAbout: "In diesem Tab gespeichert, ohne Zugangsdaten.",
    messagesSoFar: (count) => (count === 0 ? "Nachrichten" : `Nachrichten (${number(count)})`),
    closedWith: (code) => `Die Verbindung wurde mit Code ${code} geschlossen.`,
    leftNormally: (code, reason) =>
      `Die API hat die Verbindung${code === 1005 ? "" : ` mit Code ${code}`} geschlossen${reason === "" ? "." : `: ${reason}`}`,
    messagesWait: (count) =>
      plural(count, {
        one: "{n} Nachricht wartet. Sie wird gesendet, sobald die Verbindung steht.",
        other: "{n} Nachrichten warten. Sie werden gesendet, sobald die Verbindung steht.",
      }),
    messagesRefused: (count) =>
      plural(count, { one: "{n} Nachricht wurde nicht gesendet", other: "{n} Nachrichten wurden nicht gesendet" }),
    headersUnsent: (names) =>
      `Nicht gesendet: ${names}. Ein Browser sendet mit einer Verbindung keine Header, und der Proxy dieser Website leitet keine weiter, die die Verbindung, den Aufrufer oder einen anderen Host beschreiben.`,
    direct: "Ihr Browser verbindet sich direkt mit der API",
    directReason:
      "Der Server dieser Seite nimmt keine WebSocket-Verbindungen an. Ein Browser kann keine Header außer Sec-WebSocket-Protocol senden, und die Anmeldung auf dieser Website wird nicht verwendet.",
    sendMessageOf: (name) => `Nachricht ${name} senden`,
    savedMessages: (count) =>
      count === 0 ? "Gespeicherte Nachrichten" : `Gespeicherte Nachrichten (${number(count)})`,
    savedName: (name, position) => `${name} ${position}`,
    savedNameOf: (name) => `${name} speichern als`,
    loadSaved: (name) => `${name} einsetzen`,
  },
  log: {
    messages: "Nachrichten",
    clear: "Leeren",
    empty: "Noch keine Nachrichten",
    emptyAdvice: "Nachrichten, die Sie senden und empfangen, erscheinen hier.",
    time: "Zeit",
    origin: "Herkunft",
    name: "Nachricht",
    data: "Daten",
    origins: { client: "gesendet", server: "empfangen", endSample: "Ende" },
    unsent: "nicht gesendet",
    notCompared: "Diese Nachricht ist zu lang, um sie mit ihrer Dokumentation zu vergleichen.",
    filterOrigin: "Nachrichten anzeigen",
    anyOrigin: "Alle",
    sent: "Gesendete",
    received: "Empfangene",
    filterType: "Art der Nachricht",
    anyType: "Alle Arten",
    search: "Nachrichten durchsuchen",
    pause: "Anhalten",
    follow: "Folgen",
    save: "Als JSON Lines speichern",
    fileName: "nachrichten.jsonl",
    bytesName: (id) => `nachricht-${id}.bin`,
    noneShown: "Keine Nachricht passt zu diesen Filtern.",
    resume: (count) => (count === 0 ? "Fortsetzen" : `Fortsetzen (${number(count)} neu)`),
    facts: (sent, received, unsent) =>
      `${number(sent)} gesendet · ${number(received)} empfangen${unsent === 0 ? "" : ` · ${number(unsent)} nicht gesendet`}`,
    soFar: (count) => `Bisher ${messages(count)}`,
    dropped: (count) =>
      plural(count, {
        one: "Die erste Nachricht wurde entfernt, um Speicher zu sparen.",
        other: "Die ersten {n} Nachrichten wurden entfernt, um Speicher zu sparen.",
      }),
    notAsDocumented: (count, all) =>
      plural(count, {
        one: `{n} von ${number(all)} Nachrichten entspricht nicht der Dokumentation.`,
        other: `{n} von ${number(all)} Nachrichten entsprechen nicht der Dokumentation.`,
      }),
    notChecked: (count) =>
      plural(count, {
        one: "{n} Nachricht wurde entfernt, bevor sie mit der Dokumentation verglichen wurde.",
        other: "{n} Nachrichten wurden entfernt, bevor sie mit der Dokumentation verglichen wurden.",
      }),
    message: (id) => `Nachricht ${id}`,
    dataOf: (id) => `Daten der Nachricht ${id}`,
    copyData: "Daten kopieren",
    close: "Nachricht schließen",
    bytes: (count) => plural(count, { one: "{n} Byte", other: "{n} Bytes" }),
    saveBytes: "Bytes speichern",
  },
  history: {
    sentRequests: "Gesendete Anfragen",
    nothingSent: "Anfragen, die Sie aus diesem Tab senden, erscheinen hier. Sie können sie wieder öffnen.",
    sentPlan: "Gesendete Anfrage",
    forgetSent: "Alle vergessen",
    openSent: (title, time) => `Wieder öffnen: ${title}, gesendet um ${time}`,
  },
  response: {
    noPreview: "Für diesen Inhaltstyp gibt es keine Vorschau der Datei",
    viewBody: "Inhalt anzeigen als",
    treeView: "Baum",
    textView: "Text",
    previewView: "Vorschau",
    htmlPreview: "Vorschau der Seite, ohne ihre Skripte",
    searchBody: "Antwort durchsuchen",
    nextHit: "Nächster Treffer",
    previousHit: "Voriger Treffer",
    noHits: "Keine Treffer",
    foldAll: "Alles einklappen",
    unfoldAll: "Alles ausklappen",
    copyValue: "Wert kopieren",
    copyPath: "Pfad kopieren",
    wholeBody: "der ganze Inhalt",
    asDocumented: "Wie dokumentiert",
    comparing: "Wird mit der Dokumentation verglichen …",
    notCompared: "Diese Antwort konnte nicht mit ihrer Dokumentation verglichen werden.",
    bodyUnreadable:
      "Dieser Inhalt konnte nicht angezeigt werden. Speichern Sie ihn, um ihn in einer anderen App zu öffnen.",
    hugeBody: "Dieses JSON hat zu viele Werte für einen Baum und wird daher als Text angezeigt.",
    readingBody: "Inhalt wird gelesen …",
    hitOf: (position, count) => `${position} von ${count}`,
    hitCount: (count, isCut) =>
      isCut ? `mehr als ${number(count)} Treffer` : plural(count, { one: "{n} Treffer", other: "{n} Treffer" }),
    mismatches: (count) =>
      plural(count, {
        one: "{n} Wert entspricht nicht der Dokumentation",
        other: "{n} Werte entsprechen nicht der Dokumentation",
      }),
    notJson: (line, column, message) =>
      `Dieser Inhalt ist als JSON angegeben, ist aber ungültig. Zeile ${line}, Spalte ${column}: ${message}.`,
    showSyntaxError: "Stelle zeigen",
  },
  stream: {
    views: "Ansicht des Streams",
    rows: "Zeilen",
    text: "Text",
    time: "Zeit",
    event: "Ereignis",
    id: "ID",
    data: "Daten",
    units: {
      sse: ["Ereignis", "Ereignisse"],
      ndjson: ["Zeile", "Zeilen"],
      text: ["Stück", "Stücke"],
      bytes: undefined,
    },
    cut: "Der Stream endete mitten in einem Ereignis. Die Textansicht zeigt das unvollständige Ereignis.",
    unmarked: "Der Stream endete ohne seine dokumentierte Endmarke.",
    pause: "Anhalten",
    follow: "Folgen",
    filterRows: "Zeilen filtern",
    copyStream: "Empfangene Daten kopieren",
    copyData: "Daten kopieren",
    closeRow: "Zeile schließen",
    facts: (count, unit, bytes, firstByte) =>
      [
        ...(unit === undefined ? [] : [units(count, unit)]),
        `${bytes} b`,
        firstByte === undefined
          ? "noch kein Byte"
          : `erstes Byte nach ${number(firstByte, 2)} ms, von dieser Seite aus`,
      ].join(" · "),
    soFar: (count, unit, bytes) =>
      unit === undefined ? `Bisher ${number(bytes)} Bytes` : `Bisher ${units(count, unit)}`,
    at: (ms) => `+${number(ms / 1000, 3)} s`,
    after: (ms) => `${number(ms / 1000, 3)} s nach dem Senden`,
    row: (position) => `Zeile ${position}`,
    rowId: (id) => `ID ${id}`,
    dataOf: (position) => `Daten der Zeile ${position}`,
    resume: (count, unit) => (count === 0 || unit === undefined ? "Fortsetzen" : `Fortsetzen (${number(count)} neu)`),
    rowsFound: (found, all) => `${number(found)} von ${number(all)} Zeilen`,
    rowsDropped: (count, unit) =>
      unit === undefined ? "" : `Am Anfang entfernt, um Speicher zu sparen: ${units(count, unit)}.`,
    notAsDocumented: (count, all) =>
      plural(count, {
        one: `{n} von ${number(all)} Zeilen entspricht nicht der Dokumentation.`,
        other: `{n} von ${number(all)} Zeilen entsprechen nicht der Dokumentation.`,
      }),
    notChecked: (count) =>
      plural(count, {
        one: "{n} Zeile wurde entfernt, bevor sie mit der Dokumentation verglichen wurde.",
        other: "{n} Zeilen wurden entfernt, bevor sie mit der Dokumentation verglichen wurden.",
      }),
    textDropped: (count) =>
      `Die ersten ${number(count)} Zeichen des Textes wurden entfernt, um Speicher zu sparen. Den Rest können Sie kopieren und speichern.`,
    bytesDropped: (count) =>
      `Die letzten ${number(count)} Bytes wurden entfernt, um Speicher zu sparen. Den Rest können Sie abspielen und speichern.`,
    rowDropped: (count) => `Diese Zeile ist zu lang: Ihre letzten ${number(count)} Zeichen wurden entfernt.`,
    lastPart: (shown, whole) =>
      `Dies sind die letzten ${number(shown)} von ${number(whole)} Zeichen. Kopieren oder speichern Sie, um alle zu erhalten.`,
  },
  answerTools: {
    title: "Aufzeichnen und vergleichen",
    record: "Antworten aufzeichnen",
    recordAbout: "Antworten werden in diesem Browser aufbewahrt, ohne Zugangsdaten, bis Sie sie löschen.",
    startRecording: "Aufzeichnung starten",
    stopRecording: "Aufzeichnung beenden",
    exportAnswers: "Exportieren",
    deleteAnswers: "Löschen",
    recordFailed:
      "Die aufgezeichneten Antworten lassen sich nicht lesen oder speichern. Löschen Sie sie, um neu zu beginnen.",
    play: "Aufgezeichnete Antworten zeigen",
    playChoices: { "out-of-reach": "Wenn die API nicht erreichbar ist", always: "Immer", never: "Nie" },
    compare: "Antworten vergleichen",
    compareAbout:
      "Behalten Sie diese Antwort und senden Sie die Anfrage dann mit einer anderen Umgebung oder anderen Zugangsdaten erneut, um die Unterschiede zu sehen.",
    keepAnswer: "Diese Antwort behalten",
    keepInstead: "Stattdessen diese Antwort behalten",
    discardAnswer: "Behaltene Antwort verwerfen",
    ignore: "Nicht vergleichen",
    ignoreAbout: "Je Zeile eines: der Name eines Headers oder eine Stelle im Inhalt, etwa /items/*/updatedAt.",
    place: "Stelle",
    before: "Behaltene Antwort",
    after: "Diese Antwort",
    status: "Status",
    header: (name) => `Header ${name}`,
    wholeBody: "Inhalt",
    missing: "fehlt",
    equal: "Beide Antworten sind gleich.",
    sameAnswer: "Dies ist die behaltene Antwort.",
    kept: (status, address, time) => `Behalten: ${status} von ${address}, ${time}`,
    recorded: (count) =>
      plural(count, { one: "{n} Antwort ist aufgezeichnet.", other: "{n} Antworten sind aufgezeichnet." }),
    differences: (count, isCut) =>
      isCut
        ? `Mehr als ${number(count)} Unterschiede`
        : plural(count, { one: "{n} Unterschied", other: "{n} Unterschiede" }),
  },
  replay: {
    refused: "Diese Wiedergabe kann hier nicht geöffnet werden",
    elsewhere: "Diese Wiedergabe gehört zu einem anderen Endpunkt",
    opened: "Das Formular ist so, wie es beim Fehler war",
    openedLast: "Das Formular enthält nur die letzte Anfrage dieses Fehlers",
    outdated: "Die Definition hat sich geändert, seit dieser Fehler aufgezeichnet wurde",
    of: (endpoint, law, message) => `${endpoint}, ${law}: ${message}`,
    ofNoEndpoint: (file, endpoint) =>
      `${file} ist eine Wiedergabe von ${endpoint}, und diesen Endpunkt hat diese API nicht.`,
    lastOf: (steps) =>
      `Das war der letzte von ${number(steps)} Schritten. Die Schritte davor, wie sie aufgezeichnet wurden:`,
    noAnswer: "keine Antwort",
    runAll: "So führen Sie alle Schritte aus:",
    unsavedValue: (name) =>
      `Die Datei enthält den gesendeten Wert von ${name} nicht, daher steht im Formular ein anderer.`,
  },
};
