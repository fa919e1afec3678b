import { findingIn } from "../finding-in.ts";
import { koreanFindings } from "../findings/korean.ts";
import { korean } from "../languages/korean.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "ko";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in Korean. */
export const koreanTools: ToolTexts = {
  generated: {
    finding: findingIn(language, koreanFindings, korean.form.phrase),
    noAnswerWithin: (seconds) => `${seconds}초 안에 응답이 없었습니다.`,
    about:
      "정의에서 생성한 유효한 요청과 유효하지 않은 요청을 보내고, API가 정의와 다른 곳을 나열합니다. 양식의 값을 먼저 시도하며, 대부분의 요청에서 양식의 경로를 유지합니다.",
    close: "닫기",
    calls: "요청 수",
    seconds: "초",
    rate: "초당 요청 수",
    seed: "시드",
    seedAbout: "API가 똑같이 응답하면 같은 시드는 같은 요청을 보냅니다.",
    newSeed: "새 시드",
    methods: "메서드",
    safeMethods: "아무것도 변경하지 않는 메서드만",
    allMethods: "모든 메서드",
    wholeNumber: (least, most) => `${number(least)}에서 ${number(most)}까지의 정수를 입력하세요.`,
    needsAllMethods: (method) =>
      `${method} 메서드는 데이터를 변경할 수 있으므로, 모든 메서드를 선택하지 않으면 요청을 보내지 않습니다.`,
    start: "시작",
    startAgain: "다시 시작",
    stop: "중지",
    stopping: "중지하는 중",
    confirmTitle: (host) => `이 요청은 ${host}의 데이터를 변경할 수 있습니다`,
    confirmText: (calls, method) =>
      `${method} 및 다른 메서드를 사용하는 최대 ${number(calls)}개의 요청이 데이터를 추가, 변경 또는 삭제할 수 있으며 되돌릴 수 없습니다. 테스트용 환경을 사용하세요.`,
    confirm: (host) => `${host}(으)로 보내기`,
    cancel: "취소",
    progress: (count) => plural(count, { other: "요청 {n}개 전송됨" }),
    running: "요청을 보내는 중입니다.",
    waiting: "이 사이트의 프록시가 지금은 더 이상 요청을 허용하지 않습니다. 허용하는 대로 계속합니다.",
    firstFailure: (message) => `불일치가 발견되었습니다: ${message}`,
    ends: {
      done: "모든 종류의 요청을 보냈습니다",
      calls: "요청 수에 도달했습니다",
      time: "시간이 다 되었습니다",
      interrupted: "중지됨",
      unreachable: "API에 연결할 수 없습니다",
    },
    result: (end, sent, found) => `${end}. ${sent}, ${found}.`,
    found: (count) => (count === 0 ? "불일치 없음" : plural(count, { other: "불일치 {n}개" })),
    failed: "요청을 보낼 수 없습니다",
    failures: "불일치",
    noFailures: "아직 없습니다.",
    seen: (count) => plural(count, { other: "{n}회" }),
    cause: "원인",
    check: "검사",
    count: "횟수",
    act: "요청",
    open: "양식에서 열기",
    openAbout: (message) => `양식에서 열기: ${message}`,
    export: "내보내기",
    exportAbout: (message) => `내보내기: ${message}`,
    table: "보낸 요청",
    tableOf: (shown, count) => `요청 ${number(count)}개 중 마지막 ${number(shown)}개`,
    position: "번호",
    status: "상태",
    time: "시간",
    changed: "변경된 내용",
    milliseconds: (time) => `${number(Math.round(time))}밀리초`,
    passed: "통과",
    refused: "거부됨: 다른 자격 증명을 입력하세요",
    notJudged: "검사하지 않음",
    same: "없음",
    value: (place, value) => `${place}: ${value}`,
    without: (place) => `${place} 없이`,
    more: (count) => `그 외 ${number(count)}개`,
    isMethod: (method) => `메서드 ${method}`,
    isHeader: (name, value) => `헤더 ${name}: ${value}`,
    withoutHeader: (name) => `헤더 ${name} 없이`,
    isBody: (text) => (text === "" ? "빈 본문" : `본문 ${text}`),
    withChange: (what) => `변경: ${what}`,
    credentials: { none: "자격 증명 없이", wrong: "지어낸 자격 증명으로", other: "다른 자격 증명으로" },
    sections: {
      headers: "헤더",
      pathParameters: "경로 매개변수",
      queryParameters: "쿼리 매개변수",
      body: "본문",
    },
    otherRequests: (count) => plural(count, { other: "다른 요청 {n}개 이후" }),
    beyondForm: (what) =>
      `양식에 이 요청 전체를 담을 수 없습니다. 보낸 방식: ${what}. 내보낸 파일에는 모두 들어 있습니다.`,
    loading: "정의를 읽는 중",
    offline: "오프라인 상태입니다. 네트워크에 연결한 후 다시 시작하세요.",
    tooLarge:
      "이 엔드포인트의 정의가 너무 커서 페이지에서 요청을 생성할 수 없습니다. 다음 명령으로 테스트하세요: callboard test.",
    unchecked: {
      "locked-out":
        "검사한 것이 없습니다. API가 모든 요청을 401 또는 403으로 거부했습니다. 플레이그라운드에 API가 허용하는 자격 증명을 입력한 후 다시 시작하세요.",
      unreadable:
        "검사한 것이 없습니다. 페이지가 읽을 수 있는 응답을 받지 못했습니다. API가 다른 프로그램에는 응답한다면, API 제공자가 이 사이트의 페이지를 허용하거나(CORS) 사이트가 프록시를 통해 요청을 보낼 수 있습니다.",
    },
    noValues:
      "요청을 보내지 않았습니다. 정의가 이 엔드포인트에 어떤 값도 허용하지 않습니다. 양식을 작성한 후 다시 시작하세요.",
    answerFirst: "자격 증명을 이 호스트로 보내도 되는지 플레이그라운드에서 확인한 후 다시 시작하세요.",
    notLoaded: "생성된 요청을 불러올 수 없습니다. 네트워크를 확인한 후 다시 시작하세요.",
    noServer: "환경을 선택하거나 API의 주소를 입력한 후 다시 시작하세요.",
  },
  recorder: {
    record: "녹음",
    recordAgain: "다시 녹음",
    removeRecording: "녹음 제거",
    asking: "녹음을 시작하려면 마이크를 허용하세요.",
    recording: "녹음 중",
    finishing: "녹음을 마치는 중…",
    recordedTime: "녹음 시간",
    soundOf: (name, field) => `${name}, ${field}`,
    download: (name) => `${name} 다운로드`,
    cannotPlay: (name) => `이 브라우저에서는 ${name} 파일을 재생할 수 없습니다.`,
    recordsWebm: (asked) => `녹음은 Opus를 사용하는 WebM(audio/webm)이지만, 이 필드에는 ${asked} 형식이 필요합니다.`,
    recorded: (time, ending) =>
      ({
        stopped: `녹음 시간: ${time}.`,
        unplugged: `마이크 연결이 끊어졌습니다. 그때까지의 녹음 시간: ${time}.`,
        hidden: `페이지가 숨겨져 녹음이 끝났습니다. 그때까지의 녹음 시간: ${time}.`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported:
          "이 브라우저는 Opus를 사용하는 WebM을 녹음할 수 없습니다. 다른 브라우저를 사용하거나, 다른 앱으로 녹음한 파일을 선택하세요.",
        insecure: "브라우저는 보안 주소(https)를 사용하는 페이지에서만 녹음합니다.",
        denied: "이 페이지는 마이크를 사용할 수 없습니다. 브라우저 설정에서 이 사이트에 허용한 후 다시 녹음하세요.",
        missing: "마이크를 찾을 수 없습니다. 마이크를 연결한 후 다시 녹음하세요.",
        busy: "마이크를 열 수 없습니다. 마이크를 사용하는 다른 프로그램을 닫은 후 다시 녹음하세요.",
        hidden: "녹음이 시작되기 전에 페이지가 숨겨졌습니다. 다시 녹음하세요.",
        empty: "마이크에 소리가 녹음되지 않았습니다. 다시 녹음하세요.",
        unexpected: `녹음하지 못했습니다: ${detail.replace(/[.]$/, "")}. 다시 녹음하세요.`,
      })[cause],
  },
};
