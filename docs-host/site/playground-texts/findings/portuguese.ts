import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in Portuguese. Digits are positions of values, where these have another order. */
export const portugueseFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "Uma solicitação que cumpre todas as regras da descrição foi recusada com {}.",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "Uma solicitação que viola a descrição ({}) foi respondida com {} em vez de um erro.",
  "The header {} is {}; HTTP expects {}.": "O cabeçalho {} é {}; HTTP espera {}.",
  'a text in quotes, such as "a1"': 'um texto entre aspas, como "a1"',
  "a number of seconds or an HTTP date": "um número de segundos ou uma data HTTP",
  "an HTTP date": "uma data HTTP",
  "The documented header {} is missing.": "Falta o cabeçalho documentado {}.",
  "The header {} is {}; {} is documented.": "O cabeçalho {} é {}; documentado: {}.",
  "another value": "outro valor",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "A resposta com {} tem corpo, mas não Content-Type; documentado: {}.",
  "The body of the answer with {} is {}; {} is documented.": "O corpo da resposta com {} é: {}; documentado: {}.",
  "The server did not answer in time.": "O servidor não respondeu a tempo.",
  "The server refused the connection, after it had answered before.":
    "O servidor recusou a conexão, depois de ter respondido antes.",
  "The server closed the connection without an answer.": "O servidor fechou a conexão sem responder.",
  "The server sent something that is not an HTTP response.": "O servidor enviou algo que não é uma resposta HTTP.",
  "The host can't be found.": "O host não foi encontrado.",
  "No secure connection could be made.": "Não foi possível fazer uma conexão segura.",
  "The answer with {} contains {}.": "A resposta com {} contém {}.",
  "a stack trace of {}": "um rastreamento de pilha de {}",
  "an error of {}": "um erro de {}",
  "an error of a database": "um erro de um banco de dados",
  "The answer with {} contains the credential of the request.":
    "A resposta com {} contém as credenciais da solicitação.",
  "The server answered with {}; the description names {}.": "O servidor respondeu com {}; a descrição cita {}.",
  "The server answered with {}.": "O servidor respondeu com {}.",
  "The server answered with {} to a valid request.": "O servidor respondeu com {} a uma solicitação válida.",
  "The server answered with {} to a request that it should refuse ({}).":
    "O servidor respondeu com {} a uma solicitação que deveria recusar ({}).",
  "The answer with {} has no body; {} is documented.": "A resposta com {} não tem corpo; documentado: {}.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "O corpo da resposta com {} não está em UTF-8, como JSON exige (RFC 8259, seção 8.1).",
  "The body of the answer with {} is not valid JSON.": "O corpo da resposta com {} não é JSON válido.",
  "{} of the answer with {} is {}; {} is documented.": "{} na resposta com {} é: {}; documentado: {}.",
  "The answer took {} ms; at most {} ms are allowed.": "A resposta demorou {} ms; são permitidos no máximo {} ms.",
  "event {} is {}; {} is documented.": "o evento {} é: {}; documentado: {}.",
  "line {} is {}; {} is documented.": "a linha {} é: {}; documentado: {}.",
  "{} of event {} is {}; {} is documented.": "{} no evento {} é: {}; documentado: {}.",
  "{} of line {} is {}; {} is documented.": "{} na linha {} é: {}; documentado: {}.",
  "The answer contains {}, which is write-only.": "A resposta contém {}, que é somente para escrita.",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "Um cliente que só aceita {} recebeu {}; a descrição prevê 406 para isso.",
  "A client that accepts only the documented {} got {}.": "Um cliente que só aceita o tipo documentado {} recebeu {}.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "Um objeto que ainda tem a etiqueta de entidade {} foi enviado de novo com {} em vez de 304.",
  "A call without credentials was answered with {}; the description requires them.":
    "Uma chamada sem credenciais foi respondida com {}; a descrição as exige.",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "Uma chamada com credenciais inventadas foi respondida com {}; a descrição exige credenciais válidas.",
  "HEAD was answered with {}, GET with {}.": "HEAD foi respondido com {}, GET com {}.",
  "HEAD has the Content-Type {}, GET has {}.": "HEAD tem o Content-Type {}, GET tem {}.",
  "HEAD announces {} bytes, GET has {}.": "HEAD anuncia {} bytes, GET tem {}.",
  "A repeated request with the same {} got another answer.":
    "Uma solicitação repetida com o mesmo {} recebeu outra resposta.",
  "{} was answered with {}; the description does not have it at this path.":
    "{} foi respondido com {}; a descrição não tem esse método neste caminho.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "{} recebeu um 405 que não cita os métodos deste caminho: não tem Allow (RFC 9110, seção 15.5.6).",
  "OPTIONS lists {}; the description has {} too.": "OPTIONS cita {}; a descrição também tem {}.",
  "A page links to itself, so the list never ends.":
    "Uma página leva de novo a si mesma, e por isso sua lista não tem fim.",
  "Page {} has an item twice.": "A página {} tem um item duas vezes.",
  "Page {} has an item of the page before.": "A página {} tem um item da página anterior.",
  "The same request was answered with {}, then with {}.": "A mesma solicitação foi respondida com {} e depois com {}.",
  "The same request was answered with the same items in another order.":
    "A mesma solicitação foi respondida com os mesmos itens em outra ordem.",
  "The server answered with 429 and does not say when to try again.":
    "O servidor respondeu com 429 e não diz quando tentar de novo.",
  "{} at {}": "{} em {}",
  "another type at {}": "outro tipo em {}",
  "without the header {}": "sem o cabeçalho {}",
  "with JSON that ends too early": "com JSON que termina cedo demais",
  "with text that is not JSON": "com texto que não é JSON",
  "without its required body": "sem seu corpo obrigatório",
  "with the media type {}": "com o tipo de mídia {}",
};
