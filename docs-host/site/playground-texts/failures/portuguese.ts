import type { FailureTable } from "../failure-in.ts";
import { numberIn, pluralIn } from "../write.ts";

const [plural, number] = [pluralIn("pt"), numberIn("pt")];
const raiseLimit = "O operador do site pode aumentar o limite.";
const turnProxyOn = "O operador deste site pode ativar o proxy.";
const withoutProxy = `Envie-a de um terminal, com o trecho de código. ${turnProxyOn}`;
const askProvider = "Senão, pergunte ao provedor da API.";
const inAMoment = "Tente de novo em um instante.";
const checkLog = "Tente de novo. Se continuar, o provedor da API deve verificar o log do servidor.";

/** Why a request failed or a login gave no token, in Portuguese. */
export const portugueseFailures: FailureTable = {
  codes: {
    unexpected: ["Não foi possível enviar a solicitação por causa de uma falha inesperada."],
    "proxy-unreachable": [
      "Não foi possível acessar o proxy deste site.",
      "Verifique sua rede e envie de novo. Se outras páginas deste site carregam, avise o operador.",
    ],
    "answer-cut": [
      "A conexão caiu antes que a resposta estivesse completa.",
      "Verifique sua rede e envie de novo. Se continuar, a API ou um servidor no caminho termina a resposta cedo demais.",
    ],
    "mixed-content": [
      "Esta página foi carregada por https, e os navegadores não permitem que ela chame um endereço http.",
      `Escolha um ambiente com um endereço https; o provedor da API pode oferecer um. ${withoutProxy}`,
    ],
    "no-body": [
      "A resposta não tem corpo.",
      "Segundo a definição da API, a resposta é um fluxo, mas esta não tem corpo. Envie de novo ou pergunte ao provedor da API.",
    ],
    "no-upgrades": [
      "O proxy deste site responde, mas não foi possível abrir uma conexão WebSocket com ele.",
      "Algo entre você e o site não encaminha conexões WebSocket: um proxy da sua rede ou o servidor na frente do site. Seu operador deve encaminhar os cabeçalhos Upgrade.",
    ],
    "no-proxy": [
      "Algo que não é o proxy respondeu à conexão.",
      "O operador do site deve verificar se o endereço do proxy leva ao proxy.",
    ],
    "line-broken": ["A conexão caiu.", "Verifique sua rede e conecte-se de novo."],
    "line-timeout": [
      "A conexão não foi aberta a tempo.",
      "Verifique sua rede e conecte-se de novo. Se continuar, pergunte ao provedor da API.",
    ],
    "line-full": [
      "A mensagem não foi enviada: muitas antes dela ainda esperam.",
      "Espere até que a API tenha recebido as mensagens anteriores e envie-a de novo.",
    ],
    "line-closing": [
      "A mensagem não foi enviada: a conexão está sendo fechada.",
      "Conecte-se de novo e envie-a então.",
    ],
    "not-post": [
      "O proxy só aceita chamadas por POST.",
      "Envie a chamada pelo playground; o método para a API vai em um cabeçalho próprio.",
    ],
    "bad-origin": [
      "Esta página não pode usar o proxy.",
      "Abra a documentação no endereço dela. O operador do site pode adicionar um endereço às origens permitidas.",
    ],
    "missing-control-header": [
      "A chamada não diz para qual endereço ou método ela é.",
      "Envie-a pelo playground ou adicione o cabeçalho x-callboard-proxy que falta.",
    ],
    "bad-method": ["O proxy não encaminha este método HTTP.", "Use outro método, como GET ou POST."],
    "bad-url": [
      "O endereço a chamar não é uma URL completa.",
      "Verifique a URL base e os parâmetros de caminho da solicitação.",
    ],
    "bad-scheme": [
      "O endereço a chamar não começa com http nem com https.",
      "Escolha um ambiente com um endereço http ou https.",
    ],
    "user-info": [
      "O endereço a chamar contém um nome de usuário ou uma senha.",
      "Remova-os da URL e digite-os no formulário de autorização.",
    ],
    "bad-header": [
      "Um cabeçalho da solicitação não pode ser enviado: seu nome ou seu valor contém um caractere que HTTP proíbe.",
      "Procure quebras de linha, caracteres de controle ou espaços nos nomes e valores dos cabeçalhos.",
    ],
    "headers-too-large": [
      "A solicitação tem cabeçalhos demais, ou eles são longos demais.",
      `Envie menos cabeçalhos ou cabeçalhos mais curtos. ${raiseLimit}`,
    ],
    "request-too-large": [
      "O corpo da solicitação é maior do que o proxy encaminha.",
      `Tente com um corpo ou arquivo menor. ${raiseLimit}`,
    ],
    "too-many-requests": [
      "Foram enviadas solicitações demais no último minuto.",
      "Espere passar o tempo do cabeçalho retry-after e envie de novo.",
    ],
    "too-many-parallel": [
      "Solicitações suas demais ainda estão em andamento.",
      "Espere uma terminar ou cancele-a, e envie de novo.",
    ],
    "proxy-off": [
      "O proxy deste site está desativado: as páginas enviam solicitações diretamente à API.",
      "Recarregue a página para que ela envie diretamente. O operador do site pode ativar o proxy.",
    ],
    "not-registered": [
      "Este endereço não pertence a nenhum ambiente de uma API deste site.",
      "Escolha um dos ambientes da lista. O provedor da API pode registrar outro.",
    ],
    "blocked-address": [
      "O nome de host da API leva a um endereço em uma rede privada ou reservada.",
      "O operador do site pode permitir esta origem, e a faixa do seu endereço, se ela deve ser acessível.",
    ],
    "name-not-found": [
      "O nome de host da API não foi encontrado.",
      "Verifique o nome de host do ambiente. O provedor da API pode corrigi-lo.",
    ],
    "connection-refused": [
      "Nada aceita conexões no endereço da API.",
      "A API pode estar fora do ar ou em outra porta. Tente mais tarde ou pergunte ao provedor.",
    ],
    "connection-reset": ["O servidor da API fechou a conexão antes de responder.", checkLog],
    "no-route": [
      "Não há rota de rede deste site até o endereço da API.",
      "A API pode ter só um endereço IPv6, ou um endereço em outra rede. O operador do site pode verificar sua rede.",
    ],
    "tls-expired": [
      "O certificado da API expirou ou ainda não é válido.",
      "O provedor da API precisa renová-lo. Até lá, nenhuma conexão segura é possível.",
    ],
    "tls-untrusted": [
      "O certificado da API é autoassinado ou assinado por uma autoridade que não é confiável aqui.",
      "O provedor da API deve instalar um certificado de uma autoridade pública com toda a cadeia. O operador do site pode confiar em uma autoridade privada.",
    ],
    "tls-wrong-name": [
      "O certificado da API é para outro nome de host.",
      "Verifique o nome de host do ambiente. Se estiver certo, o provedor da API precisa de um certificado que o inclua.",
    ],
    tls: [
      "Não foi possível fazer uma conexão segura com a API: os dois lados não concordaram sobre TLS.",
      "Verifique se a porta do ambiente aceita https. O provedor da API pode verificar suas versões de TLS e se exige certificados de cliente.",
    ],
    "connect-timeout": [
      "O servidor da API não aceitou a conexão a tempo.",
      "Ele pode estar fora do ar ou atrás de um firewall. Tente mais tarde ou pergunte ao provedor.",
    ],
    "headers-timeout": [
      "A API aceitou a solicitação, mas não começou a responder a tempo.",
      `Tente com uma solicitação menor. ${askProvider}`,
    ],
    "idle-timeout": [
      "Nenhum dado foi transferido por tempo demais, e por isso a chamada foi encerrada.",
      `Tente de novo. ${askProvider}`,
    ],
    "total-timeout": [
      "A chamada demorou mais do que o proxy permite.",
      `Chame a API diretamente para trabalhos longos. ${raiseLimit}`,
    ],
    "response-too-large": [
      "A resposta da API é maior do que o proxy encaminha.",
      "Peça menos dados, por exemplo uma página menor, ou chame a API diretamente.",
    ],
    "response-headers-too-large": [
      "A API respondeu com cabeçalhos demais, ou longos demais.",
      `O provedor da API pode encurtá-los. ${raiseLimit}`,
    ],
    "upstream-protocol": [
      "A API respondeu com algo que não é HTTP válido, ou não com a codificação de conteúdo que declarou.",
      `Verifique se o esquema e a porta do ambiente estão certos. ${askProvider}`,
    ],
    "upstream-vanished": ["O servidor da API fechou a conexão antes que sua resposta estivesse completa.", checkLog],
    "registry-unavailable": [
      "Não foi possível ler a lista de APIs registradas.",
      `${inAMoment} Se continuar, avise o operador do site.`,
    ],
    "proxy-busy": ["O proxy atende tantas solicitações quanto pode.", `${inAMoment} ${raiseLimit}`],
    closing: ["O proxy está sendo reiniciado.", inAMoment],
    internal: ["O proxy teve uma falha inesperada.", "Informe ao operador do site o ID de solicitação desta resposta."],
    "bad-upgrade": [
      "O proxy só aceita canais como conexões WebSocket da versão 13.",
      "Conecte-se pelo playground ou com um cliente que siga a RFC 6455.",
    ],
    "handshake-timeout": [
      "A conexão não disse a tempo para qual canal ela é.",
      "Conecte-se de novo. Se continuar, verifique sua rede.",
    ],
    "bad-handshake": [
      "A primeira mensagem da conexão não é um handshake, ou não é para o endereço conectado.",
      "Conecte-se pelo playground ou envie primeiro type, url e headers como texto JSON.",
    ],
    "bad-channel-scheme": [
      "O endereço do canal não começa com ws nem com wss.",
      "Escolha um ambiente com um endereço ws ou wss.",
    ],
    "bad-frame": [
      "A conexão enviou algo que não é WebSocket válido.",
      "Conecte-se de novo. Se continuar, algo entre você e este site altera os dados.",
    ],
    "message-too-large": ["A mensagem é maior do que o proxy encaminha.", `Envie-a em partes menores. ${raiseLimit}`],
    "too-much-sent": [
      "Em um minuto foi enviado mais do que o proxy encaminha.",
      `Conecte-se de novo e envie menos de cada vez. ${raiseLimit}`,
    ],
    "channel-unauthorized": [
      "A API não aceitou as credenciais desta conexão.",
      "Verifique o formulário de autorização: uma credencial pode faltar, estar errada ou não ser mais válida.",
    ],
    "channel-redirected": [
      "A API redirecionou a conexão, e redirecionamentos de canais não são seguidos.",
      "Verifique o endereço do ambiente: ws em vez de wss, ou uma barra no fim, são os motivos comuns.",
    ],
    "channel-refused": [
      "A API respondeu, mas não abriu um canal.",
      "Verifique o caminho e os parâmetros. Talvez não haja um canal neste endereço no momento.",
    ],
    "channel-protocol": [
      "A API não escolheu nenhum dos subprotocolos que a conexão ofereceu.",
      "Compare o cabeçalho Sec-WebSocket-Protocol com a documentação da API.",
    ],
    "channel-vanished": [
      "O servidor da API abandonou a conexão sem fechá-la.",
      "Conecte-se de novo. Se continuar, o provedor da API deve verificar o log do servidor.",
    ],
    "channel-silent": [
      "O servidor da API não responde mais nesta conexão.",
      "Conecte-se de novo. Se continuar, pergunte ao provedor da API.",
    ],
    "channel-bad-frame": [
      "A API enviou algo que não é WebSocket válido.",
      "O provedor da API deve verificar: o motivo comum é um texto que não está em UTF-8.",
    ],
    "channel-message-too-large": [
      "A API enviou uma mensagem maior do que o proxy encaminha.",
      `Peça menos de cada vez à API. ${raiseLimit}`,
    ],
    "channel-too-much": [
      "Em um minuto a API enviou mais do que o proxy encaminha.",
      `Conecte-se de novo e peça menos de cada vez. ${raiseLimit}`,
    ],
    "channel-idle": [
      "Nenhuma mensagem foi enviada ou recebida por tempo demais, e por isso a conexão foi fechada.",
      `Conecte-se de novo. ${raiseLimit}`,
    ],
  },
  parts: {
    notProxy: ({ status }) => [
      `Algo que não é o proxy respondeu, com o status ${status}.`,
      "O operador do site deve verificar se o endereço do proxy leva ao proxy.",
    ],
    badHeader: ({ name }) => [
      `O cabeçalho ${JSON.stringify(name)} não pode ser enviado: seu nome ou seu valor contém um caractere que HTTP proíbe.`,
      "Procure quebras de linha, espaços no nome ou letras fora de Latin-1 no valor.",
    ],
    forbiddenHeader: ({ name }) => [
      `Os navegadores não permitem que uma página envie o cabeçalho ${JSON.stringify(name)}.`,
      withoutProxy,
    ],
    forbiddenMethod: ({ method }) => [
      `Os navegadores não permitem que uma página use o método ${method}.`,
      withoutProxy,
    ],
    bodyNotAllowed: ({ method }) => [`Os navegadores não enviam um corpo com ${method}.`, withoutProxy],
    badAddress: ({ schemes }) =>
      schemes === "http"
        ? [
            "O endereço a chamar não é uma URL http ou https completa.",
            "Verifique a URL base e os parâmetros de caminho da solicitação.",
          ]
        : [
            "O endereço da conexão não é uma URL ws ou wss completa.",
            "Verifique a URL base e os parâmetros de caminho.",
          ],
    mixedChannel: () => [
      "Esta página foi carregada por https, e os navegadores não permitem que ela se conecte a um endereço ws.",
      `Escolha um ambiente com um endereço wss; o provedor da API pode oferecer um. ${turnProxyOn}`,
    ],
    badProtocols: () => [
      "Os subprotocolos não podem ser oferecidos: um deles tem caracteres inválidos ou aparece duas vezes.",
      "Procure espaços e outros caracteres inválidos no cabeçalho Sec-WebSocket-Protocol.",
    ],
    cors: (pageOrigin, fault) => [
      `A API não permite que páginas de ${pageOrigin} leiam suas respostas: ${fault}.`,
      `O provedor da API pode mudar esse cabeçalho (essas regras dos navegadores se chamam CORS). ${withoutProxy}`,
    ],
    noResponse: (why) => [
      "O navegador não recebeu resposta da API, ou nenhuma que esta página possa ler.",
      `Procure o motivo no console do navegador. O site não conseguiu encontrá-lo: ${why}`,
    ],
    refusedWith: (message, status) => `${message} Ela respondeu com o status ${status}.`,
    notOpened: ({ unsent }) => [
      "O navegador não conseguiu se conectar à API e não informa o motivo a uma página.",
      unsent.length === 0
        ? "Procure o motivo no console do navegador. A API pode estar fora do ar, ou não permitir que páginas deste site se conectem."
        : `A API talvez exija cabeçalhos que um navegador não pode enviar com uma conexão: ${unsent.join(", ")}. ${turnProxyOn} Ele os envia. O console do navegador diz mais.`,
    ],
    closedByApi: ({ code, reason }) => [
      reason === "" ? `A API fechou a conexão com o código ${code} e não deu um motivo.` : reason,
      "A documentação da API deve dizer o que o código significa.",
    ],
    messageTooLarge: ({ bytes, most }) => [
      `A mensagem de ${plural(bytes, { one: "{n} byte", other: "{n} bytes" })} não foi enviada: o proxy aceita no máximo ${number(most)}.`,
      `Envie-a em partes menores. ${raiseLimit}`,
    ],
    notConfirmed: ({ host }) => [
      `Uma credencial desta solicitação não foi confirmada para ${host}, e por isso nada foi enviado.`,
      "As credenciais ou o ambiente mudaram nesse meio-tempo. Envie a solicitação de novo.",
    ],
  },
  login: {
    codes: {
      "no-client-id": "Digite o ID do cliente que o provedor lhe deu.",
      "no-refresh-token":
        "O provedor não emitiu um token de atualização, e por isso o token não pode ser renovado automaticamente. Entre de novo.",
      "other-tab": "Esta aba não começou este login. Entre de novo.",
      "insecure-url": "A URL de login não é https.",
      "memory-only": "O login perderia o que você digitou, porque está somente na memória.",
      "not-completed": "O login não foi concluído.",
      "no-renewal-url": "A API não declara uma URL para renovar este token.",
      "other-host": "Você digitou estes dados de login para outro host.",
      "no-login": "Esta API não tem login. Digite um token em vez disso.",
      "no-json": "A resposta do servidor não é JSON.",
      "unknown-client": "O servidor não reconhece este ID do cliente e este segredo.",
      "no-answer": "O servidor não respondeu em dez segundos. Tente de novo.",
      "no-access-token": "A resposta do servidor não contém um token de acesso.",
      "no-token-type": "A resposta do servidor não inclui o tipo do token.",
      "bad-expiry": "A validade na resposta do servidor não é um número de segundos.",
      "bad-refresh-token": "O token de atualização na resposta do servidor não é um texto.",
      "bad-scope": "Os escopos na resposta do servidor não são um texto.",
      "other-login": "A resposta pertence a outro login: seu estado não corresponde. Entre de novo.",
      "other-provider": "A resposta vem de outro provedor. Entre de novo.",
      "no-oauth": "A resposta do servidor não é válida em OAuth 2.",
    },
    parts: {
      moved: ({ before, now }) =>
        `O token vinha de ${before}, mas agora viria de ${now}. Se isso estiver certo, obtenha o token você mesmo.`,
      barred: ({ host }) =>
        `Os dados de login foram digitados para outro host e não são enviados a ${host}. Digite-os de novo para ${host}.`,
      status: ({ text, detail }) =>
        detail === undefined ? `O servidor respondeu com ${text}.` : `O servidor respondeu com ${text}: ${detail}`,
      noToken: ({ path }) =>
        `A resposta do servidor não contém um token em ${path}, o caminho dado pela definição da API.`,
      otherFlow: ({ flow, url }) =>
        `O login desta API é o fluxo “${flow}”, que esta página não oferece. ${
          url === undefined ? "Obtenha um token do provedor." : `Obtenha um token em ${url}.`
        }`,
      openId: ({ url }) => `Esta API usa OpenID Connect, descrito em ${url}. Obtenha um token do provedor.`,
    },
  },
  credential: {
    colon: "O nome de usuário contém dois-pontos. O servidor leria o que segue como senha. Remova os dois-pontos.",
    lineBreak: "uma quebra de linha",
    control: (code) => `o caractere de controle ${code}`,
    contains: {
      username: (character) => `O nome de usuário contém ${character}. Remova esse caractere.`,
      password: (character) => `A senha contém ${character}. Remova esse caractere.`,
      token: (character) =>
        `O valor contém ${character}, o que não é permitido em um cabeçalho. Remova esse caractere.`,
    },
  },
  ownCookies: "Remova-o, e o navegador enviará os próprios cookies para a API.",
  noReasons: {
    "no-proxy": "ele não tem um proxy que possa olhar. Muitas vezes a API não permite chamadas de outros sites (CORS).",
    responds: "chamada de lá, a API responde corretamente.",
    "proxy-unreachable": "não foi possível acessar o proxy.",
  },
  cors: {
    status: (status) =>
      `ela responde à solicitação prévia do navegador (OPTIONS) com o status ${status}; deveria ser 204`,
    missing: (name, expected) => `falta o cabeçalho ${name}; deveria ser ${expected}`,
    star: (name, expected) =>
      `o cabeçalho ${name} é *, o que não basta para uma chamada com credenciais; deveria ser ${expected}`,
    wrong: (name, expected, found) => `o cabeçalho ${name} é ${found}; deveria ser ${expected}`,
    missingList: (name, expected) => `falta o cabeçalho ${name}; deveria incluir ${expected}`,
    unlisted: (name, expected) => `o cabeçalho ${name} não inclui ${expected}`,
    unlistedStar: (name, expected) =>
      `o cabeçalho ${name} não inclui ${expected} (* não conta para chamadas com credenciais)`,
    inPreflight: (fault) => `na resposta à solicitação prévia do navegador (OPTIONS), ${fault}`,
  },
};
