import { findingIn } from "../finding-in.ts";
import { frenchFindings } from "../findings/french.ts";
import { french } from "../languages/french.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "fr";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in French. */
export const frenchTools: ToolTexts = {
  generated: {
    finding: findingIn(language, frenchFindings, french.form.phrase),
    noAnswerWithin: (seconds) => `Aucune réponse en ${seconds} s.`,
    about:
      "Envoie des requêtes valides et non valides, créées à partir de la description, et liste les endroits où l’API ne la respecte pas. Les valeurs de votre formulaire sont essayées d’abord, et son chemin est gardé dans la plupart des requêtes.",
    close: "Fermer",
    calls: "Requêtes",
    seconds: "Secondes",
    rate: "Requêtes par seconde",
    seed: "Graine",
    seedAbout: "La même graine envoie les mêmes requêtes à une API qui répond de la même façon.",
    newSeed: "Nouvelle graine",
    methods: "Méthodes",
    safeMethods: "Seulement les méthodes qui ne modifient rien",
    allMethods: "Toutes les méthodes",
    wholeNumber: (least, most) => `Saisissez un nombre entier de ${number(least)} à ${number(most)}.`,
    needsAllMethods: (method) =>
      `${method} peut modifier des données. Aucune de ces requêtes n’est donc envoyée tant que vous ne choisissez pas toutes les méthodes.`,
    start: "Démarrer",
    startAgain: "Redémarrer",
    stop: "Arrêter",
    stopping: "Arrêt en cours",
    confirmTitle: (host) => `Ces requêtes peuvent modifier des données de ${host}`,
    confirmText: (calls, method) =>
      `Jusqu’à ${number(calls)} requêtes avec ${method} et d’autres méthodes peuvent y ajouter, modifier ou supprimer des données, et cela ne peut pas être annulé. Utilisez un environnement de test.`,
    confirm: (host) => `Les envoyer à ${host}`,
    cancel: "Annuler",
    progress: (count) => plural(count, { one: "{n} requête envoyée", other: "{n} requêtes envoyées" }),
    running: "Envoi des requêtes.",
    waiting:
      "Le proxy de ce site n’accepte pas d’autres requêtes pour le moment. L’essai continue dès qu’il en accepte.",
    firstFailure: (message) => `Un écart a été trouvé : ${message}`,
    ends: {
      done: "Toutes les sortes de requêtes ont été envoyées",
      calls: "Le nombre de requêtes est atteint",
      time: "Le temps est écoulé",
      interrupted: "Arrêté",
      unreachable: "L’API n’a pas pu être jointe",
    },
    result: (end, sent, found) => `${end}. ${sent}, ${found}.`,
    found: (count) => (count === 0 ? "aucun écart" : plural(count, { one: "{n} écart", other: "{n} écarts" })),
    failed: "Les requêtes n’ont pas pu être envoyées",
    failures: "Écarts",
    noFailures: "Aucun jusqu’ici.",
    seen: (count) => plural(count, { one: "{n} fois", other: "{n} fois" }),
    cause: "Raison",
    check: "Contrôle",
    count: "Occurrences",
    act: "Requête",
    open: "Ouvrir dans le formulaire",
    openAbout: (message) => `Ouvrir dans le formulaire : ${message}`,
    export: "Exporter",
    exportAbout: (message) => `Exporter : ${message}`,
    table: "Requêtes envoyées",
    tableOf: (shown, count) => `Les ${number(shown)} dernières requêtes sur ${number(count)}`,
    position: "N°",
    status: "Statut",
    time: "Durée",
    changed: "Ce qui a été modifié",
    milliseconds: (time) => `${number(Math.round(time))} ms`,
    passed: "réussi",
    refused: "refusé : saisissez d’autres identifiants",
    notJudged: "non vérifié",
    same: "rien",
    value: (place, value) => `${place} : ${value}`,
    without: (place) => `sans ${place}`,
    more: (count) => plural(count, { one: "{n} autre", other: "{n} autres" }),
    isMethod: (method) => `la méthode ${method}`,
    isHeader: (name, value) => `l’en-tête ${name}: ${value}`,
    withoutHeader: (name) => `sans l’en-tête ${name}`,
    isBody: (text) => (text === "" ? "un corps vide" : `le corps ${text}`),
    withChange: (what) => `avec ${what}`,
    credentials: {
      none: "sans identifiants",
      wrong: "avec des identifiants inventés",
      other: "avec d’autres identifiants",
    },
    sections: {
      headers: "en-tête",
      pathParameters: "paramètre de chemin",
      queryParameters: "paramètre de requête",
      body: "corps",
    },
    otherRequests: (count) => plural(count, { one: "après {n} autre requête", other: "après {n} autres requêtes" }),
    beyondForm: (what) =>
      `Un formulaire ne peut pas contenir toute cette requête ; elle a été envoyée ainsi : ${what}. Le fichier exporté contient tout.`,
    loading: "Lecture de la description",
    offline: "Vous êtes hors ligne. Connectez-vous à un réseau, puis redémarrez.",
    tooLarge:
      "La description de ce point de terminaison est trop grande pour créer des requêtes dans une page. Testez-le avec la commande : callboard test.",
    unchecked: {
      "locked-out":
        "Rien n’a été vérifié : l’API a refusé chaque requête avec 401 ou 403. Saisissez dans le bac à sable des identifiants qu’elle accepte, puis redémarrez.",
      unreadable:
        "Rien n’a été vérifié : la page n’a reçu aucune réponse qu’elle peut lire. Si l’API répond à d’autres programmes, son fournisseur peut autoriser les pages de ce site (CORS), ou le site peut envoyer les requêtes par son proxy.",
    },
    noValues:
      "Aucune requête n’a été envoyée : la description ne permet aucune valeur pour ce point de terminaison. Remplissez le formulaire, puis redémarrez.",
    answerFirst: "Confirmez dans le bac à sable que vos identifiants peuvent être envoyés à cet hôte, puis redémarrez.",
    notLoaded: "Les requêtes générées n’ont pas pu être chargées. Vérifiez votre réseau, puis redémarrez.",
    noServer: "Choisissez un environnement ou saisissez l’adresse de l’API, puis redémarrez.",
  },
  recorder: {
    record: "Enregistrer",
    recordAgain: "Enregistrer à nouveau",
    removeRecording: "Supprimer l’enregistrement",
    asking: "Autorisez le microphone pour commencer l’enregistrement.",
    recording: "Enregistrement en cours",
    finishing: "Fin de l’enregistrement…",
    recordedTime: "Durée enregistrée",
    soundOf: (name, field) => `${name}, ${field}`,
    download: (name) => `Télécharger ${name}`,
    cannotPlay: (name) => `Ce navigateur ne peut pas lire ${name}.`,
    recordsWebm: (asked) => `Les enregistrements sont en WebM avec Opus (audio/webm) ; ce champ demande ${asked}.`,
    recorded: (time, ending) =>
      ({
        stopped: `Durée enregistrée : ${time}.`,
        unplugged: `Le microphone a été débranché. Durée enregistrée jusque-là : ${time}.`,
        hidden: `L’enregistrement s’est terminé quand la page a été masquée. Durée enregistrée jusque-là : ${time}.`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported:
          "Ce navigateur ne peut pas enregistrer en WebM avec Opus. Utilisez un autre navigateur, ou enregistrez avec une autre application et choisissez le fichier.",
        insecure: "Les navigateurs n’enregistrent que sur les pages dont l’adresse est sécurisée (https).",
        denied:
          "Cette page n’a pas accès au microphone. Autorisez-le dans les paramètres du navigateur pour ce site, puis enregistrez à nouveau.",
        missing: "Aucun microphone trouvé. Branchez-en un, puis enregistrez à nouveau.",
        busy: "Le microphone ne peut pas être ouvert. Fermez les autres programmes qui l’utilisent, puis enregistrez à nouveau.",
        hidden: "La page a été masquée avant le début de l’enregistrement. Enregistrez à nouveau.",
        empty: "Le microphone n’a enregistré aucun son. Enregistrez à nouveau.",
        unexpected: `L’enregistrement a échoué : ${detail.replace(/[.]$/, "")}. Enregistrez à nouveau.`,
      })[cause],
  },
};
