import type { FailureTable } from "../failure-in.ts";
import { numberIn, pluralIn } from "../write.ts";

const [plural, number] = [pluralIn("de"), numberIn("de")];
const raiseLimit = "Der Betreiber der Website kann die Grenze erhöhen.";
const turnProxyOn = "Der Betreiber dieser Website kann ihren Proxy einschalten.";
const withoutProxy = `Senden Sie die Anfrage von einem Terminal aus, mit dem Codebeispiel. ${turnProxyOn}`;
const askProvider = "Fragen Sie sonst den Anbieter der API.";
const inAMoment = "Versuchen Sie es gleich noch einmal.";
const checkLog =
  "Versuchen Sie es noch einmal. Bleibt es dabei, sollte der Anbieter der API das Protokoll des Servers prüfen.";

/** Why a request failed or a login gave no token, in German. */
export const germanFailures: FailureTable = {
  codes: {
    unexpected: ["Die Anfrage konnte wegen eines unerwarteten Fehlers nicht gesendet werden."],
    "proxy-unreachable": [
      "Der Proxy dieser Website war nicht erreichbar.",
      "Prüfen Sie Ihr Netz und senden Sie noch einmal. Wenn andere Seiten dieser Website laden, sagen Sie es ihrem Betreiber.",
    ],
    "answer-cut": [
      "Die Verbindung brach ab, bevor die Antwort vollständig war.",
      "Prüfen Sie Ihr Netz und senden Sie noch einmal. Bleibt es dabei, beendet die API oder ein Server dazwischen die Antwort zu früh.",
    ],
    "mixed-content": [
      "Diese Seite wurde über https geladen, und Browser erlauben ihr nicht, eine http-Adresse aufzurufen.",
      `Wählen Sie eine Umgebung mit einer https-Adresse; der Anbieter der API kann eine anbieten. ${withoutProxy}`,
    ],
    "no-body": [
      "Die Antwort hat keinen Inhalt.",
      "Laut der Beschreibung der API ist die Antwort ein Stream, aber diese Antwort hat keinen Inhalt. Senden Sie noch einmal oder fragen Sie den Anbieter der API.",
    ],
    "no-upgrades": [
      "Der Proxy dieser Website antwortet, aber eine WebSocket-Verbindung zu ihm konnte nicht geöffnet werden.",
      "Etwas zwischen Ihnen und der Website leitet WebSocket-Verbindungen nicht weiter: ein Proxy in Ihrem Netz oder der Server vor der Website. Ihr Betreiber sollte Upgrade-Header weiterleiten.",
    ],
    "no-proxy": [
      "Etwas anderes als der Proxy hat die Verbindung beantwortet.",
      "Der Betreiber der Website sollte prüfen, ob die Adresse des Proxys zum Proxy führt.",
    ],
    "line-broken": ["Die Verbindung brach ab.", "Prüfen Sie Ihr Netz und verbinden Sie sich noch einmal."],
    "line-timeout": [
      "Die Verbindung wurde nicht rechtzeitig geöffnet.",
      "Prüfen Sie Ihr Netz und verbinden Sie sich noch einmal. Bleibt es dabei, fragen Sie den Anbieter der API.",
    ],
    "line-full": [
      "Die Nachricht wurde nicht gesendet: Zu viele vor ihr warten noch.",
      "Warten Sie, bis die API die früheren Nachrichten erhalten hat, und senden Sie sie dann noch einmal.",
    ],
    "line-closing": [
      "Die Nachricht wurde nicht gesendet: Die Verbindung wird geschlossen.",
      "Verbinden Sie sich noch einmal und senden Sie sie dann.",
    ],
    "not-post": [
      "Der Proxy nimmt Aufrufe nur per POST an.",
      "Senden Sie den Aufruf aus dem Playground; die Methode für die API steht in einem eigenen Header.",
    ],
    "bad-origin": [
      "Diese Seite darf den Proxy nicht verwenden.",
      "Öffnen Sie die Dokumentation unter ihrer eigenen Adresse. Der Betreiber der Website kann eine Adresse zu den erlaubten Ursprüngen hinzufügen.",
    ],
    "missing-control-header": [
      "Der Aufruf nennt nicht die Adresse oder die Methode, für die er bestimmt ist.",
      "Senden Sie ihn aus dem Playground oder fügen Sie den fehlenden Header x-callboard-proxy hinzu.",
    ],
    "bad-method": [
      "Der Proxy leitet diese HTTP-Methode nicht weiter.",
      "Verwenden Sie eine andere Methode, etwa GET oder POST.",
    ],
    "bad-url": [
      "Die aufzurufende Adresse ist keine vollständige URL.",
      "Prüfen Sie die Basis-URL und die Pfadparameter der Anfrage.",
    ],
    "bad-scheme": [
      "Die aufzurufende Adresse beginnt weder mit http noch mit https.",
      "Wählen Sie eine Umgebung mit einer http- oder https-Adresse.",
    ],
    "user-info": [
      "Die aufzurufende Adresse enthält einen Benutzernamen oder ein Passwort.",
      "Entfernen Sie beides aus der URL und geben Sie es im Anmeldeformular ein.",
    ],
    "bad-header": [
      "Ein Header der Anfrage kann nicht gesendet werden: Sein Name oder sein Wert enthält ein Zeichen, das HTTP verbietet.",
      "Achten Sie auf Zeilenumbrüche, Steuerzeichen oder Leerzeichen in Namen und Werten der Header.",
    ],
    "headers-too-large": [
      "Die Anfrage hat zu viele Header, oder sie sind zu lang.",
      `Senden Sie weniger oder kürzere Header. ${raiseLimit}`,
    ],
    "request-too-large": [
      "Der Inhalt der Anfrage ist größer, als der Proxy weiterleitet.",
      `Versuchen Sie es mit einem kleineren Inhalt oder einer kleineren Datei. ${raiseLimit}`,
    ],
    "too-many-requests": [
      "In der letzten Minute wurden zu viele Anfragen gesendet.",
      "Warten Sie, bis die Zeit im Header retry-after vergangen ist, und senden Sie dann noch einmal.",
    ],
    "too-many-parallel": [
      "Zu viele Ihrer Anfragen laufen noch.",
      "Warten Sie, bis eine endet, oder brechen Sie eine ab, und senden Sie dann noch einmal.",
    ],
    "proxy-off": [
      "Der Proxy dieser Website ist ausgeschaltet: Seiten senden Anfragen direkt an die API.",
      "Laden Sie die Seite neu, damit sie direkt sendet. Der Betreiber der Website kann den Proxy einschalten.",
    ],
    "not-registered": [
      "Diese Adresse gehört zu keiner Umgebung einer API dieser Website.",
      "Wählen Sie eine der aufgeführten Umgebungen. Der Anbieter der API kann eine weitere registrieren.",
    ],
    "blocked-address": [
      "Der Hostname der API führt zu einer Adresse in einem privaten oder reservierten Netz.",
      "Der Betreiber der Website kann diesen Ursprung und den Bereich seiner Adresse erlauben, wenn er erreichbar sein soll.",
    ],
    "name-not-found": [
      "Der Hostname der API wurde nicht gefunden.",
      "Prüfen Sie den Hostnamen der Umgebung. Der Anbieter der API kann ihn berichtigen.",
    ],
    "connection-refused": [
      "Unter der Adresse der API nimmt nichts Verbindungen an.",
      "Die API ist vielleicht außer Betrieb oder an einem anderen Port. Versuchen Sie es später noch einmal oder fragen Sie ihren Anbieter.",
    ],
    "connection-reset": ["Der Server der API schloss die Verbindung, bevor er antwortete.", checkLog],
    "no-route": [
      "Von dieser Website führt kein Netzweg zur Adresse der API.",
      "Die API hat vielleicht nur eine IPv6-Adresse oder eine Adresse in einem anderen Netz. Der Betreiber der Website kann sein Netz prüfen.",
    ],
    "tls-expired": [
      "Das Zertifikat der API ist abgelaufen oder noch nicht gültig.",
      "Der Anbieter der API muss es erneuern. Bis dahin ist keine sichere Verbindung möglich.",
    ],
    "tls-untrusted": [
      "Das Zertifikat der API ist selbst signiert oder von einer Stelle signiert, der hier nicht vertraut wird.",
      "Der Anbieter der API sollte ein Zertifikat einer öffentlichen Stelle mit der ganzen Kette einrichten. Der Betreiber der Website kann einer privaten Stelle vertrauen.",
    ],
    "tls-wrong-name": [
      "Das Zertifikat der API gilt für einen anderen Hostnamen.",
      "Prüfen Sie den Hostnamen der Umgebung. Ist er richtig, braucht der Anbieter der API ein Zertifikat, das ihn nennt.",
    ],
    tls: [
      "Eine sichere Verbindung zur API war nicht möglich: Die beiden Seiten einigten sich nicht über TLS.",
      "Prüfen Sie, ob der Port der Umgebung https unterstützt. Der Anbieter der API kann seine TLS-Versionen prüfen und ob er Client-Zertifikate verlangt.",
    ],
    "connect-timeout": [
      "Der Server der API nahm die Verbindung nicht rechtzeitig an.",
      "Er ist vielleicht außer Betrieb oder hinter einer Firewall. Versuchen Sie es später noch einmal oder fragen Sie den Anbieter.",
    ],
    "headers-timeout": [
      "Die API nahm die Anfrage an, begann aber nicht rechtzeitig zu antworten.",
      `Versuchen Sie es mit einer kleineren Anfrage. ${askProvider}`,
    ],
    "idle-timeout": [
      "Zu lange wurden keine Daten übertragen, deshalb wurde der Aufruf beendet.",
      `Versuchen Sie es noch einmal. ${askProvider}`,
    ],
    "total-timeout": [
      "Der Aufruf dauerte länger, als der Proxy erlaubt.",
      `Rufen Sie die API für lange Arbeiten direkt auf. ${raiseLimit}`,
    ],
    "response-too-large": [
      "Die Antwort der API ist größer, als der Proxy weiterleitet.",
      "Fordern Sie weniger Daten an, zum Beispiel eine kleinere Seite, oder rufen Sie die API direkt auf.",
    ],
    "response-headers-too-large": [
      "Die API antwortete mit zu vielen oder zu langen Headern.",
      `Der Anbieter der API kann sie kürzen. ${raiseLimit}`,
    ],
    "upstream-protocol": [
      "Die API antwortete mit etwas, das kein gültiges HTTP ist oder nicht die angegebene Inhaltskodierung hat.",
      `Prüfen Sie, ob Schema und Port der Umgebung richtig sind. ${askProvider}`,
    ],
    "upstream-vanished": ["Der Server der API schloss die Verbindung, bevor seine Antwort vollständig war.", checkLog],
    "registry-unavailable": [
      "Die Liste der registrierten APIs konnte nicht gelesen werden.",
      `${inAMoment} Bleibt es dabei, sagen Sie es dem Betreiber der Website.`,
    ],
    "proxy-busy": ["Der Proxy bedient so viele Anfragen, wie er kann.", `${inAMoment} ${raiseLimit}`],
    closing: ["Der Proxy wird neu gestartet.", inAMoment],
    internal: [
      "Im Proxy trat ein unerwarteter Fehler auf.",
      "Nennen Sie dem Betreiber der Website die Anfrage-ID dieser Antwort.",
    ],
    "bad-upgrade": [
      "Der Proxy nimmt Kanäle nur als WebSocket-Verbindungen der Version 13 an.",
      "Verbinden Sie sich aus dem Playground oder mit einem Client, der RFC 6455 unterstützt.",
    ],
    "handshake-timeout": [
      "Die Verbindung gab nicht rechtzeitig an, für welchen Kanal sie ist.",
      "Verbinden Sie sich noch einmal. Bleibt es dabei, prüfen Sie Ihr Netz.",
    ],
    "bad-handshake": [
      "Die erste Nachricht der Verbindung ist kein Handshake oder gilt nicht für die Adresse, mit der verbunden wurde.",
      "Verbinden Sie sich aus dem Playground oder senden Sie zuerst type, url und headers als JSON-Text.",
    ],
    "bad-channel-scheme": [
      "Die Adresse des Kanals beginnt weder mit ws noch mit wss.",
      "Wählen Sie eine Umgebung mit einer ws- oder wss-Adresse.",
    ],
    "bad-frame": [
      "Die Verbindung sendete etwas, das kein gültiges WebSocket ist.",
      "Verbinden Sie sich noch einmal. Bleibt es dabei, verändert etwas zwischen Ihnen und dieser Website die Daten.",
    ],
    "message-too-large": [
      "Die Nachricht ist größer, als der Proxy weiterleitet.",
      `Senden Sie sie in kleineren Teilen. ${raiseLimit}`,
    ],
    "too-much-sent": [
      "Innerhalb einer Minute wurde mehr gesendet, als der Proxy weiterleitet.",
      `Verbinden Sie sich noch einmal und senden Sie weniger auf einmal. ${raiseLimit}`,
    ],
    "channel-unauthorized": [
      "Die API nahm die Zugangsdaten dieser Verbindung nicht an.",
      "Prüfen Sie das Anmeldeformular: Vielleicht fehlen Zugangsdaten, sind vertippt oder nicht mehr gültig.",
    ],
    "channel-redirected": [
      "Die API leitete die Verbindung um, und Umleitungen von Kanälen wird nicht gefolgt.",
      "Prüfen Sie die Adresse der Umgebung: Meist liegt es an ws statt wss oder an einem Schrägstrich am Ende.",
    ],
    "channel-refused": [
      "Die API antwortete, öffnete aber keinen Kanal.",
      "Prüfen Sie den Pfad und die Parameter. Vielleicht gibt es unter dieser Adresse gerade keinen Kanal.",
    ],
    "channel-protocol": [
      "Die API wählte keines der Unterprotokolle, die die Verbindung anbot.",
      "Vergleichen Sie den Header Sec-WebSocket-Protocol mit der Dokumentation der API.",
    ],
    "channel-vanished": [
      "Der Server der API beendete die Verbindung, ohne sie zu schließen.",
      "Verbinden Sie sich noch einmal. Bleibt es dabei, sollte der Anbieter der API das Protokoll des Servers prüfen.",
    ],
    "channel-silent": [
      "Der Server der API antwortet auf dieser Verbindung nicht mehr.",
      "Verbinden Sie sich noch einmal. Bleibt es dabei, fragen Sie den Anbieter der API.",
    ],
    "channel-bad-frame": [
      "Die API sendete etwas, das kein gültiges WebSocket ist.",
      "Der Anbieter der API sollte es sich ansehen: Meist ist ein Text nicht in UTF-8.",
    ],
    "channel-message-too-large": [
      "Die API sendete eine Nachricht, die größer ist, als der Proxy weiterleitet.",
      `Fordern Sie von der API weniger auf einmal an. ${raiseLimit}`,
    ],
    "channel-too-much": [
      "Die API sendete innerhalb einer Minute mehr, als der Proxy weiterleitet.",
      `Verbinden Sie sich noch einmal und fordern Sie weniger auf einmal an. ${raiseLimit}`,
    ],
    "channel-idle": [
      "Zu lange wurde keine Nachricht gesendet oder empfangen, deshalb wurde die Verbindung geschlossen.",
      `Verbinden Sie sich noch einmal. ${raiseLimit}`,
    ],
  },
  parts: {
    notProxy: ({ status }) => [
      `Etwas anderes als der Proxy hat geantwortet, mit dem Status ${status}.`,
      "Der Betreiber der Website sollte prüfen, ob die Adresse des Proxys zum Proxy führt.",
    ],
    badHeader: ({ name }) => [
      `Der Header ${JSON.stringify(name)} kann nicht gesendet werden: Sein Name oder sein Wert enthält ein Zeichen, das HTTP verbietet.`,
      "Achten Sie auf Zeilenumbrüche, Leerzeichen im Namen oder Zeichen außerhalb von Latin-1 im Wert.",
    ],
    forbiddenHeader: ({ name }) => [
      `Browser erlauben einer Seite nicht, den Header ${JSON.stringify(name)} zu senden.`,
      withoutProxy,
    ],
    forbiddenMethod: ({ method }) => [`Browser erlauben einer Seite die Methode ${method} nicht.`, withoutProxy],
    bodyNotAllowed: ({ method }) => [`Browser senden mit ${method} keinen Inhalt.`, withoutProxy],
    badAddress: ({ schemes }) =>
      schemes === "http"
        ? [
            "Die aufzurufende Adresse ist keine vollständige http- oder https-URL.",
            "Prüfen Sie die Basis-URL und die Pfadparameter der Anfrage.",
          ]
        : [
            "Die Adresse für die Verbindung ist keine vollständige ws- oder wss-URL.",
            "Prüfen Sie die Basis-URL und die Pfadparameter.",
          ],
    mixedChannel: () => [
      "Diese Seite wurde über https geladen, und Browser erlauben ihr nicht, sich mit einer ws-Adresse zu verbinden.",
      `Wählen Sie eine Umgebung mit einer wss-Adresse; der Anbieter der API kann eine anbieten. ${turnProxyOn}`,
    ],
    badProtocols: () => [
      "Die Unterprotokolle können nicht angeboten werden: Eines enthält ungültige Zeichen oder kommt zweimal vor.",
      "Achten Sie auf Leerzeichen und andere ungültige Zeichen im Header Sec-WebSocket-Protocol.",
    ],
    cors: (pageOrigin, fault) => [
      `Die API erlaubt Seiten von ${pageOrigin} nicht, ihre Antworten zu lesen: ${fault}.`,
      `Der Anbieter der API kann diesen Header ändern (die Regeln der Browser heißen CORS). ${withoutProxy}`,
    ],
    noResponse: (why) => [
      "Der Browser erhielt von der API keine Antwort oder keine, die diese Seite lesen darf.",
      `Sehen Sie in der Konsole des Browsers nach. Die Website konnte den Grund nicht finden: ${why}`,
    ],
    notOpened: ({ unsent }) => [
      "Der Browser konnte sich nicht mit der API verbinden und nennt einer Seite den Grund nicht.",
      unsent.length === 0
        ? "Sehen Sie in der Konsole des Browsers nach. Die API ist vielleicht außer Betrieb oder erlaubt Seiten dieser Website keine Verbindung."
        : `Die API verlangt vielleicht Header, die ein Browser mit einer Verbindung nicht senden kann: ${unsent.join(", ")}. ${turnProxyOn} Dieser sendet sie. Mehr steht in der Konsole des Browsers.`,
    ],
    closedByApi: ({ code, reason }) => [
      reason === "" ? `Die API schloss die Verbindung mit dem Code ${code} und nannte keinen Grund.` : reason,
      "Die Dokumentation der API sollte sagen, was der Code bedeutet.",
    ],
    messageTooLarge: ({ bytes, most }) => [
      `Die Nachricht von ${plural(bytes, { one: "{n} Byte", other: "{n} Bytes" })} wurde nicht gesendet: Der Proxy nimmt höchstens ${number(most)} an.`,
      `Senden Sie sie in kleineren Teilen. ${raiseLimit}`,
    ],
    refusedWith: (message, status) => `${message} Sie antwortete mit dem Status ${status}.`,
    notConfirmed: ({ host }) => [
      `Zugangsdaten dieser Anfrage waren nicht für ${host} bestätigt, deshalb wurde nichts gesendet.`,
      "Die Zugangsdaten oder die Umgebung haben sich inzwischen geändert. Senden Sie die Anfrage noch einmal.",
    ],
  },
  login: {
    codes: {
      "no-client-id": "Geben Sie die Client-ID ein, die Sie vom Anbieter erhalten haben.",
      "no-refresh-token":
        "Der Anbieter hat kein Refresh-Token ausgestellt, deshalb kann das Token nicht automatisch erneuert werden. Melden Sie sich noch einmal an.",
      "other-tab": "Dieser Tab hat diese Anmeldung nicht begonnen. Melden Sie sich noch einmal an.",
      "insecure-url": "Die URL der Anmeldung ist nicht https.",
      "memory-only":
        "Bei der Anmeldung ginge verloren, was Sie eingegeben haben, weil es nur im Arbeitsspeicher gehalten wird.",
      "not-completed": "Die Anmeldung wurde nicht abgeschlossen.",
      "no-renewal-url": "Die API gibt keine URL an, um dieses Token zu erneuern.",
      "other-host": "Sie haben diese Anmeldedaten für einen anderen Host eingegeben.",
      "no-login": "Diese API hat keine Anmeldung. Geben Sie stattdessen ein Token ein.",
      "no-json": "Die Antwort des Servers ist kein JSON.",
      "unknown-client": "Der Server kennt diese Client-ID mit diesem Client-Geheimnis nicht.",
      "no-answer": "Der Server antwortete nicht innerhalb von zehn Sekunden. Versuchen Sie es noch einmal.",
      "no-access-token": "Die Antwort des Servers enthält kein Zugriffstoken.",
      "no-token-type": "Die Antwort des Servers enthält die Art des Tokens nicht.",
      "bad-expiry": "Die Gültigkeitsdauer in der Antwort des Servers ist keine Zahl von Sekunden.",
      "bad-refresh-token": "Das Refresh-Token in der Antwort des Servers ist kein Text.",
      "bad-scope": "Die Berechtigungen in der Antwort des Servers sind kein Text.",
      "other-login":
        "Die Antwort gehört zu einer anderen Anmeldung: Ihr Zustand stimmt nicht überein. Melden Sie sich noch einmal an.",
      "other-provider": "Die Antwort kommt von einem anderen Anbieter. Melden Sie sich noch einmal an.",
      "no-oauth": "Die Antwort des Servers ist in OAuth 2 nicht gültig.",
    },
    parts: {
      moved: ({ before, now }) =>
        `Das Token kam von ${before}, käme jetzt aber von ${now}. Wenn das richtig ist, rufen Sie das Token selbst ab.`,
      barred: ({ host }) =>
        `Die Anmeldedaten wurden für einen anderen Host eingegeben und werden nicht an ${host} gesendet. Geben Sie sie für ${host} noch einmal ein.`,
      status: ({ text, detail }) =>
        detail === undefined ? `Der Server antwortete mit ${text}.` : `Der Server antwortete mit ${text}: ${detail}`,
      noToken: ({ path }) =>
        `Die Antwort des Servers enthält kein Token unter ${path}, dem Pfad in der Beschreibung der API.`,
      otherFlow: ({ flow, url }) =>
        `Die Anmeldung dieser API ist das Verfahren „${flow}“, das diese Seite nicht anbietet. ${
          url === undefined ? "Holen Sie ein Token beim Anbieter." : `Holen Sie ein Token unter ${url}.`
        }`,
      openId: ({ url }) =>
        `Diese API verwendet OpenID Connect, beschrieben unter ${url}. Holen Sie ein Token beim Anbieter.`,
    },
  },
  credential: {
    colon:
      "Der Benutzername enthält einen Doppelpunkt. Der Server würde das Folgende als Passwort lesen. Entfernen Sie den Doppelpunkt.",
    lineBreak: "einen Zeilenumbruch",
    control: (code) => `das Steuerzeichen ${code}`,
    contains: {
      username: (character) => `Der Benutzername enthält ${character}. Entfernen Sie das Zeichen.`,
      password: (character) => `Das Passwort enthält ${character}. Entfernen Sie das Zeichen.`,
      token: (character) =>
        `Der Wert enthält ${character}, was in einem Header nicht erlaubt ist. Entfernen Sie das Zeichen.`,
    },
  },
  ownCookies: "Entfernen Sie ihn, dann sendet der Browser seine eigenen Cookies für die API.",
  noReasons: {
    "no-proxy":
      "Sie hat keinen Proxy, der nachsehen könnte. Oft erlaubt die API keine Aufrufe von anderen Websites (CORS).",
    responds: "Von dort aufgerufen antwortet die API richtig.",
    "proxy-unreachable": "Ihr Proxy war nicht erreichbar.",
  },
  cors: {
    status: (status) =>
      `sie beantwortet die Voranfrage des Browsers (OPTIONS) mit dem Status ${status}; richtig wäre 204`,
    missing: (name, expected) => `der Header ${name} fehlt; er sollte ${expected} sein`,
    star: (name, expected) =>
      `der Header ${name} ist *, was für einen Aufruf mit Zugangsdaten nicht genügt; er sollte ${expected} sein`,
    wrong: (name, expected, found) => `der Header ${name} ist ${found}; er sollte ${expected} sein`,
    missingList: (name, expected) => `der Header ${name} fehlt; er sollte ${expected} nennen`,
    unlisted: (name, expected) => `der Header ${name} nennt ${expected} nicht`,
    unlistedStar: (name, expected) =>
      `der Header ${name} nennt ${expected} nicht (* zählt nicht für Aufrufe mit Zugangsdaten)`,
    inPreflight: (fault) => `in der Antwort auf die Voranfrage des Browsers (OPTIONS) gilt: ${fault}`,
  },
};
