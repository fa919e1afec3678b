import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in Japanese. Digits are positions of values, where these have another order. */
export const japaneseFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "説明のすべての規則を守ったリクエストが {} で拒否されました。",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "説明に反するリクエスト（{}）が、エラーではなく {} で応答されました。",
  "The header {} is {}; HTTP expects {}.": "ヘッダー {} が {} です。HTTP では {} であるべきです。",
  'a text in quotes, such as "a1"': '"a1" のような引用符付きのテキスト',
  "a number of seconds or an HTTP date": "秒数または HTTP の日時",
  "an HTTP date": "HTTP の日時",
  "The documented header {} is missing.": "文書化されたヘッダー {} がありません。",
  "The header {} is {}; {} is documented.": "ヘッダー {} が {} です。文書では {} です。",
  "another value": "別の値",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "{} のレスポンスにボディがありますが、Content-Type がありません。文書では {} です。",
  "The body of the answer with {} is {}; {} is documented.": "{} のレスポンスのボディが {} です。文書では {} です。",
  "The server did not answer in time.": "サーバーが時間内に応答しませんでした。",
  "The server refused the connection, after it had answered before.":
    "以前は応答していたサーバーが接続を拒否しました。",
  "The server closed the connection without an answer.": "サーバーが応答せずに接続を閉じました。",
  "The server sent something that is not an HTTP response.": "サーバーが HTTP レスポンスではないものを送信しました。",
  "The host can't be found.": "ホストが見つかりません。",
  "No secure connection could be made.": "安全な接続ができませんでした。",
  "The answer with {} contains {}.": "{} のレスポンスに{}が含まれています。",
  "a stack trace of {}": "{} のスタックトレース",
  "an error of {}": "{} のエラー",
  "an error of a database": "データベースのエラー",
  "The answer with {} contains the credential of the request.":
    "{} のレスポンスにリクエストの認証情報が含まれています。",
  "The server answered with {}; the description names {}.": "サーバーが {} で応答しました。説明にあるのは {} です。",
  "The server answered with {}.": "サーバーが {} で応答しました。",
  "The server answered with {} to a valid request.": "サーバーが正しいリクエストに {} で応答しました。",
  "The server answered with {} to a request that it should refuse ({}).":
    "サーバーが、拒否すべきリクエスト（{1}）に {0} で応答しました。",
  "The answer with {} has no body; {} is documented.": "{} のレスポンスにボディがありません。文書では {} です。",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "{} のレスポンスのボディが、JSON に必要な UTF-8 ではありません（RFC 8259 セクション 8.1）。",
  "The body of the answer with {} is not valid JSON.": "{} のレスポンスのボディが正しい JSON ではありません。",
  "{} of the answer with {} is {}; {} is documented.": "{1} のレスポンスの {0} が {2} です。文書では {3} です。",
  "The answer took {} ms; at most {} ms are allowed.": "レスポンスに {} ms かかりました。許されるのは {} ms までです。",
  "event {} is {}; {} is documented.": "イベント {} が {} です。文書では {} です。",
  "line {} is {}; {} is documented.": "行 {} が {} です。文書では {} です。",
  "{} of event {} is {}; {} is documented.": "イベント {1} の {0} が {2} です。文書では {3} です。",
  "{} of line {} is {}; {} is documented.": "行 {1} の {0} が {2} です。文書では {3} です。",
  "The answer contains {}, which is write-only.": "レスポンスに、書き込み専用の {} が含まれています。",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "{} のみを受け付けるクライアントが {} を受け取りました。説明ではこの場合 406 です。",
  "A client that accepts only the documented {} got {}.":
    "文書化された {} のみを受け付けるクライアントが {} を受け取りました。",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "エンティティタグ {} のままのものが、304 ではなく {} で再び送信されました。",
  "A call without credentials was answered with {}; the description requires them.":
    "認証情報のない呼び出しが {} で応答されました。説明では認証情報が必要です。",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "架空の認証情報による呼び出しが {} で応答されました。説明では認証情報が必要です。",
  "HEAD was answered with {}, GET with {}.": "HEAD は {}、GET は {} で応答されました。",
  "HEAD has the Content-Type {}, GET has {}.": "HEAD の Content-Type は {}、GET は {} です。",
  "HEAD announces {} bytes, GET has {}.": "HEAD は {} バイトを通知し、GET は {} バイトです。",
  "A repeated request with the same {} got another answer.":
    "同じ {} で繰り返したリクエストに別のレスポンスが返りました。",
  "{} was answered with {}; the description does not have it at this path.":
    "{} が {} で応答されました。説明にはこのパスのこのメソッドがありません。",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "{} への 405 に、このパスのメソッドを示す Allow がありません（RFC 9110 セクション 15.5.6）。",
  "OPTIONS lists {}; the description has {} too.": "OPTIONS は {} を示しますが、説明には {} もあります。",
  "A page links to itself, so the list never ends.": "ページが自分自身に戻るため、リストに終わりがありません。",
  "Page {} has an item twice.": "{} ページに同じ項目が 2 回あります。",
  "Page {} has an item of the page before.": "{} ページに前のページの項目があります。",
  "The same request was answered with {}, then with {}.": "同じリクエストが {}、次に {} で応答されました。",
  "The same request was answered with the same items in another order.":
    "同じリクエストに、同じ項目が別の順序で返りました。",
  "The server answered with 429 and does not say when to try again.":
    "サーバーは 429 で応答しましたが、いつ再試行できるかを示していません。",
  "{} at {}": "{1} で {0}",
  "another type at {}": "{} に別の型",
  "without the header {}": "ヘッダー {} なし",
  "with JSON that ends too early": "途中で終わる JSON",
  "with text that is not JSON": "JSON ではないテキスト",
  "without its required body": "必須のボディなし",
  "with the media type {}": "メディアタイプ {}",
};
