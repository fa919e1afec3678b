import type { FailureTable } from "../failure-in.ts";
import { numberIn, pluralIn } from "../write.ts";

const [plural, number] = [pluralIn("es"), numberIn("es")];
const raiseLimit = "El operador del sitio puede aumentar el límite.";
const turnProxyOn = "El operador de este sitio puede activar su proxy.";
const withoutProxy = `Envíela desde un terminal, con el fragmento de código. ${turnProxyOn}`;
const askProvider = "Si no, pregunte al proveedor de la API.";
const inAMoment = "Inténtelo de nuevo en un momento.";
const checkLog = "Inténtelo de nuevo. Si continúa, el proveedor de la API debería revisar el registro del servidor.";

/** Why a request failed or a login gave no token, in Spanish. */
export const spanishFailures: FailureTable = {
  codes: {
    unexpected: ["La solicitud no se pudo enviar por un fallo inesperado."],
    "proxy-unreachable": [
      "No se pudo acceder al proxy de este sitio.",
      "Revise su red y vuelva a enviar. Si otras páginas de este sitio se cargan, avise a su operador.",
    ],
    "answer-cut": [
      "La conexión se cortó antes de que la respuesta estuviera completa.",
      "Revise su red y vuelva a enviar. Si continúa, la API o un servidor intermedio termina la respuesta demasiado pronto.",
    ],
    "mixed-content": [
      "Esta página se cargó por https, y los navegadores no le permiten llamar a una dirección http.",
      `Elija un entorno con una dirección https; el proveedor de la API puede ofrecer uno. ${withoutProxy}`,
    ],
    "no-body": [
      "La respuesta no tiene cuerpo.",
      "Según la definición de la API, la respuesta es un flujo, pero esta no tiene cuerpo. Envíela de nuevo o pregunte al proveedor de la API.",
    ],
    "no-upgrades": [
      "El proxy de este sitio responde, pero no se pudo abrir una conexión WebSocket con él.",
      "Algo entre usted y el sitio no reenvía las conexiones WebSocket: un proxy de su red o el servidor delante del sitio. Su operador debería reenviar las cabeceras Upgrade.",
    ],
    "no-proxy": [
      "Respondió a la conexión algo que no es el proxy.",
      "El operador del sitio debería comprobar que la dirección del proxy lleva al proxy.",
    ],
    "line-broken": ["La conexión se cortó.", "Revise su red y vuelva a conectarse."],
    "line-timeout": [
      "La conexión no se abrió a tiempo.",
      "Revise su red y vuelva a conectarse. Si continúa, pregunte al proveedor de la API.",
    ],
    "line-full": [
      "El mensaje no se envió: aún esperan demasiados antes que él.",
      "Espere a que la API haya recibido los mensajes anteriores y envíelo de nuevo.",
    ],
    "line-closing": [
      "El mensaje no se envió: la conexión se está cerrando.",
      "Vuelva a conectarse y envíelo entonces.",
    ],
    "not-post": [
      "El proxy solo acepta llamadas por POST.",
      "Envíe la llamada desde el playground; el método para la API va en su propia cabecera.",
    ],
    "bad-origin": [
      "Esta página no puede usar el proxy.",
      "Abra la documentación en su propia dirección. El operador del sitio puede añadir una dirección a los orígenes permitidos.",
    ],
    "missing-control-header": [
      "La llamada no indica para qué dirección o método es.",
      "Envíela desde el playground o añada la cabecera x-callboard-proxy que falta.",
    ],
    "bad-method": ["El proxy no reenvía este método HTTP.", "Use otro método, como GET o POST."],
    "bad-url": [
      "La dirección que se debe llamar no es una URL completa.",
      "Revise la URL base y los parámetros de ruta de la solicitud.",
    ],
    "bad-scheme": [
      "La dirección que se debe llamar no empieza por http ni https.",
      "Elija un entorno con una dirección http o https.",
    ],
    "user-info": [
      "La dirección que se debe llamar contiene un nombre de usuario o una contraseña.",
      "Quítelos de la URL e introdúzcalos en el formulario de autorización.",
    ],
    "bad-header": [
      "Una cabecera de la solicitud no se puede enviar: su nombre o su valor contiene un carácter que HTTP prohíbe.",
      "Busque saltos de línea, caracteres de control o espacios en los nombres y valores de las cabeceras.",
    ],
    "headers-too-large": [
      "La solicitud tiene demasiadas cabeceras, o son demasiado largas.",
      `Envíe menos cabeceras o más cortas. ${raiseLimit}`,
    ],
    "request-too-large": [
      "El cuerpo de la solicitud es mayor de lo que el proxy reenvía.",
      `Pruebe con un cuerpo o un archivo más pequeño. ${raiseLimit}`,
    ],
    "too-many-requests": [
      "Se enviaron demasiadas solicitudes en el último minuto.",
      "Espere a que pase el tiempo de la cabecera retry-after y vuelva a enviar.",
    ],
    "too-many-parallel": [
      "Demasiadas de sus solicitudes siguen en curso.",
      "Espere a que termine una o cancélela, y vuelva a enviar.",
    ],
    "proxy-off": [
      "El proxy de este sitio está desactivado: las páginas envían las solicitudes directamente a la API.",
      "Vuelva a cargar la página para que envíe directamente. El operador del sitio puede activar el proxy.",
    ],
    "not-registered": [
      "Esta dirección no pertenece a ningún entorno de una API de este sitio.",
      "Elija uno de los entornos de la lista. El proveedor de la API puede registrar otro.",
    ],
    "blocked-address": [
      "El nombre de host de la API lleva a una dirección de una red privada o reservada.",
      "El operador del sitio puede permitir este origen, y el rango de su dirección, si debe ser accesible.",
    ],
    "name-not-found": [
      "No se encontró el nombre de host de la API.",
      "Revise el nombre de host del entorno. El proveedor de la API puede corregirlo.",
    ],
    "connection-refused": [
      "Nada acepta conexiones en la dirección de la API.",
      "Puede que la API esté caída o en otro puerto. Inténtelo más tarde o pregunte a su proveedor.",
    ],
    "connection-reset": ["El servidor de la API cerró la conexión antes de responder.", checkLog],
    "no-route": [
      "No hay ruta de red desde este sitio hasta la dirección de la API.",
      "Puede que la API solo tenga una dirección IPv6, o una dirección de otra red. El operador del sitio puede revisar su red.",
    ],
    "tls-expired": [
      "El certificado de la API ha caducado o aún no es válido.",
      "El proveedor de la API tiene que renovarlo. Hasta entonces no es posible una conexión segura.",
    ],
    "tls-untrusted": [
      "El certificado de la API está autofirmado, o firmado por una autoridad en la que aquí no se confía.",
      "El proveedor de la API debería instalar un certificado de una autoridad pública con toda su cadena. El operador del sitio puede confiar en una autoridad privada.",
    ],
    "tls-wrong-name": [
      "El certificado de la API es para otro nombre de host.",
      "Revise el nombre de host del entorno. Si es correcto, el proveedor de la API necesita un certificado que lo incluya.",
    ],
    tls: [
      "No se pudo establecer una conexión segura con la API: las dos partes no se pusieron de acuerdo sobre TLS.",
      "Compruebe que el puerto del entorno admite https. El proveedor de la API puede revisar sus versiones de TLS y si exige certificados de cliente.",
    ],
    "connect-timeout": [
      "El servidor de la API no aceptó la conexión a tiempo.",
      "Puede que esté caído o detrás de un cortafuegos. Inténtelo más tarde o pregunte a su proveedor.",
    ],
    "headers-timeout": [
      "La API aceptó la solicitud, pero no empezó a responder a tiempo.",
      `Pruebe con una solicitud más pequeña. ${askProvider}`,
    ],
    "idle-timeout": [
      "No se transfirieron datos durante demasiado tiempo, por lo que la llamada se terminó.",
      `Inténtelo de nuevo. ${askProvider}`,
    ],
    "total-timeout": [
      "La llamada tardó más de lo que permite el proxy.",
      `Llame directamente a la API para trabajos largos. ${raiseLimit}`,
    ],
    "response-too-large": [
      "La respuesta de la API es mayor de lo que el proxy reenvía.",
      "Pida menos datos, por ejemplo una página más pequeña, o llame directamente a la API.",
    ],
    "response-headers-too-large": [
      "La API respondió con demasiadas cabeceras, o con cabeceras demasiado largas.",
      `El proveedor de la API puede acortarlas. ${raiseLimit}`,
    ],
    "upstream-protocol": [
      "La API respondió con algo que no es HTTP válido, o no con la codificación de contenido que declaró.",
      `Compruebe que el esquema y el puerto del entorno son correctos. ${askProvider}`,
    ],
    "upstream-vanished": [
      "El servidor de la API cerró la conexión antes de que su respuesta estuviera completa.",
      checkLog,
    ],
    "registry-unavailable": [
      "No se pudo leer la lista de API registradas.",
      `${inAMoment} Si continúa, avise al operador del sitio.`,
    ],
    "proxy-busy": ["El proxy atiende tantas solicitudes como puede.", `${inAMoment} ${raiseLimit}`],
    closing: ["El proxy se está reiniciando.", inAMoment],
    internal: [
      "El proxy tuvo un fallo inesperado.",
      "Comunique al operador del sitio el identificador de solicitud de esta respuesta.",
    ],
    "bad-upgrade": [
      "El proxy solo acepta canales como conexiones WebSocket de la versión 13.",
      "Conéctese desde el playground o con un cliente compatible con RFC 6455.",
    ],
    "handshake-timeout": [
      "La conexión no indicó a tiempo para qué canal es.",
      "Vuelva a conectarse. Si continúa, revise su red.",
    ],
    "bad-handshake": [
      "El primer mensaje de la conexión no es un handshake, o no es para la dirección conectada.",
      "Conéctese desde el playground o envíe primero type, url y headers como texto JSON.",
    ],
    "bad-channel-scheme": [
      "La dirección del canal no empieza por ws ni wss.",
      "Elija un entorno con una dirección ws o wss.",
    ],
    "bad-frame": [
      "La conexión envió algo que no es WebSocket válido.",
      "Vuelva a conectarse. Si continúa, algo entre usted y este sitio modifica los datos.",
    ],
    "message-too-large": [
      "El mensaje es mayor de lo que el proxy reenvía.",
      `Envíelo en partes más pequeñas. ${raiseLimit}`,
    ],
    "too-much-sent": [
      "En un minuto se envió más de lo que el proxy reenvía.",
      `Vuelva a conectarse y envíe menos de una vez. ${raiseLimit}`,
    ],
    "channel-unauthorized": [
      "La API no aceptó las credenciales de esta conexión.",
      "Revise el formulario de autorización: puede que falte una credencial, que esté mal escrita o que ya no sea válida.",
    ],
    "channel-redirected": [
      "La API redirigió la conexión, y las redirecciones de canales no se siguen.",
      "Revise la dirección del entorno: ws en lugar de wss, o una barra al final, son los motivos habituales.",
    ],
    "channel-refused": [
      "La API respondió, pero no abrió ningún canal.",
      "Revise la ruta y los parámetros. Puede que ahora mismo no haya ningún canal en esta dirección.",
    ],
    "channel-protocol": [
      "La API no eligió ninguno de los subprotocolos que ofreció la conexión.",
      "Compare la cabecera Sec-WebSocket-Protocol con la documentación de la API.",
    ],
    "channel-vanished": [
      "El servidor de la API abandonó la conexión sin cerrarla.",
      "Vuelva a conectarse. Si continúa, el proveedor de la API debería revisar el registro del servidor.",
    ],
    "channel-silent": [
      "El servidor de la API ya no responde en esta conexión.",
      "Vuelva a conectarse. Si continúa, pregunte al proveedor de la API.",
    ],
    "channel-bad-frame": [
      "La API envió algo que no es WebSocket válido.",
      "El proveedor de la API debería revisarlo: lo habitual es un texto que no está en UTF-8.",
    ],
    "channel-message-too-large": [
      "La API envió un mensaje mayor de lo que el proxy reenvía.",
      `Pida menos de una vez a la API. ${raiseLimit}`,
    ],
    "channel-too-much": [
      "En un minuto la API envió más de lo que el proxy reenvía.",
      `Vuelva a conectarse y pida menos de una vez. ${raiseLimit}`,
    ],
    "channel-idle": [
      "No se envió ni se recibió ningún mensaje durante demasiado tiempo, por lo que la conexión se cerró.",
      `Vuelva a conectarse. ${raiseLimit}`,
    ],
  },
  parts: {
    notProxy: ({ status }) => [
      `Respondió algo que no es el proxy, con el estado ${status}.`,
      "El operador del sitio debería comprobar que la dirección del proxy lleva al proxy.",
    ],
    badHeader: ({ name }) => [
      `La cabecera ${JSON.stringify(name)} no se puede enviar: su nombre o su valor contiene un carácter que HTTP prohíbe.`,
      "Busque saltos de línea, espacios en el nombre o letras fuera de Latin-1 en el valor.",
    ],
    forbiddenHeader: ({ name }) => [
      `Los navegadores no permiten que una página envíe la cabecera ${JSON.stringify(name)}.`,
      withoutProxy,
    ],
    forbiddenMethod: ({ method }) => [
      `Los navegadores no permiten que una página use el método ${method}.`,
      withoutProxy,
    ],
    bodyNotAllowed: ({ method }) => [`Los navegadores no envían un cuerpo con ${method}.`, withoutProxy],
    badAddress: ({ schemes }) =>
      schemes === "http"
        ? [
            "La dirección que se debe llamar no es una URL http o https completa.",
            "Revise la URL base y los parámetros de ruta de la solicitud.",
          ]
        : [
            "La dirección de la conexión no es una URL ws o wss completa.",
            "Revise la URL base y los parámetros de ruta.",
          ],
    mixedChannel: () => [
      "Esta página se cargó por https, y los navegadores no le permiten conectarse a una dirección ws.",
      `Elija un entorno con una dirección wss; el proveedor de la API puede ofrecer uno. ${turnProxyOn}`,
    ],
    badProtocols: () => [
      "Los subprotocolos no se pueden ofrecer: uno de ellos tiene caracteres no válidos o aparece dos veces.",
      "Busque espacios y otros caracteres no válidos en la cabecera Sec-WebSocket-Protocol.",
    ],
    cors: (pageOrigin, fault) => [
      `La API no permite que las páginas de ${pageOrigin} lean sus respuestas: ${fault}.`,
      `El proveedor de la API puede cambiar esa cabecera (las reglas del navegador se llaman CORS). ${withoutProxy}`,
    ],
    noResponse: (why) => [
      "El navegador no recibió respuesta de la API, o ninguna que esta página pueda leer.",
      `Busque el motivo en la consola del navegador. El sitio no pudo encontrarlo: ${why}`,
    ],
    refusedWith: (message, status) => `${message} Respondió con el estado ${status}.`,
    notOpened: ({ unsent }) => [
      "El navegador no pudo conectarse a la API y no indica el motivo a una página.",
      unsent.length === 0
        ? "Busque el motivo en la consola del navegador. Puede que la API esté caída o que no permita conectarse a las páginas de este sitio."
        : `Puede que la API exija cabeceras que un navegador no puede enviar con una conexión: ${unsent.join(", ")}. ${turnProxyOn} Este las envía. La consola del navegador dice más.`,
    ],
    closedByApi: ({ code, reason }) => [
      reason === "" ? `La API cerró la conexión con el código ${code} y no dio ningún motivo.` : reason,
      "La documentación de la API debería indicar qué significa el código.",
    ],
    messageTooLarge: ({ bytes, most }) => [
      `El mensaje de ${plural(bytes, { one: "{n} byte", other: "{n} bytes" })} no se envió: el proxy acepta como máximo ${number(most)}.`,
      `Envíelo en partes más pequeñas. ${raiseLimit}`,
    ],
    notConfirmed: ({ host }) => [
      `Una credencial de esta solicitud no se confirmó para ${host}, por lo que no se envió nada.`,
      "Las credenciales o el entorno han cambiado entretanto. Envíe la solicitud de nuevo.",
    ],
  },
  login: {
    codes: {
      "no-client-id": "Introduzca el identificador de cliente que le dio el proveedor.",
      "no-refresh-token":
        "El proveedor no emitió un token de actualización, por lo que el token no se puede renovar automáticamente. Vuelva a iniciar sesión.",
      "other-tab": "Esta pestaña no empezó este inicio de sesión. Vuelva a iniciar sesión.",
      "insecure-url": "La URL de inicio de sesión no es https.",
      "memory-only": "El inicio de sesión perdería lo que ha introducido, porque solo se guarda en memoria.",
      "not-completed": "El inicio de sesión no se completó.",
      "no-renewal-url": "La API no declara ninguna URL para renovar este token.",
      "other-host": "Introdujo estos datos de inicio de sesión para otro host.",
      "no-login": "Esta API no tiene inicio de sesión. Introduzca un token en su lugar.",
      "no-json": "La respuesta del servidor no es JSON.",
      "unknown-client": "El servidor no reconoce este identificador de cliente y este secreto.",
      "no-answer": "El servidor no respondió en diez segundos. Inténtelo de nuevo.",
      "no-access-token": "La respuesta del servidor no contiene un token de acceso.",
      "no-token-type": "La respuesta del servidor no incluye el tipo de token.",
      "bad-expiry": "La caducidad en la respuesta del servidor no es un número de segundos.",
      "bad-refresh-token": "El token de actualización en la respuesta del servidor no es un texto.",
      "bad-scope": "Los permisos en la respuesta del servidor no son un texto.",
      "other-login": "La respuesta pertenece a otro inicio de sesión: su estado no coincide. Vuelva a iniciar sesión.",
      "other-provider": "La respuesta viene de otro proveedor. Vuelva a iniciar sesión.",
      "no-oauth": "La respuesta del servidor no es válida en OAuth 2.",
    },
    parts: {
      moved: ({ before, now }) =>
        `El token venía de ${before}, pero ahora vendría de ${now}. Si es correcto, obtenga el token usted mismo.`,
      barred: ({ host }) =>
        `Los datos de inicio de sesión se introdujeron para otro host y no se envían a ${host}. Introdúzcalos de nuevo para ${host}.`,
      status: ({ text, detail }) =>
        detail === undefined ? `El servidor respondió con ${text}.` : `El servidor respondió con ${text}: ${detail}`,
      noToken: ({ path }) =>
        `La respuesta del servidor no contiene un token en ${path}, la ruta que da la definición de la API.`,
      otherFlow: ({ flow, url }) =>
        `El inicio de sesión de esta API es el flujo «${flow}», que esta página no ofrece. ${
          url === undefined ? "Obtenga un token del proveedor." : `Obtenga un token en ${url}.`
        }`,
      openId: ({ url }) => `Esta API usa OpenID Connect, descrito en ${url}. Obtenga un token del proveedor.`,
    },
  },
  credential: {
    colon:
      "El nombre de usuario contiene dos puntos. El servidor leería lo que sigue como contraseña. Quite los dos puntos.",
    lineBreak: "un salto de línea",
    control: (code) => `el carácter de control ${code}`,
    contains: {
      username: (character) => `El nombre de usuario contiene ${character}. Quite ese carácter.`,
      password: (character) => `La contraseña contiene ${character}. Quite ese carácter.`,
      token: (character) => `El valor contiene ${character}, que no se permite en una cabecera. Quite ese carácter.`,
    },
  },
  ownCookies: "Quítela, y el navegador enviará sus propias cookies para la API.",
  noReasons: {
    "no-proxy": "no tiene un proxy que pueda mirar. A menudo la API no permite llamadas desde otros sitios (CORS).",
    responds: "llamada desde allí, la API responde correctamente.",
    "proxy-unreachable": "no se pudo acceder a su proxy.",
  },
  cors: {
    status: (status) =>
      `responde a la solicitud previa del navegador (OPTIONS) con el estado ${status}; debería ser 204`,
    missing: (name, expected) => `falta la cabecera ${name}; debería ser ${expected}`,
    star: (name, expected) =>
      `la cabecera ${name} es *, lo que no basta para una llamada con credenciales; debería ser ${expected}`,
    wrong: (name, expected, found) => `la cabecera ${name} es ${found}; debería ser ${expected}`,
    missingList: (name, expected) => `falta la cabecera ${name}; debería incluir ${expected}`,
    unlisted: (name, expected) => `la cabecera ${name} no incluye ${expected}`,
    unlistedStar: (name, expected) =>
      `la cabecera ${name} no incluye ${expected} (* no cuenta para llamadas con credenciales)`,
    inPreflight: (fault) => `en la respuesta a la solicitud previa del navegador (OPTIONS), ${fault}`,
  },
};
