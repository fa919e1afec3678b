import { findingIn } from "../finding-in.ts";
import { germanFindings } from "../findings/german.ts";
import { german } from "../languages/german.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "de";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in German. */
export const germanTools: ToolTexts = {
  generated: {
    finding: findingIn(language, germanFindings, german.form.phrase),
    noAnswerWithin: (seconds) => `Innerhalb von ${seconds} s kam keine Antwort.`,
    about:
      "Sendet gültige und ungültige Anfragen, die aus der Beschreibung erzeugt werden, und listet auf, wo die API davon abweicht. Die Werte Ihres Formulars werden zuerst ausprobiert, und sein Pfad bleibt in den meisten Anfragen.",
    close: "Schließen",
    calls: "Anfragen",
    seconds: "Sekunden",
    rate: "Anfragen pro Sekunde",
    seed: "Startwert",
    seedAbout: "Derselbe Startwert sendet dieselben Anfragen an eine API, die gleich antwortet.",
    newSeed: "Neuer Startwert",
    methods: "Methoden",
    safeMethods: "Nur Methoden, die nichts ändern",
    allMethods: "Alle Methoden",
    wholeNumber: (least, most) => `Geben Sie eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
    needsAllMethods: (method) =>
      `${method} kann Daten ändern. Deshalb wird keine dieser Anfragen gesendet, solange Sie nicht alle Methoden wählen.`,
    start: "Starten",
    startAgain: "Erneut starten",
    stop: "Stopp",
    stopping: "Wird gestoppt",
    confirmTitle: (host) => `Diese Anfragen können Daten von ${host} ändern`,
    confirmText: (calls, method) =>
      `Bis zu ${number(calls)} Anfragen mit ${method} und anderen Methoden können dort Daten hinzufügen, ändern oder löschen. Das lässt sich nicht rückgängig machen. Verwenden Sie eine Testumgebung.`,
    confirm: (host) => `An ${host} senden`,
    cancel: "Abbrechen",
    progress: (count) => plural(count, { one: "{n} Anfrage gesendet", other: "{n} Anfragen gesendet" }),
    running: "Anfragen werden gesendet.",
    waiting:
      "Der Proxy dieser Website lässt im Moment keine weiteren Anfragen zu. Der Lauf geht weiter, sobald er es tut.",
    firstFailure: (message) => `Eine Abweichung wurde gefunden: ${message}`,
    ends: {
      done: "Alle Arten von Anfragen wurden gesendet",
      calls: "Die Anzahl der Anfragen ist erreicht",
      time: "Die Zeit ist um",
      interrupted: "Gestoppt",
      unreachable: "Die API war nicht erreichbar",
    },
    result: (end, sent, found) => `${end}. ${sent}, ${found}.`,
    found: (count) =>
      count === 0 ? "keine Abweichungen" : plural(count, { one: "{n} Abweichung", other: "{n} Abweichungen" }),
    failed: "Die Anfragen konnten nicht gesendet werden",
    failures: "Abweichungen",
    noFailures: "Bisher keine.",
    seen: (count) => plural(count, { one: "{n}-mal", other: "{n}-mal" }),
    cause: "Ursache",
    check: "Prüfung",
    count: "Anzahl",
    act: "Anfrage",
    open: "Im Formular öffnen",
    openAbout: (message) => `Im Formular öffnen: ${message}`,
    export: "Exportieren",
    exportAbout: (message) => `Exportieren: ${message}`,
    table: "Gesendete Anfragen",
    tableOf: (shown, count) => `Die letzten ${number(shown)} von ${number(count)} Anfragen`,
    position: "Nr.",
    status: "Statuscode",
    time: "Zeit",
    changed: "Was geändert wurde",
    milliseconds: (time) => `${number(Math.round(time))} ms`,
    passed: "bestanden",
    refused: "abgelehnt: Geben Sie andere Zugangsdaten ein",
    notJudged: "nicht geprüft",
    same: "nichts",
    value: (place, value) => `${place}: ${value}`,
    without: (place) => `ohne ${place}`,
    more: (count) => `${number(count)} weitere`,
    isMethod: (method) => `die Methode ${method}`,
    isHeader: (name, value) => `der Header ${name}: ${value}`,
    withoutHeader: (name) => `ohne den Header ${name}`,
    isBody: (text) => (text === "" ? "ein leerer Body" : `der Body ${text}`),
    withChange: (what) => `geändert: ${what}`,
    credentials: {
      none: "ohne Zugangsdaten",
      wrong: "mit erfundenen Zugangsdaten",
      other: "mit anderen Zugangsdaten",
    },
    sections: {
      headers: "Header",
      pathParameters: "Pfadparameter",
      queryParameters: "Query-Parameter",
      body: "Body",
    },
    otherRequests: (count) => plural(count, { one: "nach {n} anderen Anfrage", other: "nach {n} anderen Anfragen" }),
    beyondForm: (what) =>
      `Ein Formular kann diese Anfrage nicht ganz enthalten; so wurde sie gesendet: ${what}. Die exportierte Datei enthält alles.`,
    loading: "Die Beschreibung wird gelesen",
    offline: "Sie sind offline. Verbinden Sie sich mit einem Netzwerk und starten Sie dann erneut.",
    tooLarge:
      "Die Beschreibung dieses Endpunkts ist zu groß, um Anfragen auf einer Seite zu erzeugen. Testen Sie ihn mit dem Befehl: callboard test.",
    unchecked: {
      "locked-out":
        "Nichts wurde geprüft: Die API hat jede Anfrage mit 401 oder 403 abgelehnt. Geben Sie im Playground Zugangsdaten ein, die sie annimmt, und starten Sie dann erneut.",
      unreadable:
        "Nichts wurde geprüft: Die Seite hat keine Antwort erhalten, die sie lesen kann. Wenn die API anderen Programmen antwortet, kann ihr Anbieter Seiten dieser Website zulassen (CORS), oder die Website kann Anfragen über ihren Proxy senden.",
    },
    noValues:
      "Keine Anfrage wurde gesendet: Die Beschreibung erlaubt keine Werte für diesen Endpunkt. Füllen Sie das Formular aus und starten Sie dann erneut.",
    answerFirst:
      "Bestätigen Sie im Playground, dass Ihre Zugangsdaten an diesen Host gehen dürfen, und starten Sie dann erneut.",
    notLoaded:
      "Die generierten Anfragen konnten nicht geladen werden. Prüfen Sie Ihr Netzwerk und starten Sie dann erneut.",
    noServer: "Wählen Sie eine Umgebung oder geben Sie die Adresse der API ein, und starten Sie dann erneut.",
  },
  recorder: {
    record: "Aufnehmen",
    recordAgain: "Erneut aufnehmen",
    removeRecording: "Aufnahme entfernen",
    asking: "Erlauben Sie das Mikrofon, um die Aufnahme zu starten.",
    recording: "Aufnahme läuft",
    finishing: "Die Aufnahme wird abgeschlossen …",
    recordedTime: "Aufgenommene Zeit",
    soundOf: (name, field) => `${name}, ${field}`,
    download: (name) => `${name} herunterladen`,
    cannotPlay: (name) => `Dieser Browser kann ${name} nicht abspielen.`,
    recordsWebm: (asked) => `Aufnahmen sind WebM mit Opus (audio/webm); dieses Feld verlangt ${asked}.`,
    recorded: (time, ending) =>
      ({
        stopped: `${time} aufgenommen.`,
        unplugged: `Das Mikrofon wurde getrennt. Bis dahin wurden ${time} aufgenommen.`,
        hidden: `Die Aufnahme endete, als die Seite verborgen wurde. Bis dahin wurden ${time} aufgenommen.`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported:
          "Dieser Browser kann kein WebM mit Opus aufnehmen. Verwenden Sie einen anderen Browser, oder nehmen Sie mit einer anderen App auf und wählen Sie die Datei.",
        insecure: "Browser nehmen nur auf Seiten mit einer sicheren Adresse (https) auf.",
        denied:
          "Diese Seite darf das Mikrofon nicht verwenden. Erlauben Sie es in den Einstellungen des Browsers für diese Website und nehmen Sie dann erneut auf.",
        missing: "Kein Mikrofon gefunden. Schließen Sie eines an und nehmen Sie dann erneut auf.",
        busy: "Das Mikrofon kann nicht geöffnet werden. Schließen Sie andere Programme, die es verwenden, und nehmen Sie dann erneut auf.",
        hidden: "Die Seite wurde verborgen, bevor die Aufnahme begann. Nehmen Sie erneut auf.",
        empty: "Das Mikrofon hat keinen Ton aufgenommen. Nehmen Sie erneut auf.",
        unexpected: `Die Aufnahme ist fehlgeschlagen: ${detail.replace(/[.]$/, "")}. Nehmen Sie erneut auf.`,
      })[cause],
  },
};
