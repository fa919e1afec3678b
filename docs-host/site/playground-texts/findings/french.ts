import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in French. Digits are positions of values, where these have another order. */
export const frenchFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "Une requête qui respecte toutes les règles de la description a été refusée avec {}.",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "Une requête contraire à la description ({}) a reçu la réponse {} au lieu d’une erreur.",
  "The header {} is {}; HTTP expects {}.": "L’en-tête {} est {} ; HTTP attend {}.",
  'a text in quotes, such as "a1"': 'un texte entre guillemets, tel que "a1"',
  "a number of seconds or an HTTP date": "un nombre de secondes ou une date HTTP",
  "an HTTP date": "une date HTTP",
  "The documented header {} is missing.": "L’en-tête documenté {} manque.",
  "The header {} is {}; {} is documented.": "L’en-tête {} est {} ; documenté : {}.",
  "another value": "une autre valeur",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "La réponse {} a un corps mais pas de Content-Type ; documenté : {}.",
  "The body of the answer with {} is {}; {} is documented.": "Le corps de la réponse {} est : {} ; documenté : {}.",
  "The server did not answer in time.": "Le serveur n’a pas répondu à temps.",
  "The server refused the connection, after it had answered before.":
    "Le serveur a refusé la connexion, après avoir répondu auparavant.",
  "The server closed the connection without an answer.": "Le serveur a fermé la connexion sans répondre.",
  "The server sent something that is not an HTTP response.":
    "Le serveur a envoyé quelque chose qui n’est pas une réponse HTTP.",
  "The host can't be found.": "L’hôte est introuvable.",
  "No secure connection could be made.": "Aucune connexion sécurisée n’a pu être établie.",
  "The answer with {} contains {}.": "La réponse {} contient {}.",
  "a stack trace of {}": "une trace d’appels de {}",
  "an error of {}": "une erreur de {}",
  "an error of a database": "une erreur de base de données",
  "The answer with {} contains the credential of the request.":
    "La réponse {} contient les identifiants de la requête.",
  "The server answered with {}; the description names {}.": "Le serveur a répondu {} ; la description cite {}.",
  "The server answered with {}.": "Le serveur a répondu {}.",
  "The server answered with {} to a valid request.": "Le serveur a répondu {} à une requête valide.",
  "The server answered with {} to a request that it should refuse ({}).":
    "Le serveur a répondu {} à une requête qu’il devrait refuser ({}).",
  "The answer with {} has no body; {} is documented.": "La réponse {} n’a pas de corps ; documenté : {}.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "Le corps de la réponse {} n’est pas en UTF-8, comme JSON l’exige (RFC 8259, section 8.1).",
  "The body of the answer with {} is not valid JSON.": "Le corps de la réponse {} n’est pas du JSON valide.",
  "{} of the answer with {} is {}; {} is documented.": "{} dans la réponse {} est : {} ; documenté : {}.",
  "The answer took {} ms; at most {} ms are allowed.": "La réponse a pris {} ms ; {} ms au plus sont permises.",
  "event {} is {}; {} is documented.": "l’événement {} est : {} ; documenté : {}.",
  "line {} is {}; {} is documented.": "la ligne {} est : {} ; documenté : {}.",
  "{} of event {} is {}; {} is documented.": "{} dans l’événement {} est : {} ; documenté : {}.",
  "{} of line {} is {}; {} is documented.": "{} dans la ligne {} est : {} ; documenté : {}.",
  "The answer contains {}, which is write-only.": "La réponse contient {}, qui est en écriture seule.",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "Un client qui n’accepte que {} a reçu {} ; la description prévoit 406 pour cela.",
  "A client that accepts only the documented {} got {}.": "Un client qui n’accepte que le type documenté {} a reçu {}.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "Un objet qui porte encore l’étiquette d’entité {} a été renvoyé avec {} au lieu de 304.",
  "A call without credentials was answered with {}; the description requires them.":
    "Un appel sans identifiants a reçu la réponse {} ; la description en exige.",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "Un appel avec des identifiants inventés a reçu la réponse {} ; la description en exige de vrais.",
  "HEAD was answered with {}, GET with {}.": "HEAD a reçu la réponse {}, GET {}.",
  "HEAD has the Content-Type {}, GET has {}.": "HEAD a le Content-Type {}, GET a {}.",
  "HEAD announces {} bytes, GET has {}.": "HEAD annonce {} octets, GET en a {}.",
  "A repeated request with the same {} got another answer.":
    "Une requête répétée avec le même {} a reçu une autre réponse.",
  "{} was answered with {}; the description does not have it at this path.":
    "{} a reçu la réponse {} ; la description n’a pas cette méthode à ce chemin.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "{} a reçu un 405 qui ne cite pas les méthodes de ce chemin : il n’a pas d’en-tête Allow (RFC 9110, section 15.5.6).",
  "OPTIONS lists {}; the description has {} too.": "OPTIONS cite {} ; la description a aussi {}.",
  "A page links to itself, so the list never ends.":
    "Une page mène de nouveau à elle-même, sa liste n’a donc pas de fin.",
  "Page {} has an item twice.": "La page {} a deux fois un élément.",
  "Page {} has an item of the page before.": "La page {} a un élément de la page précédente.",
  "The same request was answered with {}, then with {}.": "La même requête a reçu la réponse {}, puis {}.",
  "The same request was answered with the same items in another order.":
    "La même requête a reçu les mêmes éléments dans un autre ordre.",
  "The server answered with 429 and does not say when to try again.":
    "Le serveur a répondu 429 sans dire quand réessayer.",
  "{} at {}": "{} à {}",
  "another type at {}": "un autre type à {}",
  "without the header {}": "sans l’en-tête {}",
  "with JSON that ends too early": "avec du JSON qui se termine trop tôt",
  "with text that is not JSON": "avec un texte qui n’est pas du JSON",
  "without its required body": "sans le corps requis",
  "with the media type {}": "avec le type de média {}",
};
