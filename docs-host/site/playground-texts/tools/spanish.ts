import { findingIn } from "../finding-in.ts";
import { spanishFindings } from "../findings/spanish.ts";
import { spanish } from "../languages/spanish.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "es";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in Spanish. */
export const spanishTools: ToolTexts = {
  generated: {
    finding: findingIn(language, spanishFindings, spanish.form.phrase),
    noAnswerWithin: (seconds) => `No hubo respuesta en ${seconds} s.`,
    about:
      "Envía solicitudes válidas y no válidas, generadas a partir de la descripción, y muestra dónde la API no la cumple. Primero se prueban los valores de su formulario, y su ruta se mantiene en la mayoría de las solicitudes.",
    close: "Cerrar",
    calls: "Solicitudes",
    seconds: "Segundos",
    rate: "Solicitudes por segundo",
    seed: "Semilla",
    seedAbout: "La misma semilla envía las mismas solicitudes a una API que responde igual.",
    newSeed: "Nueva semilla",
    methods: "Métodos",
    safeMethods: "Solo métodos que no cambian nada",
    allMethods: "Todos los métodos",
    wholeNumber: (least, most) => `Introduzca un número entero de ${number(least)} a ${number(most)}.`,
    needsAllMethods: (method) =>
      `${method} puede cambiar datos, así que no se envía ninguna de estas solicitudes mientras no elija todos los métodos.`,
    start: "Empezar",
    startAgain: "Empezar de nuevo",
    stop: "Detener",
    stopping: "Deteniendo",
    confirmTitle: (host) => `Estas solicitudes pueden cambiar datos de ${host}`,
    confirmText: (calls, method) =>
      `Hasta ${number(calls)} solicitudes con ${method} y otros métodos pueden añadir, cambiar o eliminar datos allí, y no se puede deshacer. Use un entorno de pruebas.`,
    confirm: (host) => `Enviarlas a ${host}`,
    cancel: "Cancelar",
    progress: (count) => plural(count, { one: "{n} solicitud enviada", other: "{n} solicitudes enviadas" }),
    running: "Enviando solicitudes.",
    waiting:
      "El proxy de este sitio no admite más solicitudes por el momento. La prueba continúa en cuanto las admita.",
    firstFailure: (message) => `Se encontró una discrepancia: ${message}`,
    ends: {
      done: "Se enviaron todos los tipos de solicitudes",
      calls: "Se alcanzó el número de solicitudes",
      time: "Se acabó el tiempo",
      interrupted: "Detenido",
      unreachable: "No se pudo acceder a la API",
    },
    result: (end, sent, found) => `${end}. ${sent}, ${found}.`,
    found: (count) =>
      count === 0 ? "ninguna discrepancia" : plural(count, { one: "{n} discrepancia", other: "{n} discrepancias" }),
    failed: "No se pudieron enviar las solicitudes",
    failures: "Discrepancias",
    noFailures: "Ninguna hasta ahora.",
    seen: (count) => plural(count, { one: "{n} vez", other: "{n} veces" }),
    cause: "Causa",
    check: "Comprobación",
    count: "Veces",
    act: "Solicitud",
    open: "Abrir en el formulario",
    openAbout: (message) => `Abrir en el formulario: ${message}`,
    export: "Exportar",
    exportAbout: (message) => `Exportar: ${message}`,
    table: "Solicitudes enviadas",
    tableOf: (shown, count) => `Las últimas ${number(shown)} de ${number(count)} solicitudes`,
    position: "N.º",
    status: "Estado",
    time: "Tiempo",
    changed: "Qué se cambió",
    milliseconds: (time) => `${number(Math.round(time))} ms`,
    passed: "superada",
    refused: "rechazada: introduzca otras credenciales",
    notJudged: "sin comprobar",
    same: "nada",
    value: (place, value) => `${place}: ${value}`,
    without: (place) => `sin ${place}`,
    more: (count) => `${number(count)} más`,
    isMethod: (method) => `el método ${method}`,
    isHeader: (name, value) => `la cabecera ${name}: ${value}`,
    withoutHeader: (name) => `sin la cabecera ${name}`,
    isBody: (text) => (text === "" ? "un cuerpo vacío" : `el cuerpo ${text}`),
    withChange: (what) => `con ${what}`,
    credentials: {
      none: "sin credenciales",
      wrong: "con credenciales inventadas",
      other: "con otras credenciales",
    },
    sections: {
      headers: "cabecera",
      pathParameters: "parámetro de ruta",
      queryParameters: "parámetro de consulta",
      body: "cuerpo",
    },
    otherRequests: (count) =>
      plural(count, { one: "después de {n} solicitud más", other: "después de {n} solicitudes más" }),
    beyondForm: (what) =>
      `Un formulario no puede contener toda esta solicitud; se envió así: ${what}. El archivo exportado la contiene toda.`,
    loading: "Leyendo la descripción",
    offline: "No tiene conexión. Conéctese a una red y empiece de nuevo.",
    tooLarge:
      "La descripción de este endpoint es demasiado grande para generar solicitudes en una página. Pruébelo con el comando: callboard test.",
    unchecked: {
      "locked-out":
        "No se comprobó nada: la API rechazó todas las solicitudes con 401 o 403. Introduzca en el área de pruebas credenciales que acepte y empiece de nuevo.",
      unreadable:
        "No se comprobó nada: la página no recibió ninguna respuesta que pueda leer. Si la API responde a otros programas, su proveedor puede permitir las páginas de este sitio (CORS), o el sitio puede enviar las solicitudes por su proxy.",
    },
    noValues:
      "No se envió ninguna solicitud: la descripción no permite ningún valor para este endpoint. Rellene el formulario y empiece de nuevo.",
    answerFirst: "Confirme en el área de pruebas que sus credenciales pueden enviarse a este host y empiece de nuevo.",
    notLoaded: "No se pudieron cargar las solicitudes generadas. Compruebe su red y empiece de nuevo.",
    noServer: "Elija un entorno o introduzca la dirección de la API y empiece de nuevo.",
  },
  recorder: {
    record: "Grabar",
    recordAgain: "Grabar de nuevo",
    removeRecording: "Quitar la grabación",
    asking: "Permita el micrófono para empezar a grabar.",
    recording: "Grabando",
    finishing: "Terminando la grabación…",
    recordedTime: "Tiempo grabado",
    soundOf: (name, field) => `${name}, ${field}`,
    download: (name) => `Descargar ${name}`,
    cannotPlay: (name) => `Este navegador no puede reproducir ${name}.`,
    recordsWebm: (asked) => `Las grabaciones son WebM con Opus (audio/webm); este campo requiere ${asked}.`,
    recorded: (time, ending) =>
      ({
        stopped: `Tiempo grabado: ${time}.`,
        unplugged: `El micrófono se desconectó. Tiempo grabado hasta entonces: ${time}.`,
        hidden: `La grabación terminó al ocultarse la página. Tiempo grabado hasta entonces: ${time}.`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported:
          "Este navegador no puede grabar WebM con Opus. Use otro navegador, o grabe con otra aplicación y elija el archivo.",
        insecure: "Los navegadores solo graban en páginas con una dirección segura (https).",
        denied:
          "Esta página no puede usar el micrófono. Permítalo en los ajustes del navegador para este sitio y grabe de nuevo.",
        missing: "No se encontró ningún micrófono. Conecte uno y grabe de nuevo.",
        busy: "No se puede abrir el micrófono. Cierre otros programas que lo usen y grabe de nuevo.",
        hidden: "La página se ocultó antes de que empezara la grabación. Grabe de nuevo.",
        empty: "El micrófono no grabó ningún sonido. Grabe de nuevo.",
        unexpected: `La grabación falló: ${detail.replace(/[.]$/, "")}. Grabe de nuevo.`,
      })[cause],
  },
};
