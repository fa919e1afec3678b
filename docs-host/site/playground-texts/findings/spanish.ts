import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in Spanish. Digits are positions of values, where these have another order. */
export const spanishFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "Una solicitud que cumple todas las reglas de la descripción se rechazó con {}.",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "Una solicitud que incumple la descripción ({}) se respondió con {} en lugar de un error.",
  "The header {} is {}; HTTP expects {}.": "La cabecera {} es {}; HTTP espera {}.",
  'a text in quotes, such as "a1"': 'un texto entre comillas, como "a1"',
  "a number of seconds or an HTTP date": "un número de segundos o una fecha HTTP",
  "an HTTP date": "una fecha HTTP",
  "The documented header {} is missing.": "Falta la cabecera documentada {}.",
  "The header {} is {}; {} is documented.": "La cabecera {} es {}; documentado: {}.",
  "another value": "otro valor",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "La respuesta con {} tiene cuerpo pero no Content-Type; documentado: {}.",
  "The body of the answer with {} is {}; {} is documented.":
    "El cuerpo de la respuesta con {} es: {}; documentado: {}.",
  "The server did not answer in time.": "El servidor no respondió a tiempo.",
  "The server refused the connection, after it had answered before.":
    "El servidor rechazó la conexión, tras haber respondido antes.",
  "The server closed the connection without an answer.": "El servidor cerró la conexión sin responder.",
  "The server sent something that is not an HTTP response.": "El servidor envió algo que no es una respuesta HTTP.",
  "The host can't be found.": "No se encontró el host.",
  "No secure connection could be made.": "No se pudo establecer una conexión segura.",
  "The answer with {} contains {}.": "La respuesta con {} contiene {}.",
  "a stack trace of {}": "una traza de pila de {}",
  "an error of {}": "un error de {}",
  "an error of a database": "un error de una base de datos",
  "The answer with {} contains the credential of the request.":
    "La respuesta con {} contiene las credenciales de la solicitud.",
  "The server answered with {}; the description names {}.": "El servidor respondió con {}; la descripción menciona {}.",
  "The server answered with {}.": "El servidor respondió con {}.",
  "The server answered with {} to a valid request.": "El servidor respondió con {} a una solicitud válida.",
  "The server answered with {} to a request that it should refuse ({}).":
    "El servidor respondió con {} a una solicitud que debería rechazar ({}).",
  "The answer with {} has no body; {} is documented.": "La respuesta con {} no tiene cuerpo; documentado: {}.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "El cuerpo de la respuesta con {} no está en UTF-8, como exige JSON (RFC 8259, sección 8.1).",
  "The body of the answer with {} is not valid JSON.": "El cuerpo de la respuesta con {} no es JSON válido.",
  "{} of the answer with {} is {}; {} is documented.": "{} en la respuesta con {} es: {}; documentado: {}.",
  "The answer took {} ms; at most {} ms are allowed.": "La respuesta tardó {} ms; se permiten como máximo {} ms.",
  "event {} is {}; {} is documented.": "el evento {} es: {}; documentado: {}.",
  "line {} is {}; {} is documented.": "la línea {} es: {}; documentado: {}.",
  "{} of event {} is {}; {} is documented.": "{} en el evento {} es: {}; documentado: {}.",
  "{} of line {} is {}; {} is documented.": "{} en la línea {} es: {}; documentado: {}.",
  "The answer contains {}, which is write-only.": "La respuesta contiene {}, que es de solo escritura.",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "Un cliente que solo acepta {} recibió {}; la descripción prevé 406 para ello.",
  "A client that accepts only the documented {} got {}.":
    "Un cliente que solo acepta el tipo documentado {} recibió {}.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "Un objeto que aún tiene la etiqueta de entidad {} se envió de nuevo con {} en lugar de 304.",
  "A call without credentials was answered with {}; the description requires them.":
    "Una llamada sin credenciales se respondió con {}; la descripción las exige.",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "Una llamada con credenciales inventadas se respondió con {}; la descripción las exige válidas.",
  "HEAD was answered with {}, GET with {}.": "HEAD se respondió con {}, GET con {}.",
  "HEAD has the Content-Type {}, GET has {}.": "HEAD tiene el Content-Type {}, GET tiene {}.",
  "HEAD announces {} bytes, GET has {}.": "HEAD anuncia {} bytes, GET tiene {}.",
  "A repeated request with the same {} got another answer.":
    "Una solicitud repetida con el mismo {} recibió otra respuesta.",
  "{} was answered with {}; the description does not have it at this path.":
    "{} se respondió con {}; la descripción no tiene ese método en esta ruta.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "{} recibió un 405 que no indica los métodos de esta ruta: no tiene Allow (RFC 9110, sección 15.5.6).",
  "OPTIONS lists {}; the description has {} too.": "OPTIONS indica {}; la descripción también tiene {}.",
  "A page links to itself, so the list never ends.":
    "Una página lleva de nuevo a sí misma, por lo que su lista no tiene fin.",
  "Page {} has an item twice.": "La página {} tiene un elemento dos veces.",
  "Page {} has an item of the page before.": "La página {} tiene un elemento de la página anterior.",
  "The same request was answered with {}, then with {}.": "La misma solicitud se respondió con {} y después con {}.",
  "The same request was answered with the same items in another order.":
    "La misma solicitud se respondió con los mismos elementos en otro orden.",
  "The server answered with 429 and does not say when to try again.":
    "El servidor respondió con 429 y no dice cuándo volver a intentarlo.",
  "{} at {}": "{} en {}",
  "another type at {}": "otro tipo en {}",
  "without the header {}": "sin la cabecera {}",
  "with JSON that ends too early": "con JSON que termina demasiado pronto",
  "with text that is not JSON": "con texto que no es JSON",
  "without its required body": "sin su cuerpo obligatorio",
  "with the media type {}": "con el tipo de medio {}",
};
