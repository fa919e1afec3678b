import type { FailureTable } from "../failure-in.ts";
import { numberIn, pluralIn } from "../write.ts";

const [plural, number] = [pluralIn("fr"), numberIn("fr")];
const raiseLimit = "L’opérateur du site peut relever la limite.";
const turnProxyOn = "L’opérateur de ce site peut activer son proxy.";
const withoutProxy = `Envoyez-la depuis un terminal, avec l’extrait de code. ${turnProxyOn}`;
const askProvider = "Sinon, demandez au fournisseur de l’API.";
const inAMoment = "Réessayez dans un instant.";
const checkLog = "Réessayez. Si cela continue, le fournisseur de l’API devrait consulter le journal du serveur.";

/** Why a request failed or a login gave no token, in French. */
export const frenchFailures: FailureTable = {
  codes: {
    unexpected: ["La requête n’a pas pu être envoyée à cause d’une erreur inattendue."],
    "proxy-unreachable": [
      "Le proxy de ce site est injoignable.",
      "Vérifiez votre réseau et renvoyez la requête. Si d’autres pages de ce site s’affichent, prévenez son opérateur.",
    ],
    "answer-cut": [
      "La connexion a été coupée avant la fin de la réponse.",
      "Vérifiez votre réseau et renvoyez la requête. Si cela continue, l’API ou un serveur intermédiaire termine la réponse trop tôt.",
    ],
    "mixed-content": [
      "Cette page a été chargée en https, et les navigateurs ne lui permettent pas d’appeler une adresse http.",
      `Choisissez un environnement avec une adresse https ; le fournisseur de l’API peut en proposer un. ${withoutProxy}`,
    ],
    "no-body": [
      "La réponse n’a pas de corps.",
      "Selon la définition de l’API, la réponse est un flux, mais celle-ci n’a pas de corps. Renvoyez la requête, ou demandez au fournisseur de l’API.",
    ],
    "no-upgrades": [
      "Le proxy de ce site répond, mais aucune connexion WebSocket n’a pu être ouverte vers lui.",
      "Quelque chose entre vous et le site ne transmet pas les connexions WebSocket : un proxy de votre réseau, ou le serveur devant le site. Son opérateur devrait transmettre les en-têtes Upgrade.",
    ],
    "no-proxy": [
      "Autre chose que le proxy a répondu à la connexion.",
      "L’opérateur du site devrait vérifier que l’adresse du proxy mène au proxy.",
    ],
    "line-broken": ["La connexion a été coupée.", "Vérifiez votre réseau et reconnectez-vous."],
    "line-timeout": [
      "La connexion n’a pas été ouverte à temps.",
      "Vérifiez votre réseau et reconnectez-vous. Si cela continue, demandez au fournisseur de l’API.",
    ],
    "line-full": [
      "Le message n’a pas été envoyé : trop de messages attendent encore avant lui.",
      "Attendez que l’API ait reçu les messages précédents, puis renvoyez-le.",
    ],
    "line-closing": [
      "Le message n’a pas été envoyé : la connexion est en cours de fermeture.",
      "Reconnectez-vous, puis envoyez-le.",
    ],
    "not-post": [
      "Le proxy n’accepte que les appels par POST.",
      "Envoyez l’appel depuis le playground ; la méthode pour l’API va dans un en-tête à part.",
    ],
    "bad-origin": [
      "Cette page n’a pas le droit d’utiliser le proxy.",
      "Ouvrez la documentation à sa propre adresse. L’opérateur du site peut ajouter une adresse aux origines autorisées.",
    ],
    "missing-control-header": [
      "L’appel n’indique pas l’adresse ou la méthode visée.",
      "Envoyez-le depuis le playground, ou ajoutez l’en-tête x-callboard-proxy manquant.",
    ],
    "bad-method": ["Le proxy ne transmet pas cette méthode HTTP.", "Utilisez une autre méthode, comme GET ou POST."],
    "bad-url": [
      "L’adresse à appeler n’est pas une URL complète.",
      "Vérifiez l’URL de base et les paramètres de chemin de la requête.",
    ],
    "bad-scheme": [
      "L’adresse à appeler ne commence ni par http ni par https.",
      "Choisissez un environnement avec une adresse http ou https.",
    ],
    "user-info": [
      "L’adresse à appeler contient un nom d’utilisateur ou un mot de passe.",
      "Retirez-les de l’URL et saisissez-les dans le formulaire d’authentification.",
    ],
    "bad-header": [
      "Un en-tête de la requête ne peut pas être envoyé : son nom ou sa valeur contient un caractère interdit par HTTP.",
      "Cherchez des sauts de ligne, des caractères de contrôle ou des espaces dans les noms et les valeurs des en-têtes.",
    ],
    "headers-too-large": [
      "La requête a trop d’en-têtes, ou ils sont trop longs.",
      `Envoyez moins d’en-têtes, ou des en-têtes plus courts. ${raiseLimit}`,
    ],
    "request-too-large": [
      "Le corps de la requête dépasse ce que le proxy transmet.",
      `Essayez avec un corps ou un fichier plus petit. ${raiseLimit}`,
    ],
    "too-many-requests": [
      "Trop de requêtes ont été envoyées pendant la dernière minute.",
      "Attendez que le délai de l’en-tête retry-after soit écoulé, puis renvoyez la requête.",
    ],
    "too-many-parallel": [
      "Trop de vos requêtes sont encore en cours.",
      "Attendez la fin de l’une d’elles ou annulez-en une, puis renvoyez la requête.",
    ],
    "proxy-off": [
      "Le proxy de ce site est désactivé : les pages envoient les requêtes directement à l’API.",
      "Rechargez la page pour qu’elle envoie directement. L’opérateur du site peut activer le proxy.",
    ],
    "not-registered": [
      "Cette adresse n’appartient à aucun environnement d’une API de ce site.",
      "Choisissez l’un des environnements de la liste. Le fournisseur de l’API peut en enregistrer un autre.",
    ],
    "blocked-address": [
      "Le nom d’hôte de l’API mène à une adresse d’un réseau privé ou réservé.",
      "L’opérateur du site peut autoriser cette origine, et la plage de son adresse, si elle doit être joignable.",
    ],
    "name-not-found": [
      "Le nom d’hôte de l’API est introuvable.",
      "Vérifiez le nom d’hôte de l’environnement. Le fournisseur de l’API peut le corriger.",
    ],
    "connection-refused": [
      "Rien n’accepte de connexion à l’adresse de l’API.",
      "L’API est peut-être arrêtée ou sur un autre port. Réessayez plus tard ou demandez à son fournisseur.",
    ],
    "connection-reset": ["Le serveur de l’API a fermé la connexion avant de répondre.", checkLog],
    "no-route": [
      "Aucune route réseau ne mène de ce site à l’adresse de l’API.",
      "L’API n’a peut-être qu’une adresse IPv6, ou une adresse dans un autre réseau. L’opérateur du site peut vérifier son réseau.",
    ],
    "tls-expired": [
      "Le certificat de l’API a expiré, ou n’est pas encore valable.",
      "Le fournisseur de l’API doit le renouveler. D’ici là, aucune connexion sécurisée n’est possible.",
    ],
    "tls-untrusted": [
      "Le certificat de l’API est autosigné, ou signé par une autorité inconnue ici.",
      "Le fournisseur de l’API devrait installer un certificat d’une autorité publique avec toute sa chaîne. L’opérateur du site peut faire confiance à une autorité privée.",
    ],
    "tls-wrong-name": [
      "Le certificat de l’API est établi pour un autre nom d’hôte.",
      "Vérifiez le nom d’hôte de l’environnement. S’il est juste, le fournisseur de l’API a besoin d’un certificat qui le cite.",
    ],
    tls: [
      "Aucune connexion sécurisée à l’API n’a pu être établie : les deux côtés ne se sont pas accordés sur TLS.",
      "Vérifiez que le port de l’environnement accepte https. Le fournisseur de l’API peut vérifier ses versions de TLS, et s’il exige des certificats de client.",
    ],
    "connect-timeout": [
      "Le serveur de l’API n’a pas accepté la connexion à temps.",
      "Il est peut-être arrêté ou derrière un pare-feu. Réessayez plus tard ou demandez à son fournisseur.",
    ],
    "headers-timeout": [
      "L’API a accepté la requête mais n’a pas commencé à répondre à temps.",
      `Essayez avec une requête plus petite. ${askProvider}`,
    ],
    "idle-timeout": [
      "Aucune donnée n’a été transmise pendant trop longtemps, l’appel a donc été interrompu.",
      `Réessayez. ${askProvider}`,
    ],
    "total-timeout": [
      "L’appel a duré plus longtemps que le proxy ne le permet.",
      `Appelez l’API directement pour les longs traitements. ${raiseLimit}`,
    ],
    "response-too-large": [
      "La réponse de l’API dépasse ce que le proxy transmet.",
      "Demandez moins de données, par exemple une page plus petite, ou appelez l’API directement.",
    ],
    "response-headers-too-large": [
      "L’API a répondu avec trop d’en-têtes, ou des en-têtes trop longs.",
      `Le fournisseur de l’API peut les raccourcir. ${raiseLimit}`,
    ],
    "upstream-protocol": [
      "L’API a répondu par quelque chose qui n’est pas du HTTP valide, ou pas dans l’encodage qu’elle a déclaré.",
      `Vérifiez le schéma et le port de l’environnement. ${askProvider}`,
    ],
    "upstream-vanished": ["Le serveur de l’API a fermé la connexion avant la fin de sa réponse.", checkLog],
    "registry-unavailable": [
      "La liste des API enregistrées n’a pas pu être lue.",
      `${inAMoment} Si cela continue, prévenez l’opérateur du site.`,
    ],
    "proxy-busy": ["Le proxy traite autant de requêtes qu’il le peut.", `${inAMoment} ${raiseLimit}`],
    closing: ["Le proxy est en cours de redémarrage.", inAMoment],
    internal: [
      "Le proxy a rencontré une erreur inattendue.",
      "Communiquez à l’opérateur du site l’identifiant de requête de cette réponse.",
    ],
    "bad-upgrade": [
      "Le proxy n’accepte les canaux que par des connexions WebSocket de version 13.",
      "Connectez-vous depuis le playground, ou avec un client compatible avec la RFC 6455.",
    ],
    "handshake-timeout": [
      "La connexion n’a pas indiqué à temps à quel canal elle est destinée.",
      "Reconnectez-vous. Si cela continue, vérifiez votre réseau.",
    ],
    "bad-handshake": [
      "Le premier message de la connexion n’est pas un handshake, ou pas pour l’adresse visée.",
      "Connectez-vous depuis le playground, ou envoyez d’abord type, url et headers en texte JSON.",
    ],
    "bad-channel-scheme": [
      "L’adresse du canal ne commence ni par ws ni par wss.",
      "Choisissez un environnement avec une adresse ws ou wss.",
    ],
    "bad-frame": [
      "La connexion a envoyé quelque chose qui n’est pas du WebSocket valide.",
      "Reconnectez-vous. Si cela continue, quelque chose entre vous et ce site modifie les données.",
    ],
    "message-too-large": [
      "Le message dépasse ce que le proxy transmet.",
      `Envoyez-le en plus petites parties. ${raiseLimit}`,
    ],
    "too-much-sent": [
      "En une minute, plus de données ont été envoyées que le proxy n’en transmet.",
      `Reconnectez-vous et envoyez moins à la fois. ${raiseLimit}`,
    ],
    "channel-unauthorized": [
      "L’API n’a pas accepté les identifiants de cette connexion.",
      "Vérifiez le formulaire d’authentification : un identifiant manque peut-être, est mal saisi ou n’est plus valable.",
    ],
    "channel-redirected": [
      "L’API a redirigé la connexion, et les redirections de canaux ne sont pas suivies.",
      "Vérifiez l’adresse de l’environnement : ws au lieu de wss, ou une barre oblique finale, sont les raisons habituelles.",
    ],
    "channel-refused": [
      "L’API a répondu, mais n’a pas ouvert de canal.",
      "Vérifiez le chemin et les paramètres. Il n’y a peut-être pas de canal à cette adresse en ce moment.",
    ],
    "channel-protocol": [
      "L’API n’a choisi aucun des sous-protocoles proposés par la connexion.",
      "Comparez l’en-tête Sec-WebSocket-Protocol avec la documentation de l’API.",
    ],
    "channel-vanished": [
      "Le serveur de l’API a abandonné la connexion sans la fermer.",
      "Reconnectez-vous. Si cela continue, le fournisseur de l’API devrait consulter le journal du serveur.",
    ],
    "channel-silent": [
      "Le serveur de l’API ne répond plus sur cette connexion.",
      "Reconnectez-vous. Si cela continue, demandez au fournisseur de l’API.",
    ],
    "channel-bad-frame": [
      "L’API a envoyé quelque chose qui n’est pas du WebSocket valide.",
      "Le fournisseur de l’API devrait l’examiner : le plus souvent, un texte n’est pas en UTF-8.",
    ],
    "channel-message-too-large": [
      "L’API a envoyé un message qui dépasse ce que le proxy transmet.",
      `Demandez moins à la fois à l’API. ${raiseLimit}`,
    ],
    "channel-too-much": [
      "En une minute, l’API a envoyé plus de données que le proxy n’en transmet.",
      `Reconnectez-vous et demandez moins à la fois. ${raiseLimit}`,
    ],
    "channel-idle": [
      "Aucun message n’a été envoyé ni reçu pendant trop longtemps, la connexion a donc été fermée.",
      `Reconnectez-vous. ${raiseLimit}`,
    ],
  },
  parts: {
    notProxy: ({ status }) => [
      `Autre chose que le proxy a répondu, avec le statut ${status}.`,
      "L’opérateur du site devrait vérifier que l’adresse du proxy mène au proxy.",
    ],
    badHeader: ({ name }) => [
      `L’en-tête ${JSON.stringify(name)} ne peut pas être envoyé : son nom ou sa valeur contient un caractère interdit par HTTP.`,
      "Cherchez des sauts de ligne, des espaces dans le nom, ou des caractères hors de Latin-1 dans la valeur.",
    ],
    forbiddenHeader: ({ name }) => [
      `Les navigateurs ne permettent pas à une page d’envoyer l’en-tête ${JSON.stringify(name)}.`,
      withoutProxy,
    ],
    forbiddenMethod: ({ method }) => [
      `Les navigateurs ne permettent pas à une page d’utiliser la méthode ${method}.`,
      withoutProxy,
    ],
    bodyNotAllowed: ({ method }) => [`Les navigateurs n’envoient pas de corps avec ${method}.`, withoutProxy],
    badAddress: ({ schemes }) =>
      schemes === "http"
        ? [
            "L’adresse à appeler n’est pas une URL http ou https complète.",
            "Vérifiez l’URL de base et les paramètres de chemin de la requête.",
          ]
        : [
            "L’adresse de connexion n’est pas une URL ws ou wss complète.",
            "Vérifiez l’URL de base et les paramètres de chemin.",
          ],
    mixedChannel: () => [
      "Cette page a été chargée en https, et les navigateurs ne lui permettent pas de se connecter à une adresse ws.",
      `Choisissez un environnement avec une adresse wss ; le fournisseur de l’API peut en proposer un. ${turnProxyOn}`,
    ],
    badProtocols: () => [
      "Les sous-protocoles ne peuvent pas être proposés : l’un d’eux a des caractères non valides, ou apparaît deux fois.",
      "Cherchez des espaces et d’autres caractères non valides dans l’en-tête Sec-WebSocket-Protocol.",
    ],
    cors: (pageOrigin, fault) => [
      `L’API ne permet pas aux pages de ${pageOrigin} de lire ses réponses : ${fault}.`,
      `Le fournisseur de l’API peut modifier cet en-tête (ces règles des navigateurs s’appellent CORS). ${withoutProxy}`,
    ],
    noResponse: (why) => [
      "Le navigateur n’a reçu aucune réponse de l’API, ou aucune que cette page ait le droit de lire.",
      `Cherchez la raison dans la console du navigateur. Le site n’a pas pu la trouver : ${why}`,
    ],
    refusedWith: (message, status) => `${message} Elle a répondu avec le statut ${status}.`,
    notOpened: ({ unsent }) => [
      "Le navigateur n’a pas pu se connecter à l’API, et n’en indique pas la raison à une page.",
      unsent.length === 0
        ? "Cherchez la raison dans la console du navigateur. L’API est peut-être arrêtée, ou ne permet pas aux pages de ce site de se connecter."
        : `L’API exige peut-être des en-têtes qu’un navigateur ne peut pas envoyer avec une connexion : ${unsent.join(", ")}. ${turnProxyOn} Celui-ci les envoie. La console du navigateur en dit plus.`,
    ],
    closedByApi: ({ code, reason }) => [
      reason === "" ? `L’API a fermé la connexion avec le code ${code}, sans donner de raison.` : reason,
      "La documentation de l’API devrait indiquer ce que signifie ce code.",
    ],
    messageTooLarge: ({ bytes, most }) => [
      `Le message de ${plural(bytes, { one: "{n} octet", other: "{n} octets" })} n’a pas été envoyé : le proxy en accepte au plus ${number(most)}.`,
      `Envoyez-le en plus petites parties. ${raiseLimit}`,
    ],
    notConfirmed: ({ host }) => [
      `Des identifiants de cette requête n’ont pas été confirmés pour ${host} ; rien n’a donc été envoyé.`,
      "Les identifiants ou l’environnement ont changé entre-temps. Renvoyez la requête.",
    ],
  },
  login: {
    codes: {
      "no-client-id": "Saisissez l’identifiant client que le fournisseur vous a donné.",
      "no-refresh-token":
        "Le fournisseur n’a pas émis de jeton d’actualisation, le jeton ne peut donc pas être renouvelé automatiquement. Reconnectez-vous.",
      "other-tab": "Cet onglet n’a pas commencé cette connexion. Reconnectez-vous.",
      "insecure-url": "L’URL de connexion n’est pas en https.",
      "memory-only": "La connexion ferait perdre ce que vous avez saisi, qui n’est conservé qu’en mémoire.",
      "not-completed": "La connexion n’a pas été terminée.",
      "no-renewal-url": "L’API ne déclare aucune URL pour renouveler ce jeton.",
      "other-host": "Vous avez saisi ces identifiants pour un autre hôte.",
      "no-login": "Cette API n’a pas de connexion. Saisissez plutôt un jeton.",
      "no-json": "La réponse du serveur n’est pas du JSON.",
      "unknown-client": "Le serveur ne reconnaît pas cet identifiant client et ce secret.",
      "no-answer": "Le serveur n’a pas répondu en dix secondes. Réessayez.",
      "no-access-token": "La réponse du serveur ne contient pas de jeton d’accès.",
      "no-token-type": "La réponse du serveur n’indique pas le type du jeton.",
      "bad-expiry": "La durée de validité dans la réponse du serveur n’est pas un nombre de secondes.",
      "bad-refresh-token": "Le jeton d’actualisation dans la réponse du serveur n’est pas un texte.",
      "bad-scope": "Les autorisations dans la réponse du serveur ne sont pas un texte.",
      "other-login": "La réponse appartient à une autre connexion : son état ne correspond pas. Reconnectez-vous.",
      "other-provider": "La réponse vient d’un autre fournisseur. Reconnectez-vous.",
      "no-oauth": "La réponse du serveur n’est pas valide selon OAuth 2.",
    },
    parts: {
      moved: ({ before, now }) =>
        `Le jeton venait de ${before}, mais viendrait maintenant de ${now}. Si c’est correct, obtenez le jeton vous-même.`,
      barred: ({ host }) =>
        `Les identifiants ont été saisis pour un autre hôte et ne sont pas envoyés à ${host}. Saisissez-les de nouveau pour ${host}.`,
      status: ({ text, detail }) =>
        detail === undefined ? `Le serveur a répondu ${text}.` : `Le serveur a répondu ${text} : ${detail}`,
      noToken: ({ path }) =>
        `La réponse du serveur ne contient pas de jeton à ${path}, le chemin donné par la définition de l’API.`,
      otherFlow: ({ flow, url }) =>
        `La connexion de cette API est le flux « ${flow} », que cette page ne propose pas. ${
          url === undefined ? "Obtenez un jeton auprès du fournisseur." : `Obtenez un jeton à l’adresse ${url}.`
        }`,
      openId: ({ url }) => `Cette API utilise OpenID Connect, décrit à ${url}. Obtenez un jeton auprès du fournisseur.`,
    },
  },
  credential: {
    colon: "Le nom d’utilisateur contient un deux-points. Le serveur lirait la suite comme mot de passe. Retirez-le.",
    lineBreak: "un saut de ligne",
    control: (code) => `le caractère de contrôle ${code}`,
    contains: {
      username: (character) => `Le nom d’utilisateur contient ${character}. Retirez ce caractère.`,
      password: (character) => `Le mot de passe contient ${character}. Retirez ce caractère.`,
      token: (character) =>
        `La valeur contient ${character}, ce qui n’est pas autorisé dans un en-tête. Retirez ce caractère.`,
    },
  },
  ownCookies: "Retirez-le, et le navigateur enverra ses propres cookies pour l’API.",
  noReasons: {
    "no-proxy":
      "il n’a pas de proxy qui puisse vérifier. Souvent, l’API n’autorise pas les appels d’autres sites (CORS).",
    responds: "appelée depuis là, l’API répond correctement.",
    "proxy-unreachable": "son proxy est injoignable.",
  },
  cors: {
    status: (status) =>
      `elle répond à la requête préliminaire du navigateur (OPTIONS) avec le statut ${status} ; il faudrait 204`,
    missing: (name, expected) => `l’en-tête ${name} manque ; il devrait être ${expected}`,
    star: (name, expected) =>
      `l’en-tête ${name} est *, ce qui ne suffit pas pour un appel avec identifiants ; il devrait être ${expected}`,
    wrong: (name, expected, found) => `l’en-tête ${name} est ${found} ; il devrait être ${expected}`,
    missingList: (name, expected) => `l’en-tête ${name} manque ; il devrait citer ${expected}`,
    unlisted: (name, expected) => `l’en-tête ${name} ne cite pas ${expected}`,
    unlistedStar: (name, expected) =>
      `l’en-tête ${name} ne cite pas ${expected} (* ne compte pas pour les appels avec identifiants)`,
    inPreflight: (fault) => `dans la réponse à la requête préliminaire du navigateur (OPTIONS), ${fault}`,
  },
};
