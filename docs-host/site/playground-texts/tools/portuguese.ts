import { findingIn } from "../finding-in.ts";
import { portugueseFindings } from "../findings/portuguese.ts";
import { portuguese } from "../languages/portuguese.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "pt";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in Portuguese. */
export const portugueseTools: ToolTexts = {
  generated: {
    finding: findingIn(language, portugueseFindings, portuguese.form.phrase),
    noAnswerWithin: (seconds) => `Não houve resposta em ${seconds} s.`,
    about:
      "Envia requisições válidas e inválidas, geradas a partir da descrição, e lista onde a API não a cumpre. Os valores do seu formulário são testados primeiro, e o caminho dele é mantido na maioria das requisições.",
    close: "Fechar",
    calls: "Requisições",
    seconds: "Segundos",
    rate: "Requisições por segundo",
    seed: "Semente",
    seedAbout: "A mesma semente envia as mesmas requisições a uma API que responde da mesma forma.",
    newSeed: "Nova semente",
    methods: "Métodos",
    safeMethods: "Somente métodos que não alteram nada",
    allMethods: "Todos os métodos",
    wholeNumber: (least, most) => `Digite um número inteiro de ${number(least)} a ${number(most)}.`,
    needsAllMethods: (method) =>
      `${method} pode alterar dados, por isso nenhuma destas requisições é enviada enquanto você não escolher todos os métodos.`,
    start: "Iniciar",
    startAgain: "Iniciar novamente",
    stop: "Parar",
    stopping: "Parando",
    confirmTitle: (host) => `Estas requisições podem alterar dados de ${host}`,
    confirmText: (calls, method) =>
      `Até ${number(calls)} requisições com ${method} e outros métodos podem adicionar, alterar ou remover dados ali, e isso não pode ser desfeito. Use um ambiente de testes.`,
    confirm: (host) => `Enviá-las a ${host}`,
    cancel: "Cancelar",
    progress: (count) => plural(count, { one: "{n} requisição enviada", other: "{n} requisições enviadas" }),
    running: "Enviando requisições.",
    waiting: "O proxy deste site não permite mais requisições no momento. O teste continua assim que permitir.",
    firstFailure: (message) => `Uma divergência foi encontrada: ${message}`,
    ends: {
      done: "Todos os tipos de requisições foram enviados",
      calls: "O número de requisições foi atingido",
      time: "O tempo acabou",
      interrupted: "Interrompido",
      unreachable: "Não foi possível acessar a API",
    },
    result: (end, sent, found) => `${end}. ${sent}, ${found}.`,
    found: (count) =>
      count === 0 ? "nenhuma divergência" : plural(count, { one: "{n} divergência", other: "{n} divergências" }),
    failed: "Não foi possível enviar as requisições",
    failures: "Divergências",
    noFailures: "Nenhuma até agora.",
    seen: (count) => plural(count, { one: "{n} vez", other: "{n} vezes" }),
    cause: "Causa",
    check: "Verificação",
    count: "Vezes",
    act: "Requisição",
    open: "Abrir no formulário",
    openAbout: (message) => `Abrir no formulário: ${message}`,
    export: "Exportar",
    exportAbout: (message) => `Exportar: ${message}`,
    table: "Requisições enviadas",
    tableOf: (shown, count) => `As últimas ${number(shown)} de ${number(count)} requisições`,
    position: "N.º",
    status: "Estado",
    time: "Tempo",
    changed: "O que foi alterado",
    milliseconds: (time) => `${number(Math.round(time))} ms`,
    passed: "aprovada",
    refused: "recusada: digite outras credenciais",
    notJudged: "não verificada",
    same: "nada",
    value: (place, value) => `${place}: ${value}`,
    without: (place) => `sem ${place}`,
    more: (count) => `mais ${number(count)}`,
    isMethod: (method) => `o método ${method}`,
    isHeader: (name, value) => `o cabeçalho ${name}: ${value}`,
    withoutHeader: (name) => `sem o cabeçalho ${name}`,
    isBody: (text) => (text === "" ? "um corpo vazio" : `o corpo ${text}`),
    withChange: (what) => `com ${what}`,
    credentials: {
      none: "sem credenciais",
      wrong: "com credenciais inventadas",
      other: "com outras credenciais",
    },
    sections: {
      headers: "cabeçalho",
      pathParameters: "parâmetro de caminho",
      queryParameters: "parâmetro de consulta",
      body: "corpo",
    },
    otherRequests: (count) => plural(count, { one: "após {n} outra requisição", other: "após {n} outras requisições" }),
    beyondForm: (what) =>
      `Um formulário não pode conter toda esta requisição; ela foi enviada assim: ${what}. O arquivo exportado contém tudo.`,
    loading: "Lendo a descrição",
    offline: "Você está sem conexão. Conecte-se a uma rede e inicie novamente.",
    tooLarge:
      "A descrição deste endpoint é grande demais para gerar requisições em uma página. Teste-o com o comando: callboard test.",
    unchecked: {
      "locked-out":
        "Nada foi verificado: a API recusou todas as requisições com 401 ou 403. Digite no playground credenciais que ela aceite e inicie novamente.",
      unreadable:
        "Nada foi verificado: a página não recebeu nenhuma resposta que possa ler. Se a API responde a outros programas, o provedor dela pode permitir páginas deste site (CORS), ou o site pode enviar as requisições pelo seu proxy.",
    },
    noValues:
      "Nenhuma requisição foi enviada: a descrição não permite nenhum valor para este endpoint. Preencha o formulário e inicie novamente.",
    answerFirst: "Confirme no playground que suas credenciais podem ser enviadas a este host e inicie novamente.",
    notLoaded: "Não foi possível carregar as requisições geradas. Verifique sua rede e inicie novamente.",
    noServer: "Escolha um ambiente ou digite o endereço da API e inicie novamente.",
  },
  recorder: {
    record: "Gravar",
    recordAgain: "Gravar novamente",
    removeRecording: "Remover a gravação",
    asking: "Permita o microfone para começar a gravar.",
    recording: "Gravando",
    finishing: "Finalizando a gravação…",
    recordedTime: "Tempo gravado",
    soundOf: (name, field) => `${name}, ${field}`,
    download: (name) => `Baixar ${name}`,
    cannotPlay: (name) => `Este navegador não pode reproduzir ${name}.`,
    recordsWebm: (asked) => `As gravações são WebM com Opus (audio/webm); este campo exige ${asked}.`,
    recorded: (time, ending) =>
      ({
        stopped: `Tempo gravado: ${time}.`,
        unplugged: `O microfone foi desconectado. Tempo gravado até então: ${time}.`,
        hidden: `A gravação terminou quando a página foi ocultada. Tempo gravado até então: ${time}.`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported:
          "Este navegador não pode gravar WebM com Opus. Use outro navegador, ou grave com outro aplicativo e escolha o arquivo.",
        insecure: "Os navegadores gravam somente em páginas com um endereço seguro (https).",
        denied:
          "Esta página não pode usar o microfone. Permita-o nas configurações do navegador para este site e grave novamente.",
        missing: "Nenhum microfone encontrado. Conecte um e grave novamente.",
        busy: "Não foi possível abrir o microfone. Feche outros programas que o usam e grave novamente.",
        hidden: "A página foi ocultada antes do início da gravação. Grave novamente.",
        empty: "O microfone não gravou nenhum som. Grave novamente.",
        unexpected: `A gravação falhou: ${detail.replace(/[.]$/, "")}. Grave novamente.`,
      })[cause],
  },
};
