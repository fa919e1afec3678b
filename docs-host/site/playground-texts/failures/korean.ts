import type { FailureTable } from "../failure-in.ts";
import { numberIn } from "../write.ts";

const number = numberIn("ko");
const raiseLimit = "사이트 운영자가 한도를 높일 수 있습니다.";
const turnProxyOn = "이 사이트의 운영자가 프록시를 켤 수 있습니다.";
const withoutProxy = `코드 스니펫으로 터미널에서 보내세요. ${turnProxyOn}`;
const askProvider = "해결되지 않으면 API 제공자에게 문의하세요.";
const inAMoment = "잠시 후 다시 시도하세요.";
const checkLog = "다시 시도하세요. 계속되면 API 제공자가 서버 로그를 확인해야 합니다.";

/** Why a request failed or a login gave no token, in Korean. */
export const koreanFailures: FailureTable = {
  codes: {
    unexpected: ["예기치 않은 오류로 요청을 보내지 못했습니다."],
    "proxy-unreachable": [
      "이 사이트의 프록시에 연결할 수 없습니다.",
      "네트워크를 확인하고 다시 보내세요. 이 사이트의 다른 페이지가 열리면 운영자에게 알려 주세요.",
    ],
    "answer-cut": [
      "응답이 완료되기 전에 연결이 끊어졌습니다.",
      "네트워크를 확인하고 다시 보내세요. 계속되면 API나 중간 서버가 응답을 너무 일찍 끝내는 것입니다.",
    ],
    "mixed-content": [
      "이 페이지는 https로 열렸으므로 브라우저가 http 주소 호출을 허용하지 않습니다.",
      `https 주소가 있는 환경을 선택하세요. API 제공자가 제공할 수 있습니다. ${withoutProxy}`,
    ],
    "no-body": [
      "응답에 본문이 없습니다.",
      "API 정의에 따르면 응답은 스트림이지만 이 응답에는 본문이 없습니다. 다시 보내거나 API 제공자에게 문의하세요.",
    ],
    "no-upgrades": [
      "이 사이트의 프록시는 응답하지만 WebSocket 연결을 열 수 없습니다.",
      "사이트와의 사이에 있는 무언가가 WebSocket 연결을 전달하지 않습니다. 사용자 네트워크의 프록시이거나 사이트 앞의 서버입니다. 그 운영자가 Upgrade 헤더를 전달해야 합니다.",
    ],
    "no-proxy": [
      "프록시가 아닌 것이 연결에 응답했습니다.",
      "사이트 운영자는 프록시 주소가 프록시로 이어지는지 확인해야 합니다.",
    ],
    "line-broken": ["연결이 끊어졌습니다.", "네트워크를 확인하고 다시 연결하세요."],
    "line-timeout": [
      "제시간에 연결이 열리지 않았습니다.",
      "네트워크를 확인하고 다시 연결하세요. 계속되면 API 제공자에게 문의하세요.",
    ],
    "line-full": [
      "메시지가 전송되지 않았습니다. 앞에서 기다리는 것이 너무 많습니다.",
      "API가 이전 메시지를 받을 때까지 기다린 다음 다시 보내세요.",
    ],
    "line-closing": ["메시지가 전송되지 않았습니다. 연결을 닫는 중입니다.", "다시 연결한 다음 보내세요."],
    "not-post": [
      "프록시는 POST 호출만 받습니다.",
      "플레이그라운드에서 보내세요. API의 메서드는 별도의 헤더에 들어갑니다.",
    ],
    "bad-origin": [
      "이 페이지는 프록시를 사용할 수 없습니다.",
      "문서를 원래 주소에서 여세요. 사이트 운영자가 허용된 출처에 주소를 추가할 수 있습니다.",
    ],
    "missing-control-header": [
      "호출에 대상 주소나 메서드가 없습니다.",
      "플레이그라운드에서 보내거나 빠진 x-callboard-proxy 헤더를 추가하세요.",
    ],
    "bad-method": ["프록시는 이 HTTP 메서드를 전달하지 않습니다.", "GET이나 POST 같은 다른 메서드를 사용하세요."],
    "bad-url": ["호출할 주소가 완전한 URL이 아닙니다.", "기본 URL과 요청의 경로 매개변수를 확인하세요."],
    "bad-scheme": ["호출할 주소가 http나 https로 시작하지 않습니다.", "http 또는 https 주소가 있는 환경을 선택하세요."],
    "user-info": ["호출할 주소에 사용자 이름이나 비밀번호가 있습니다.", "URL에서 제거하고 인증 양식에 입력하세요."],
    "bad-header": [
      "요청 헤더를 보낼 수 없습니다. 이름이나 값에 HTTP가 금지하는 문자가 있습니다.",
      "헤더 이름과 값에 줄바꿈, 제어 문자, 공백이 있는지 확인하세요.",
    ],
    "headers-too-large": ["요청의 헤더가 너무 많거나 너무 깁니다.", `헤더를 줄이거나 짧게 하세요. ${raiseLimit}`],
    "request-too-large": [
      "요청 본문이 프록시가 전달하는 크기보다 큽니다.",
      `더 작은 본문이나 파일로 시도하세요. ${raiseLimit}`,
    ],
    "too-many-requests": [
      "지난 1분 동안 요청을 너무 많이 보냈습니다.",
      "retry-after 헤더의 시간이 지날 때까지 기다린 다음 다시 보내세요.",
    ],
    "too-many-parallel": [
      "아직 실행 중인 요청이 너무 많습니다.",
      "하나가 끝날 때까지 기다리거나 취소한 다음 다시 보내세요.",
    ],
    "proxy-off": [
      "이 사이트의 프록시가 꺼져 있습니다. 페이지는 요청을 API로 직접 보냅니다.",
      "직접 보내도록 페이지를 새로 고치세요. 사이트 운영자가 프록시를 켤 수 있습니다.",
    ],
    "not-registered": [
      "이 주소는 이 사이트에 있는 API의 어떤 환경에도 속하지 않습니다.",
      "목록의 환경 중 하나를 선택하세요. API 제공자가 다른 환경을 등록할 수 있습니다.",
    ],
    "blocked-address": [
      "API의 호스트 이름이 사설 또는 예약된 네트워크의 주소로 이어집니다.",
      "접근을 허용하려면 사이트 운영자가 이 출처와 그 주소 범위를 허용할 수 있습니다.",
    ],
    "name-not-found": [
      "API의 호스트 이름을 찾을 수 없습니다.",
      "환경의 호스트 이름을 확인하세요. API 제공자가 바로잡을 수 있습니다.",
    ],
    "connection-refused": [
      "API의 주소에서 연결을 받는 것이 없습니다.",
      "API가 중단되었거나 다른 포트에 있을 수 있습니다. 나중에 다시 시도하거나 제공자에게 문의하세요.",
    ],
    "connection-reset": ["API 서버가 응답하기 전에 연결을 닫았습니다.", checkLog],
    "no-route": [
      "이 사이트에서 API 주소로 가는 네트워크 경로가 없습니다.",
      "API에 IPv6 주소만 있거나 다른 네트워크에 있을 수 있습니다. 사이트 운영자가 네트워크를 확인할 수 있습니다.",
    ],
    "tls-expired": [
      "API의 인증서가 만료되었거나 아직 유효하지 않습니다.",
      "API 제공자가 갱신해야 합니다. 그때까지는 안전하게 연결할 수 없습니다.",
    ],
    "tls-untrusted": [
      "API의 인증서가 자체 서명되었거나 여기서 신뢰하지 않는 기관이 서명했습니다.",
      "API 제공자는 공인 기관의 인증서를 전체 체인과 함께 설치해야 합니다. 사이트 운영자는 사설 기관을 신뢰하도록 설정할 수 있습니다.",
    ],
    "tls-wrong-name": [
      "API의 인증서는 다른 호스트 이름용입니다.",
      "환경의 호스트 이름을 확인하세요. 맞다면 API 제공자에게 그 이름이 들어 있는 인증서가 필요합니다.",
    ],
    tls: [
      "API와 안전하게 연결하지 못했습니다. 양쪽이 TLS에 합의하지 못했습니다.",
      "환경의 포트가 https를 지원하는지 확인하세요. API 제공자는 TLS 버전과 클라이언트 인증서를 요구하는지 확인할 수 있습니다.",
    ],
    "connect-timeout": [
      "API 서버가 제시간에 연결을 받지 않았습니다.",
      "중단되었거나 방화벽 뒤에 있을 수 있습니다. 나중에 다시 시도하거나 제공자에게 문의하세요.",
    ],
    "headers-timeout": [
      "API가 요청을 받았지만 제시간에 응답을 시작하지 않았습니다.",
      `더 작은 요청으로 시도하세요. ${askProvider}`,
    ],
    "idle-timeout": ["너무 오래 데이터가 전송되지 않아 호출을 종료했습니다.", `다시 시도하세요. ${askProvider}`],
    "total-timeout": [
      "호출이 프록시가 허용하는 시간보다 오래 걸렸습니다.",
      `오래 걸리는 작업은 API를 직접 호출하세요. ${raiseLimit}`,
    ],
    "response-too-large": [
      "API의 응답이 프록시가 전달하는 크기보다 큽니다.",
      "더 작은 페이지처럼 데이터를 적게 요청하거나 API를 직접 호출하세요.",
    ],
    "response-headers-too-large": [
      "API 응답의 헤더가 너무 많거나 너무 깁니다.",
      `API 제공자가 줄일 수 있습니다. ${raiseLimit}`,
    ],
    "upstream-protocol": [
      "API가 올바른 HTTP가 아니거나 선언한 콘텐츠 인코딩과 다른 것으로 응답했습니다.",
      `환경의 스킴과 포트가 맞는지 확인하세요. ${askProvider}`,
    ],
    "upstream-vanished": ["API 서버가 응답을 마치기 전에 연결을 닫았습니다.", checkLog],
    "registry-unavailable": [
      "등록된 API 목록을 읽을 수 없습니다.",
      `${inAMoment} 계속되면 사이트 운영자에게 알려 주세요.`,
    ],
    "proxy-busy": ["프록시가 처리할 수 있는 만큼의 요청을 처리하고 있습니다.", `${inAMoment} ${raiseLimit}`],
    closing: ["프록시를 다시 시작하는 중입니다.", inAMoment],
    internal: ["프록시에서 예기치 않은 오류가 발생했습니다.", "이 응답의 요청 ID를 사이트 운영자에게 알려 주세요."],
    "bad-upgrade": [
      "프록시는 버전 13의 WebSocket 연결로만 채널을 받습니다.",
      "플레이그라운드에서 또는 RFC 6455를 지원하는 클라이언트로 연결하세요.",
    ],
    "handshake-timeout": [
      "연결이 어느 채널용인지 제시간에 알리지 않았습니다.",
      "다시 연결하세요. 계속되면 네트워크를 확인하세요.",
    ],
    "bad-handshake": [
      "연결의 첫 메시지가 핸드셰이크가 아니거나 연결한 주소용이 아닙니다.",
      "플레이그라운드에서 연결하거나 먼저 type, url, headers를 JSON 텍스트로 보내세요.",
    ],
    "bad-channel-scheme": ["채널 주소가 ws나 wss로 시작하지 않습니다.", "ws 또는 wss 주소가 있는 환경을 선택하세요."],
    "bad-frame": [
      "연결이 올바른 WebSocket이 아닌 것을 보냈습니다.",
      "다시 연결하세요. 계속되면 이 사이트와의 사이에 있는 무언가가 데이터를 바꾸고 있습니다.",
    ],
    "message-too-large": ["메시지가 프록시가 전달하는 크기보다 큽니다.", `더 작게 나누어 보내세요. ${raiseLimit}`],
    "too-much-sent": [
      "1분 동안 프록시가 전달하는 양보다 많이 보냈습니다.",
      `다시 연결하고 한 번에 더 적게 보내세요. ${raiseLimit}`,
    ],
    "channel-unauthorized": [
      "API가 이 연결의 자격 증명을 받아들이지 않았습니다.",
      "인증 양식을 확인하세요. 자격 증명이 없거나 잘못 입력되었거나 더 이상 유효하지 않을 수 있습니다.",
    ],
    "channel-redirected": [
      "API가 연결을 리디렉션했지만 채널의 리디렉션은 따라가지 않습니다.",
      "환경의 주소를 확인하세요. wss 대신 ws이거나 끝에 슬래시가 있는 것이 흔한 원인입니다.",
    ],
    "channel-refused": [
      "API가 응답했지만 채널을 열지 않았습니다.",
      "경로와 매개변수를 확인하세요. 지금은 이 주소에 채널이 없을 수 있습니다.",
    ],
    "channel-protocol": [
      "API가 연결이 제안한 하위 프로토콜을 하나도 선택하지 않았습니다.",
      "Sec-WebSocket-Protocol 헤더를 API 문서와 비교하세요.",
    ],
    "channel-vanished": [
      "API 서버가 연결을 닫지 않고 끊었습니다.",
      "다시 연결하세요. 계속되면 API 제공자가 서버 로그를 확인해야 합니다.",
    ],
    "channel-silent": [
      "API 서버가 이 연결에서 더 이상 응답하지 않습니다.",
      "다시 연결하세요. 계속되면 API 제공자에게 문의하세요.",
    ],
    "channel-bad-frame": [
      "API가 올바른 WebSocket이 아닌 것을 보냈습니다.",
      "API 제공자가 살펴봐야 합니다. UTF-8이 아닌 텍스트가 흔한 원인입니다.",
    ],
    "channel-message-too-large": [
      "API가 프록시가 전달하는 크기보다 큰 메시지를 보냈습니다.",
      `API에 한 번에 더 적게 요청하세요. ${raiseLimit}`,
    ],
    "channel-too-much": [
      "API가 1분 동안 프록시가 전달하는 양보다 많이 보냈습니다.",
      `다시 연결하고 한 번에 더 적게 요청하세요. ${raiseLimit}`,
    ],
    "channel-idle": ["너무 오래 메시지를 주고받지 않아 연결을 닫았습니다.", `다시 연결하세요. ${raiseLimit}`],
  },
  parts: {
    notProxy: ({ status }) => [
      `프록시가 아닌 것이 상태 ${status}(으)로 응답했습니다.`,
      "사이트 운영자는 프록시 주소가 프록시로 이어지는지 확인해야 합니다.",
    ],
    badHeader: ({ name }) => [
      `헤더 ${JSON.stringify(name)}을(를) 보낼 수 없습니다. 이름이나 값에 HTTP가 금지하는 문자가 있습니다.`,
      "줄바꿈, 이름의 공백, 값의 Latin-1 밖의 문자가 있는지 확인하세요.",
    ],
    forbiddenHeader: ({ name }) => [
      `브라우저는 페이지가 헤더 ${JSON.stringify(name)}을(를) 보내는 것을 허용하지 않습니다.`,
      withoutProxy,
    ],
    forbiddenMethod: ({ method }) => [
      `브라우저는 페이지가 ${method} 메서드를 사용하는 것을 허용하지 않습니다.`,
      withoutProxy,
    ],
    bodyNotAllowed: ({ method }) => [`브라우저는 ${method}(으)로 본문을 보내지 않습니다.`, withoutProxy],
    badAddress: ({ schemes }) =>
      schemes === "http"
        ? ["호출할 주소가 완전한 http 또는 https URL이 아닙니다.", "기본 URL과 요청의 경로 매개변수를 확인하세요."]
        : ["연결할 주소가 완전한 ws 또는 wss URL이 아닙니다.", "기본 URL과 경로 매개변수를 확인하세요."],
    mixedChannel: () => [
      "이 페이지는 https로 열렸으므로 브라우저가 ws 주소 연결을 허용하지 않습니다.",
      `wss 주소가 있는 환경을 선택하세요. API 제공자가 제공할 수 있습니다. ${turnProxyOn}`,
    ],
    badProtocols: () => [
      "하위 프로토콜을 제안할 수 없습니다. 잘못된 문자가 있거나 두 번 나오는 것이 있습니다.",
      "Sec-WebSocket-Protocol 헤더에 공백이나 다른 잘못된 문자가 있는지 확인하세요.",
    ],
    cors: (pageOrigin, fault) => [
      `API가 ${pageOrigin}의 페이지에 응답을 읽는 것을 허용하지 않습니다: ${fault}.`,
      `API 제공자가 그 헤더를 바꿀 수 있습니다(이 브라우저 규칙을 CORS라고 합니다). ${withoutProxy}`,
    ],
    noResponse: (why) => [
      "브라우저가 API에서 응답을 받지 못했거나 이 페이지가 읽을 수 있는 응답이 없습니다.",
      `이유는 브라우저 콘솔에서 확인하세요. 사이트는 이유를 찾지 못했습니다. ${why}`,
    ],
    refusedWith: (message, status) => `${message} API가 상태 ${status}(으)로 응답했습니다.`,
    notOpened: ({ unsent }) => [
      "브라우저가 API에 연결하지 못했으며 이유를 페이지에 알리지 않습니다.",
      unsent.length === 0
        ? "이유는 브라우저 콘솔에서 확인하세요. API가 중단되었거나 이 사이트 페이지의 연결을 허용하지 않을 수 있습니다."
        : `API가 브라우저의 연결로는 보낼 수 없는 헤더를 요구할 수 있습니다: ${unsent.join(", ")}. ${turnProxyOn} 프록시는 이를 보냅니다. 자세한 내용은 브라우저 콘솔에서 확인하세요.`,
    ],
    closedByApi: ({ code, reason }) => [
      reason === "" ? `API가 코드 ${code}(으)로 연결을 닫았고 이유는 밝히지 않았습니다.` : reason,
      "코드의 의미는 API 문서에 있을 것입니다.",
    ],
    messageTooLarge: ({ bytes, most }) => [
      `${number(bytes)}바이트의 메시지가 전송되지 않았습니다. 프록시는 최대 ${number(most)}바이트를 받습니다.`,
      `더 작게 나누어 보내세요. ${raiseLimit}`,
    ],
    notConfirmed: ({ host }) => [
      `이 요청의 자격 증명이 ${host}에 대해 확인되지 않아 아무것도 보내지 않았습니다.`,
      "그사이 자격 증명이나 환경이 바뀌었습니다. 요청을 다시 보내세요.",
    ],
  },
  login: {
    codes: {
      "no-client-id": "제공자가 발급한 클라이언트 ID를 입력하세요.",
      "no-refresh-token":
        "제공자가 새로 고침 토큰을 발급하지 않아 토큰을 자동으로 갱신할 수 없습니다. 다시 로그인하세요.",
      "other-tab": "이 로그인은 이 탭에서 시작하지 않았습니다. 다시 로그인하세요.",
      "insecure-url": "로그인 URL이 https가 아닙니다.",
      "memory-only": "입력한 내용은 메모리에만 있으므로 로그인하면 사라집니다.",
      "not-completed": "로그인을 완료하지 않았습니다.",
      "no-renewal-url": "API에 이 토큰을 갱신하는 URL이 없습니다.",
      "other-host": "이 로그인 정보는 다른 호스트용으로 입력했습니다.",
      "no-login": "이 API에는 로그인이 없습니다. 대신 토큰을 입력하세요.",
      "no-json": "서버의 응답이 JSON이 아닙니다.",
      "unknown-client": "서버가 이 클라이언트 ID와 비밀을 알지 못합니다.",
      "no-answer": "서버가 10초 안에 응답하지 않았습니다. 다시 시도하세요.",
      "no-access-token": "서버의 응답에 액세스 토큰이 없습니다.",
      "no-token-type": "서버의 응답에 토큰 종류가 없습니다.",
      "bad-expiry": "서버의 응답에 있는 만료 시간이 초 단위의 숫자가 아닙니다.",
      "bad-refresh-token": "서버의 응답에 있는 새로 고침 토큰이 텍스트가 아닙니다.",
      "bad-scope": "서버의 응답에 있는 범위가 텍스트가 아닙니다.",
      "other-login": "응답이 다른 로그인의 것입니다. 상태가 일치하지 않습니다. 다시 로그인하세요.",
      "other-provider": "응답이 다른 제공자에서 왔습니다. 다시 로그인하세요.",
      "no-oauth": "서버의 응답이 OAuth 2로 올바르지 않습니다.",
    },
    parts: {
      moved: ({ before, now }) =>
        `토큰은 ${before}에서 왔지만 이제는 ${now}에서 오게 됩니다. 이것이 맞으면 토큰을 직접 가져오세요.`,
      barred: ({ host }) =>
        `로그인 정보는 다른 호스트용으로 입력되어 ${host}(으)로 전송되지 않습니다. ${host}용으로 다시 입력하세요.`,
      status: ({ text, detail }) =>
        detail === undefined ? `서버가 ${text}(으)로 응답했습니다.` : `서버가 ${text}(으)로 응답했습니다: ${detail}`,
      noToken: ({ path }) => `서버의 응답에서 API 정의에 있는 경로 ${path}에 토큰이 없습니다.`,
      otherFlow: ({ flow, url }) =>
        `이 API의 로그인은 ‘${flow}’ 흐름이며 이 페이지는 제공하지 않습니다. ${
          url === undefined ? "제공자에게서 토큰을 받으세요." : `${url}에서 토큰을 받으세요.`
        }`,
      openId: ({ url }) => `이 API는 ${url}에 설명된 OpenID Connect를 사용합니다. 제공자에게서 토큰을 받으세요.`,
    },
  },
  credential: {
    colon: "사용자 이름에 콜론이 있습니다. 서버는 그 뒤를 비밀번호로 읽게 됩니다. 콜론을 제거하세요.",
    lineBreak: "줄바꿈",
    control: (code) => `제어 문자 ${code}`,
    contains: {
      username: (character) => `사용자 이름에 ${character}이(가) 있습니다. 제거하세요.`,
      password: (character) => `비밀번호에 ${character}이(가) 있습니다. 제거하세요.`,
      token: (character) => `값에 ${character}이(가) 있으며 헤더에서는 허용되지 않습니다. 제거하세요.`,
    },
  },
  ownCookies: "이를 제거하면 브라우저가 API용 자체 쿠키를 보냅니다.",
  noReasons: {
    "no-proxy": "살펴볼 수 있는 프록시가 없습니다. 흔히 API가 다른 사이트의 호출을 허용하지 않습니다(CORS).",
    responds: "사이트에서 호출하면 API가 올바르게 응답합니다.",
    "proxy-unreachable": "프록시에 연결할 수 없습니다.",
  },
  cors: {
    status: (status) => `브라우저의 사전 요청(OPTIONS)에 상태 ${status}(으)로 응답합니다. 204여야 합니다`,
    missing: (name, expected) => `헤더 ${name}이(가) 없습니다. 값은 ${expected}여야 합니다`,
    star: (name, expected) =>
      `헤더 ${name}이(가) *이지만 자격 증명이 있는 호출에는 충분하지 않습니다. 값은 ${expected}여야 합니다`,
    wrong: (name, expected, found) => `헤더 ${name}이(가) ${found}입니다. 값은 ${expected}여야 합니다`,
    missingList: (name, expected) => `헤더 ${name}이(가) 없습니다. ${expected}을(를) 포함해야 합니다`,
    unlisted: (name, expected) => `헤더 ${name}에 ${expected}이(가) 없습니다`,
    unlistedStar: (name, expected) =>
      `헤더 ${name}에 ${expected}이(가) 없습니다(*는 자격 증명이 있는 호출에는 인정되지 않습니다)`,
    inPreflight: (fault) => `브라우저의 사전 요청(OPTIONS)에 대한 응답에서 ${fault}`,
  },
};
