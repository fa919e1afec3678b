import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in German. Digits are positions of values, where these have another order. */
export const germanFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "Eine Anfrage, die alle Regeln der Beschreibung einhält, wurde mit {} abgelehnt.",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "Eine Anfrage, die gegen die Beschreibung verstößt ({}), wurde mit {} statt mit einem Fehler beantwortet.",
  "The header {} is {}; HTTP expects {}.": "Der Header {} ist {}; HTTP erwartet {}.",
  'a text in quotes, such as "a1"': 'ein Text in Anführungszeichen, etwa "a1"',
  "a number of seconds or an HTTP date": "eine Zahl von Sekunden oder ein HTTP-Datum",
  "an HTTP date": "ein HTTP-Datum",
  "The documented header {} is missing.": "Der dokumentierte Header {} fehlt.",
  "The header {} is {}; {} is documented.": "Der Header {} ist {}; dokumentiert ist: {}.",
  "another value": "ein anderer Wert",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "Die Antwort mit {} hat einen Inhalt, aber keinen Content-Type; dokumentiert ist {}.",
  "The body of the answer with {} is {}; {} is documented.":
    "Der Inhalt der Antwort mit {} ist: {}; dokumentiert ist: {}.",
  "The server did not answer in time.": "Der Server antwortete nicht rechtzeitig.",
  "The server refused the connection, after it had answered before.":
    "Der Server lehnte die Verbindung ab, nachdem er vorher geantwortet hatte.",
  "The server closed the connection without an answer.": "Der Server schloss die Verbindung ohne Antwort.",
  "The server sent something that is not an HTTP response.": "Der Server sendete etwas, das keine HTTP-Antwort ist.",
  "The host can't be found.": "Der Host wurde nicht gefunden.",
  "No secure connection could be made.": "Eine sichere Verbindung war nicht möglich.",
  "The answer with {} contains {}.": "Die Antwort mit {} enthält {}.",
  "a stack trace of {}": "einen Stacktrace von {}",
  "an error of {}": "eine Fehlermeldung von {}",
  "an error of a database": "eine Fehlermeldung einer Datenbank",
  "The answer with {} contains the credential of the request.":
    "Die Antwort mit {} enthält die Zugangsdaten der Anfrage.",
  "The server answered with {}; the description names {}.": "Der Server antwortete mit {}; die Beschreibung nennt {}.",
  "The server answered with {}.": "Der Server antwortete mit {}.",
  "The server answered with {} to a valid request.": "Der Server antwortete auf eine gültige Anfrage mit {}.",
  "The server answered with {} to a request that it should refuse ({}).":
    "Der Server antwortete mit {} auf eine Anfrage, die er ablehnen sollte ({}).",
  "The answer with {} has no body; {} is documented.": "Die Antwort mit {} hat keinen Inhalt; dokumentiert ist: {}.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "Der Inhalt der Antwort mit {} ist nicht UTF-8, wie JSON es sein muss (RFC 8259, Abschnitt 8.1).",
  "The body of the answer with {} is not valid JSON.": "Der Inhalt der Antwort mit {} ist kein gültiges JSON.",
  "{} of the answer with {} is {}; {} is documented.": "{} in der Antwort mit {} ist: {}; dokumentiert ist: {}.",
  "The answer took {} ms; at most {} ms are allowed.": "Die Antwort dauerte {} ms; erlaubt sind höchstens {} ms.",
  "event {} is {}; {} is documented.": "Ereignis {} ist: {}; dokumentiert ist: {}.",
  "line {} is {}; {} is documented.": "Zeile {} ist: {}; dokumentiert ist: {}.",
  "{} of event {} is {}; {} is documented.": "{} in Ereignis {} ist: {}; dokumentiert ist: {}.",
  "{} of line {} is {}; {} is documented.": "{} in Zeile {} ist: {}; dokumentiert ist: {}.",
  "The answer contains {}, which is write-only.": "Die Antwort enthält {}, was nur geschrieben werden darf.",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "Ein Client, der nur {} annimmt, erhielt {}; die Beschreibung sieht dafür 406 vor.",
  "A client that accepts only the documented {} got {}.":
    "Ein Client, der nur das dokumentierte {} annimmt, erhielt {}.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "Ein Objekt, das noch das Entity-Tag {} hat, wurde noch einmal mit {} statt mit 304 gesendet.",
  "A call without credentials was answered with {}; the description requires them.":
    "Ein Aufruf ohne Zugangsdaten wurde mit {} beantwortet; die Beschreibung verlangt sie.",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "Ein Aufruf mit erfundenen Zugangsdaten wurde mit {} beantwortet; die Beschreibung verlangt gültige.",
  "HEAD was answered with {}, GET with {}.": "HEAD wurde mit {} beantwortet, GET mit {}.",
  "HEAD has the Content-Type {}, GET has {}.": "HEAD hat den Content-Type {}, GET hat {}.",
  "HEAD announces {} bytes, GET has {}.": "HEAD kündigt {} Bytes an, GET hat {}.",
  "A repeated request with the same {} got another answer.":
    "Eine wiederholte Anfrage mit gleichem {} erhielt eine andere Antwort.",
  "{} was answered with {}; the description does not have it at this path.":
    "{} wurde mit {} beantwortet; die Beschreibung hat die Methode unter diesem Pfad nicht.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "{} erhielt 405 ohne die Methoden dieses Pfads: Der Header Allow fehlt (RFC 9110, Abschnitt 15.5.6).",
  "OPTIONS lists {}; the description has {} too.": "OPTIONS nennt {}; die Beschreibung hat auch {}.",
  "A page links to itself, so the list never ends.":
    "Eine Seite führt wieder zu sich selbst, sodass ihre Liste kein Ende hat.",
  "Page {} has an item twice.": "Seite {} hat einen Eintrag zweimal.",
  "Page {} has an item of the page before.": "Seite {} hat einen Eintrag der Seite davor.",
  "The same request was answered with {}, then with {}.": "Dieselbe Anfrage wurde mit {} beantwortet, dann mit {}.",
  "The same request was answered with the same items in another order.":
    "Dieselbe Anfrage wurde mit denselben Einträgen in anderer Reihenfolge beantwortet.",
  "The server answered with 429 and does not say when to try again.":
    "Der Server antwortete mit 429 und sagt nicht, wann man es wieder versuchen soll.",
  "{} at {}": "{} bei {}",
  "another type at {}": "ein anderer Typ bei {}",
  "without the header {}": "ohne den Header {}",
  "with JSON that ends too early": "mit JSON, das zu früh endet",
  "with text that is not JSON": "mit Text, der kein JSON ist",
  "without its required body": "ohne den erforderlichen Inhalt",
  "with the media type {}": "mit dem Medientyp {}",
};
