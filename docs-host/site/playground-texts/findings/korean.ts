import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in Korean. Digits are positions of values, where these have another order. */
export const koreanFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "설명의 모든 규칙을 지킨 요청이 {}(으)로 거부되었습니다.",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "설명에 어긋나는 요청({})에 오류 대신 {}(으)로 응답했습니다.",
  "The header {} is {}; HTTP expects {}.": "헤더 {}이(가) {}입니다. HTTP에서는 {}여야 합니다.",
  'a text in quotes, such as "a1"': '"a1"처럼 따옴표로 묶은 텍스트',
  "a number of seconds or an HTTP date": "초 단위의 숫자 또는 HTTP 날짜",
  "an HTTP date": "HTTP 날짜",
  "The documented header {} is missing.": "문서에 있는 헤더 {}이(가) 없습니다.",
  "The header {} is {}; {} is documented.": "헤더 {}이(가) {}입니다. 문서: {}.",
  "another value": "다른 값",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "{} 응답에 본문이 있지만 Content-Type이 없습니다. 문서: {}.",
  "The body of the answer with {} is {}; {} is documented.": "{} 응답의 본문: {}. 문서: {}.",
  "The server did not answer in time.": "서버가 제시간에 응답하지 않았습니다.",
  "The server refused the connection, after it had answered before.": "전에 응답하던 서버가 연결을 거부했습니다.",
  "The server closed the connection without an answer.": "서버가 응답 없이 연결을 닫았습니다.",
  "The server sent something that is not an HTTP response.": "서버가 HTTP 응답이 아닌 것을 보냈습니다.",
  "The host can't be found.": "호스트를 찾을 수 없습니다.",
  "No secure connection could be made.": "안전하게 연결하지 못했습니다.",
  "The answer with {} contains {}.": "{} 응답에 다음이 있습니다: {}.",
  "a stack trace of {}": "{} 스택 추적",
  "an error of {}": "{} 오류",
  "an error of a database": "데이터베이스 오류",
  "The answer with {} contains the credential of the request.": "{} 응답에 요청의 자격 증명이 있습니다.",
  "The server answered with {}; the description names {}.": "서버가 {}(으)로 응답했습니다. 설명에 있는 것: {}.",
  "The server answered with {}.": "서버가 {}(으)로 응답했습니다.",
  "The server answered with {} to a valid request.": "서버가 올바른 요청에 {}(으)로 응답했습니다.",
  "The server answered with {} to a request that it should refuse ({}).":
    "서버가 거부해야 하는 요청({1})에 {0}(으)로 응답했습니다.",
  "The answer with {} has no body; {} is documented.": "{} 응답에 본문이 없습니다. 문서: {}.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "{} 응답의 본문이 JSON에 필요한 UTF-8이 아닙니다(RFC 8259 8.1절).",
  "The body of the answer with {} is not valid JSON.": "{} 응답의 본문이 올바른 JSON이 아닙니다.",
  "{} of the answer with {} is {}; {} is documented.": "{1} 응답의 {0}: {2}. 문서: {3}.",
  "The answer took {} ms; at most {} ms are allowed.": "응답에 {}ms가 걸렸습니다. 최대 {}ms까지 허용됩니다.",
  "event {} is {}; {} is documented.": "이벤트 {}: {}. 문서: {}.",
  "line {} is {}; {} is documented.": "줄 {}: {}. 문서: {}.",
  "{} of event {} is {}; {} is documented.": "이벤트 {1}의 {0}: {2}. 문서: {3}.",
  "{} of line {} is {}; {} is documented.": "줄 {1}의 {0}: {2}. 문서: {3}.",
  "The answer contains {}, which is write-only.": "응답에 쓰기 전용인 {}이(가) 있습니다.",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "{}만 받는 클라이언트가 {}을(를) 받았습니다. 설명에는 이 경우 406이 있습니다.",
  "A client that accepts only the documented {} got {}.": "문서에 있는 {}만 받는 클라이언트가 {}을(를) 받았습니다.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "엔터티 태그가 여전히 {}인 것을 304 대신 {}(으)로 다시 보냈습니다.",
  "A call without credentials was answered with {}; the description requires them.":
    "자격 증명이 없는 호출에 {}(으)로 응답했습니다. 설명에서는 자격 증명이 필요합니다.",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "지어낸 자격 증명으로 한 호출에 {}(으)로 응답했습니다. 설명에서는 자격 증명이 필요합니다.",
  "HEAD was answered with {}, GET with {}.": "HEAD에는 {}, GET에는 {}(으)로 응답했습니다.",
  "HEAD has the Content-Type {}, GET has {}.": "HEAD의 Content-Type은 {}, GET은 {}입니다.",
  "HEAD announces {} bytes, GET has {}.": "HEAD는 {}바이트를 알리지만 GET은 {}바이트입니다.",
  "A repeated request with the same {} got another answer.": "같은 {}(으)로 반복한 요청에 다른 응답이 왔습니다.",
  "{} was answered with {}; the description does not have it at this path.":
    "{}에 {}(으)로 응답했습니다. 설명의 이 경로에는 이 메서드가 없습니다.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "{}에 대한 405에 이 경로의 메서드를 알리는 Allow가 없습니다(RFC 9110 15.5.6절).",
  "OPTIONS lists {}; the description has {} too.": "OPTIONS에는 {}이(가) 있지만 설명에는 {}도 있습니다.",
  "A page links to itself, so the list never ends.": "페이지가 다시 자신으로 이어져 목록에 끝이 없습니다.",
  "Page {} has an item twice.": "{}페이지에 같은 항목이 두 번 있습니다.",
  "Page {} has an item of the page before.": "{}페이지에 이전 페이지의 항목이 있습니다.",
  "The same request was answered with {}, then with {}.": "같은 요청에 {}, 다음에는 {}(으)로 응답했습니다.",
  "The same request was answered with the same items in another order.":
    "같은 요청에 같은 항목이 다른 순서로 왔습니다.",
  "The server answered with 429 and does not say when to try again.":
    "서버가 429로 응답했지만 언제 다시 시도할지 알리지 않습니다.",
  "{} at {}": "{1}에서 {0}",
  "another type at {}": "{}에 다른 타입",
  "without the header {}": "헤더 {} 없이",
  "with JSON that ends too early": "너무 일찍 끝나는 JSON으로",
  "with text that is not JSON": "JSON이 아닌 텍스트로",
  "without its required body": "필수 본문 없이",
  "with the media type {}": "미디어 타입 {}(으)로",
};
