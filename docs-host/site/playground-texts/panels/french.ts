import { failureIn } from "../failure-in.ts";
import { frenchFailures } from "../failures/french.ts";
import type { PanelTexts } from "../panel-texts.ts";
import { frenchTools } from "../tools/french.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "fr";
const plural = pluralIn(language);
const number = numberIn(language);
type Unit = readonly [one: string, several: string];
const units = (count: number, [one, several]: Unit): string =>
  plural(count, { one: `{n} ${one}`, other: `{n} ${several}` });
const messages = (count: number): string => plural(count, { one: "{n} message", other: "{n} messages" });

/** The texts of the playground's panels in French. */
export const frenchPanels: PanelTexts = {
  ...frenchTools,
  failures: failureIn(frenchFailures),
  response: {
    noPreview: "Pas d’aperçu de fichier pour ce type de contenu",
    viewBody: "Afficher le corps comme",
    treeView: "Arborescence",
    textView: "Texte",
    previewView: "Aperçu",
    htmlPreview: "Aperçu de la page, sans ses scripts",
    searchBody: "Rechercher dans la réponse",
    nextHit: "Résultat suivant",
    previousHit: "Résultat précédent",
    noHits: "Aucun résultat",
    foldAll: "Tout replier",
    unfoldAll: "Tout déplier",
    copyValue: "Copier la valeur",
    copyPath: "Copier le chemin",
    wholeBody: "le corps entier",
    asDocumented: "Conforme à la documentation",
    comparing: "Comparaison avec la documentation…",
    notCompared: "Cette réponse n’a pas pu être comparée à sa documentation.",
    bodyUnreadable: "Ce corps n’a pas pu être affiché. Enregistrez-le pour l’ouvrir dans une autre application.",
    hugeBody: "Ce JSON a trop de valeurs pour une arborescence, il est donc affiché en texte.",
    readingBody: "Lecture du corps…",
    hitOf: (position, count) => `${position} sur ${count}`,
    hitCount: (count, isCut) =>
      isCut ? `plus de ${number(count)} résultats` : plural(count, { one: "{n} résultat", other: "{n} résultats" }),
    mismatches: (count) =>
      plural(count, {
        one: "{n} valeur n’est pas conforme à la documentation",
        other: "{n} valeurs ne sont pas conformes à la documentation",
      }),
    notJson: (line, column, message) =>
      `Ce corps est déclaré comme JSON, mais il n’est pas valide. Ligne ${line}, colonne ${column} : ${message}.`,
    showSyntaxError: "Montrer l’endroit",
  },
  auth: {
    close: "Fermer",
    enterBearerToken: "Saisissez votre jeton Bearer",
    bearerToken: "Jeton Bearer",
    enterUsernameAndPassword: "Saisissez votre nom d’utilisateur et votre mot de passe",
    enterCredentials: "Saisissez vos identifiants",
    username: "Nom d’utilisateur",
    password: "Mot de passe",
    login: "Se connecter",
    logout: "Se déconnecter",
    resetToken: "Rétablir le jeton par défaut",
    provideToken: "Saisir le jeton à la main",
    loginInstead: "Se connecter plutôt",
    siteLoginKey: "Clé de votre connexion à ce site",
    siteLoginAbout: "Connectez-vous pour inscrire vos identifiants.",
    siteLoggedIn: "Vous êtes connecté. Vos identifiants sont inscrits.",
    siteLoggedInOnly: "Vous êtes connecté, mais vos identifiants ne sont pas inscrits.",
    siteLoginUnknown: "Impossible de vérifier si vous êtes encore connecté.",
    leavesPage: "Cette connexion quitte la page",
    keepAndLogIn: "Garder dans cet onglet et se connecter",
    forgetAndLogIn: "Oublier et se connecter",
    bearerTokenMethod: "Jeton Bearer",
    inputMethod: "Se connecter avec",
    fetchToken: "Obtenir un jeton Bearer",
    loginFailed: "La connexion avec ces identifiants a échoué",
    loggedIn: "Connecté.",
    fallbackToken: "jeton",
    tokenToUse: "Jeton à utiliser",
    authenticateBy: "S’authentifier par",
    usernameAndPassword: "Nom d’utilisateur et mot de passe",
    oauth: "OAuth",
    allNeeded: "Une requête a besoin de tous ceux-ci ensemble.",
    noCredentials: "Aucun identifiant",
    certificateNeeded: "Cette API demande un certificat client.",
    certificateAbout:
      "Le certificat appartient à la connexion, pas à la requête. Votre navigateur le choisit s’il appelle lui-même l’API ; le proxy de ce site n’en a pas. Une commande le reçoit en option, par exemple curl --cert client.pem --key client.key.",
    tokenFormat: (format) => `Format : ${format}.`,
    calledWithout: "Les requêtes sont envoyées sans identifiants.",
    grant: "Autorisation",
    authorizationCode: "Se connecter chez le fournisseur",
    clientCredentials: "Identifiants du client",
    clientId: "ID du client",
    clientSecret: "Secret du client",
    secretIfGiven: "Seulement si le fournisseur vous en a donné un.",
    scopes: "Portées",
    neededHere: "nécessaire ici",
    redirectTo: "Enregistrez cette URL de redirection auprès du fournisseur :",
    nothingHeld: "Aucun secret n’est gardé.",
    heldByDefault: "Inscrit par ce site. Gardé en mémoire, pas dans le stockage du navigateur.",
    heldInTab: "Gardé dans cet onglet jusqu’à ce que vous le fermiez.",
    heldInMemory: "Gardé en mémoire jusqu’à ce que vous quittiez ou rechargiez cette page.",
    receivedByNobody: "Pas encore envoyé à un hôte.",
    endsAt: "Expire",
    endedAt: "Expiré",
    forget: "Oublier",
    memoryOnly: "En mémoire seulement",
    memoryOnlyAbout: "Les identifiants restent hors du stockage du navigateur. Recharger la page les efface.",
    sendToHost: "Envoyer à cet hôte",
    dontSend: "Ne pas envoyer",
    removeFromForm: "Retirer du formulaire",
    changeAnswer: "Modifier",
    nothingSentYet: "Rien n’est envoyé avant que vous n’appuyiez sur « Envoyer ».",
    enterAgain: "Retirez-les et saisissez-les pour cet hôte.",
    secretValues: "les valeurs secrètes de ce formulaire",
    blanksRemoved: "Les espaces autour du texte collé ont été supprimées.",
    lineBreaksRemoved: "Les sauts de ligne autour du texte collé ont été supprimés.",
    yourBearerToken: "votre jeton Bearer",
    yourPair: "vos nom d’utilisateur et mot de passe",
    yourOAuthToken: "votre jeton OAuth",
    yours: (name) => `votre valeur de ${name}`,
    sendTo: (what, host) => `Envoyer ${what} à ${host} ?`,
    sendLoginDetails: (host) => `Envoyer vos données de connexion à ${host} ?`,
    enteredFor: (hosts) => `Vous avez saisi cette valeur pour ${hosts}.`,
    secretsAre: (names) => `Ce sont : ${names}.`,
    secretsEnteredFor: (names, hosts) => `Vous avez saisi ${names} pour ${hosts}.`,
    secretsBarred: (host) => `Les valeurs secrètes de ce formulaire ne sont pas envoyées à ${host}`,
    keptFrom: (what, host) => `Vous avez choisi de ne pas envoyer ${what} à ${host}.`,
    barredFrom: (what, host) =>
      `Vous avez saisi ${what} pour un autre hôte : rien de cela n’est donc envoyé à ${host}. Pour l’envoyer, saisissez-le pour cet hôte.`,
    sentAs: (name, place) =>
      ({
        header: `Envoyé comme en-tête ${name}.`,
        query: `Envoyé dans les paramètres de l’URL sous le nom ${name}.`,
        cookie: `Envoyé comme cookie ${name}.`,
      })[place],
    sentToTokenUrl: (urls) => `Envoyé uniquement à ${urls.join(" et ")}.`,
    scopesMissing: (scopes) => `Sans ${scopes}, l’API refusera peut-être cette requête.`,
    wouldForget: (names) => `Ces valeurs ne sont gardées qu’en mémoire et seraient perdues : ${names}.`,
    loginForm: (endpoint) => `Formulaire de connexion de ${endpoint}`,
    receivedBy: (hosts) => `Envoyé à : ${hosts}.`,
    forgetSecret: (name) => `Oublier ${name}`,
  },
  history: {
    sentRequests: "Requêtes envoyées",
    nothingSent: "Les requêtes que vous envoyez depuis cet onglet s’affichent ici. Vous pouvez les rouvrir.",
    sentPlan: "Requête envoyée",
    forgetSent: "Tout oublier",
    openSent: (title, time) => `Rouvrir : ${title}, envoyée à ${time}`,
  },
  stream: {
    views: "Vue du flux",
    rows: "Lignes",
    text: "Texte",
    time: "Temps",
    event: "Événement",
    id: "ID",
    data: "Données",
    units: {
      sse: ["événement", "événements"],
      ndjson: ["ligne", "lignes"],
      text: ["fragment", "fragments"],
      bytes: undefined,
    },
    cut: "Le flux s’est terminé au milieu d’un événement. La vue en texte montre l’événement incomplet.",
    unmarked: "Le flux s’est terminé sans sa marque de fin documentée.",
    pause: "Suspendre",
    follow: "Suivre",
    filterRows: "Filtrer les lignes",
    copyStream: "Copier les données reçues",
    copyData: "Copier les données",
    closeRow: "Fermer la ligne",
    facts: (count, unit, bytes, firstByte) =>
      [
        ...(unit === undefined ? [] : [units(count, unit)]),
        `${bytes} b`,
        firstByte === undefined
          ? "aucun octet pour l’instant"
          : `premier octet après ${number(firstByte, 2)} ms, vu de cette page`,
      ].join(" · "),
    soFar: (count, unit, bytes) =>
      unit === undefined
        ? `Jusqu’ici ${plural(bytes, { one: "{n} octet", other: "{n} octets" })}`
        : `Jusqu’ici ${units(count, unit)}`,
    at: (ms) => `+${number(ms / 1000, 3)} s`,
    after: (ms) => `${number(ms / 1000, 3)} s après l’envoi`,
    row: (position) => `Ligne ${position}`,
    rowId: (id) => `ID ${id}`,
    dataOf: (position) => `Données de la ligne ${position}`,
    resume: (count, unit) =>
      count === 0 || unit === undefined
        ? "Reprendre"
        : plural(count, { one: "Reprendre ({n} nouveau)", other: "Reprendre ({n} nouveaux)" }),
    rowsFound: (found, all) => `${number(found)} lignes sur ${number(all)}`,
    rowsDropped: (count, unit) =>
      unit === undefined ? "" : `Supprimé au début pour économiser la mémoire : ${units(count, unit)}.`,
    notAsDocumented: (count, all) =>
      plural(count, {
        one: `{n} ligne sur ${number(all)} n’est pas conforme à la documentation.`,
        other: `{n} lignes sur ${number(all)} ne sont pas conformes à la documentation.`,
      }),
    notChecked: (count) =>
      plural(count, {
        one: "{n} ligne a été supprimée avant d’être comparée à la documentation.",
        other: "{n} lignes ont été supprimées avant d’être comparées à la documentation.",
      }),
    textDropped: (count) =>
      `Les ${number(count)} premiers caractères du texte ont été supprimés pour économiser la mémoire. Vous pouvez copier et enregistrer le reste.`,
    bytesDropped: (count) =>
      `Les ${number(count)} derniers octets ont été supprimés pour économiser la mémoire. Vous pouvez lire et enregistrer le reste.`,
    rowDropped: (count) => `Cette ligne est trop longue : ses ${number(count)} derniers caractères ont été supprimés.`,
    lastPart: (shown, whole) =>
      `Voici les ${number(shown)} derniers caractères sur ${number(whole)}. Copiez ou enregistrez pour les avoir tous.`,
  },
  channel: {
    connect: "Se connecter",
    connecting: "Connexion en cours…",
    disconnect: "Se déconnecter",
    connected: "Connecté",
    notConnected: "Non connecté",
    stopsConnecting: "Appuyez à nouveau pour abandonner la connexion.",
    disconnecting: "Fermeture de la connexion…",
    channelUrl: "URL du canal",
    sendMessage: "Envoyer le message",
    messages: "Messages",
    channelForms: "Connexion",
    formsAndMessages: "Connexion et messages",
    resizeChannel: "Redimensionner les formulaires et les messages",
    noMessagesToSend: "Ce canal n’accepte pas de messages. Il ne fait qu’en envoyer.",
    reconnect: "Se reconnecter si la connexion est perdue",
    reconnecting: "La connexion a été perdue. Elle va bientôt être rétablie.",
    stopReconnecting: "Ne plus se reconnecter",
    notReconnected: "L’API a fermé la connexion, elle n’est donc pas rouverte automatiquement.",
    discard: "Abandonner",
    saveMessage: "Enregistrer",
    savedAbout: "Enregistrés dans cet onglet, sans identifiants.",
    messagesSoFar: (count) => (count === 0 ? "Messages" : `Messages (${number(count)})`),
    closedWith: (code) => `La connexion s’est fermée avec le code ${code}.`,
    leftNormally: (code, reason) =>
      `L’API a fermé la connexion${code === 1005 ? "" : ` avec le code ${code}`}${reason === "" ? "." : ` : ${reason}`}`,
    messagesWait: (count) =>
      plural(count, {
        one: "{n} message attend. Il sera envoyé à l’ouverture de la connexion.",
        other: "{n} messages attendent. Ils seront envoyés à l’ouverture de la connexion.",
      }),
    messagesRefused: (count) =>
      plural(count, { one: "{n} message n’a pas été envoyé", other: "{n} messages n’ont pas été envoyés" }),
    headersUnsent: (names) =>
      `Non envoyés : ${names}. Un navigateur n’envoie pas d’en-têtes avec une connexion, et le proxy de ce site n’en transmet pas qui décrivent la connexion, l’appelant ou un autre hôte.`,
    direct: "Votre navigateur se connecte lui-même à l’API",
    directReason:
      "Le serveur de cette page n’accepte pas de connexions WebSocket. Un navigateur ne peut envoyer aucun en-tête sauf Sec-WebSocket-Protocol, et la session de ce site n’est pas utilisée.",
    sendMessageOf: (name) => `Envoyer le message ${name}`,
    savedMessages: (count) => (count === 0 ? "Messages enregistrés" : `Messages enregistrés (${number(count)})`),
    savedName: (name, position) => `${name} ${position}`,
    savedNameOf: (name) => `Enregistrer ${name} sous`,
    loadSaved: (name) => `Inscrire ${name}`,
  },
  log: {
    messages: "Messages",
    clear: "Vider",
    empty: "Aucun message pour l’instant",
    emptyAdvice: "Les messages que vous envoyez et recevez s’affichent ici.",
    time: "Heure",
    origin: "Origine",
    name: "Message",
    data: "Données",
    origins: { client: "envoyé", server: "reçu", endSample: "fin" },
    unsent: "non envoyé",
    notCompared: "Ce message est trop long pour être comparé à sa documentation.",
    filterOrigin: "Afficher les messages",
    anyOrigin: "Tous",
    sent: "Envoyés",
    received: "Reçus",
    filterType: "Type de message",
    anyType: "Tous les types",
    search: "Rechercher dans les messages",
    pause: "Suspendre",
    follow: "Suivre",
    save: "Enregistrer en JSON Lines",
    fileName: "liste-messages.jsonl",
    bytesName: (id) => `octets-message-${id}.bin`,
    noneShown: "Aucun message ne correspond à ces filtres.",
    resume: (count) =>
      count === 0 ? "Reprendre" : plural(count, { one: "Reprendre ({n} nouveau)", other: "Reprendre ({n} nouveaux)" }),
    facts: (sent, received, unsent) =>
      [
        plural(sent, { one: "{n} envoyé", other: "{n} envoyés" }),
        plural(received, { one: "{n} reçu", other: "{n} reçus" }),
        ...(unsent === 0 ? [] : [plural(unsent, { one: "{n} non envoyé", other: "{n} non envoyés" })]),
      ].join(" · "),
    soFar: (count) => `Jusqu’ici ${messages(count)}`,
    dropped: (count) =>
      plural(count, {
        one: "Le premier message a été supprimé pour économiser la mémoire.",
        other: "Les {n} premiers messages ont été supprimés pour économiser la mémoire.",
      }),
    notAsDocumented: (count, all) =>
      plural(count, {
        one: `{n} message sur ${number(all)} n’est pas conforme à la documentation.`,
        other: `{n} messages sur ${number(all)} ne sont pas conformes à la documentation.`,
      }),
    notChecked: (count) =>
      plural(count, {
        one: "{n} message a été supprimé avant d’être comparé à la documentation.",
        other: "{n} messages ont été supprimés avant d’être comparés à la documentation.",
      }),
    message: (id) => `Message ${id}`,
    dataOf: (id) => `Données du message ${id}`,
    copyData: "Copier les données",
    close: "Fermer le message",
    bytes: (count) => plural(count, { one: "{n} octet", other: "{n} octets" }),
    saveBytes: "Enregistrer les octets",
  },
  answerTools: {
    title: "Enregistrer et comparer",
    record: "Enregistrer les réponses",
    recordAbout: "Les réponses sont gardées dans ce navigateur, sans identifiants, jusqu’à ce que vous les supprimiez.",
    startRecording: "Démarrer l’enregistrement",
    stopRecording: "Arrêter l’enregistrement",
    exportAnswers: "Exporter",
    deleteAnswers: "Supprimer",
    recordFailed: "Les réponses enregistrées ne peuvent être ni lues ni enregistrées. Supprimez-les pour recommencer.",
    play: "Montrer les réponses enregistrées",
    playChoices: { "out-of-reach": "Quand l’API est injoignable", always: "Toujours", never: "Jamais" },
    compare: "Comparer les réponses",
    compareAbout:
      "Gardez cette réponse, puis envoyez à nouveau la requête avec un autre environnement ou d’autres identifiants pour voir les différences.",
    keepAnswer: "Garder cette réponse",
    keepInstead: "Garder plutôt cette réponse",
    discardAnswer: "Abandonner la réponse gardée",
    ignore: "Ne pas comparer",
    ignoreAbout: "Un par ligne : le nom d’un en-tête, ou un endroit du corps, comme /items/*/updatedAt.",
    place: "Endroit",
    before: "Réponse gardée",
    after: "Cette réponse",
    status: "Statut",
    wholeBody: "Corps",
    missing: "absent",
    equal: "Les deux réponses sont identiques.",
    sameAnswer: "Ceci est la réponse gardée.",
    header: (name) => `En-tête ${name}`,
    kept: (status, address, time) => `Gardée : ${status} de ${address}, ${time}`,
    recorded: (count) =>
      plural(count, { one: "{n} réponse est enregistrée.", other: "{n} réponses sont enregistrées." }),
    differences: (count, isCut) =>
      isCut
        ? `Plus de ${number(count)} différences`
        : plural(count, { one: "{n} différence", other: "{n} différences" }),
  },
  replay: {
    refused: "Ce fichier ne peut pas être ouvert ici",
    elsewhere: "Ce fichier concerne un autre point d’accès",
    opened: "Le formulaire est tel qu’il était lors de l’échec",
    openedLast: "Le formulaire ne contient que la dernière requête de cet échec",
    outdated: "La définition a changé depuis l’enregistrement de cet échec",
    of: (endpoint, law, message) => `${endpoint}, ${law}: ${message}`,
    ofNoEndpoint: (file, endpoint) => `${file} concerne ${endpoint}, que cette API n’a pas.`,
    lastOf: (steps) =>
      `C’était la dernière de ${number(steps)} étapes. Les étapes précédentes, telles qu’enregistrées :`,
    noAnswer: "pas de réponse",
    runAll: "Pour exécuter toutes les étapes :",
    unsavedValue: (name) => `Le fichier n’a pas la valeur de ${name} qui a été envoyée ; le formulaire en a une autre.`,
  },
};
