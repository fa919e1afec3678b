import { findingIn } from "../finding-in.ts";
import { japaneseFindings } from "../findings/japanese.ts";
import { japanese } from "../languages/japanese.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "ja";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in Japanese. */
export const japaneseTools: ToolTexts = {
  generated: {
    finding: findingIn(language, japaneseFindings, japanese.form.phrase),
    noAnswerWithin: (seconds) => `${seconds} 秒以内にレスポンスがありませんでした。`,
    about:
      "定義から生成した有効なリクエストと無効なリクエストを送信し、API が定義と異なる箇所を一覧表示します。フォームの値を最初に試し、そのパスはほとんどのリクエストで維持します。",
    close: "閉じる",
    calls: "リクエスト数",
    seconds: "秒数",
    rate: "毎秒のリクエスト数",
    seed: "シード",
    seedAbout: "API が同じように応答する限り、同じシードでは同じリクエストを送信します。",
    newSeed: "新しいシード",
    methods: "メソッド",
    safeMethods: "何も変更しないメソッドのみ",
    allMethods: "すべてのメソッド",
    wholeNumber: (least, most) => `${number(least)} から ${number(most)} までの整数を入力してください。`,
    needsAllMethods: (method) =>
      `${method} はデータを変更する可能性があるため、すべてのメソッドを選択しない限り、リクエストは送信されません。`,
    start: "開始",
    startAgain: "もう一度開始",
    stop: "停止",
    stopping: "停止しています",
    confirmTitle: (host) => `これらのリクエストは ${host} のデータを変更する可能性があります`,
    confirmText: (calls, method) =>
      `${method} などのメソッドによる最大 ${number(calls)} 件のリクエストが、データを追加、変更、削除する可能性があり、元に戻すことはできません。テスト用の環境を使用してください。`,
    confirm: (host) => `${host} に送信`,
    cancel: "キャンセル",
    progress: (count) => plural(count, { other: "{n} 件のリクエストを送信" }),
    running: "リクエストを送信しています。",
    waiting: "このサイトのプロキシは現在これ以上のリクエストを受け付けていません。受け付け次第、続行します。",
    firstFailure: (message) => `不一致が見つかりました: ${message}`,
    ends: {
      done: "すべての種類のリクエストを送信しました",
      calls: "リクエスト数の上限に達しました",
      time: "時間になりました",
      interrupted: "停止しました",
      unreachable: "API に接続できませんでした",
    },
    result: (end, sent, found) => `${end}。${sent}、${found}。`,
    found: (count) => (count === 0 ? "不一致なし" : plural(count, { other: "不一致 {n} 件" })),
    failed: "リクエストを送信できませんでした",
    failures: "不一致",
    noFailures: "まだありません。",
    seen: (count) => plural(count, { other: "{n} 回" }),
    cause: "原因",
    check: "チェック",
    count: "回数",
    act: "リクエスト",
    open: "フォームで開く",
    openAbout: (message) => `フォームで開く: ${message}`,
    export: "エクスポート",
    exportAbout: (message) => `エクスポート: ${message}`,
    table: "送信したリクエスト",
    tableOf: (shown, count) => `${number(count)} 件のリクエストのうち最後の ${number(shown)} 件`,
    position: "番号",
    status: "ステータス",
    time: "時間",
    changed: "変更内容",
    milliseconds: (time) => `${number(Math.round(time))} ミリ秒`,
    passed: "合格",
    refused: "拒否: 別の認証情報を入力してください",
    notJudged: "未確認",
    same: "なし",
    value: (place, value) => `${place}: ${value}`,
    without: (place) => `${place} なし`,
    more: (count) => `他 ${number(count)} 件`,
    isMethod: (method) => `メソッド ${method}`,
    isHeader: (name, value) => `ヘッダー ${name}: ${value}`,
    withoutHeader: (name) => `ヘッダー ${name} なし`,
    isBody: (text) => (text === "" ? "空の本文" : `本文 ${text}`),
    withChange: (what) => `変更: ${what}`,
    credentials: { none: "認証情報なし", wrong: "架空の認証情報", other: "別の認証情報" },
    sections: {
      headers: "ヘッダー",
      pathParameters: "パスパラメーター",
      queryParameters: "クエリパラメーター",
      body: "本文",
    },
    otherRequests: (count) => plural(count, { other: "他の {n} 件のリクエストの後" }),
    beyondForm: (what) =>
      `このリクエストのすべてをフォームに入れることはできません。送信時の内容: ${what}。エクスポートしたファイルにはすべて含まれます。`,
    loading: "定義を読み込んでいます",
    offline: "オフラインです。ネットワークに接続してから、もう一度開始してください。",
    tooLarge:
      "このエンドポイントの定義は大きすぎるため、ページ内でリクエストを生成できません。コマンドでテストしてください: callboard test",
    unchecked: {
      "locked-out":
        "何も確認されませんでした。API がすべてのリクエストを 401 または 403 で拒否しました。API が受け付ける認証情報をプレイグラウンドに入力してから、もう一度開始してください。",
      unreadable:
        "何も確認されませんでした。ページが読み取れる応答を受信できませんでした。API が他のプログラムに応答する場合は、API の提供者がこのサイトのページを許可する（CORS）か、サイトがプロキシ経由でリクエストを送信できます。",
    },
    noValues:
      "リクエストは送信されませんでした。定義がこのエンドポイントの値を許可していません。フォームに入力してから、もう一度開始してください。",
    answerFirst: "このホストに認証情報を送信してよいことをプレイグラウンドで確認してから、もう一度開始してください。",
    notLoaded: "生成されたリクエストを読み込めませんでした。ネットワークを確認してから、もう一度開始してください。",
    noServer: "環境を選択するか API のアドレスを入力してから、もう一度開始してください。",
  },
  recorder: {
    record: "録音",
    recordAgain: "もう一度録音",
    removeRecording: "録音を削除",
    asking: "録音を開始するには、マイクを許可してください。",
    recording: "録音中",
    finishing: "録音を終了しています…",
    recordedTime: "録音時間",
    soundOf: (name, field) => `${name}、${field}`,
    download: (name) => `${name} をダウンロード`,
    cannotPlay: (name) => `このブラウザーでは ${name} を再生できません。`,
    recordsWebm: (asked) => `録音は WebM（Opus、audio/webm）ですが、このフィールドには ${asked} が必要です。`,
    recorded: (time, ending) =>
      ({
        stopped: `${time} を録音しました。`,
        unplugged: `マイクが切断されました。それまでに ${time} を録音しました。`,
        hidden: `ページが非表示になったため、録音が終了しました。それまでに ${time} を録音しました。`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported:
          "このブラウザーでは WebM（Opus）を録音できません。別のブラウザーを使用するか、別のアプリで録音してファイルを選択してください。",
        insecure: "ブラウザーで録音できるのは、安全なアドレス（https）のページだけです。",
        denied:
          "このページはマイクを使用できません。ブラウザーの設定でこのサイトに許可してから、もう一度録音してください。",
        missing: "マイクが見つかりません。マイクを接続してから、もう一度録音してください。",
        busy: "マイクを使用できません。マイクを使用している他のプログラムを閉じてから、もう一度録音してください。",
        hidden: "録音が始まる前にページが非表示になりました。もう一度録音してください。",
        empty: "マイクに音が入りませんでした。もう一度録音してください。",
        unexpected: `録音に失敗しました: ${detail.replace(/[.]$/, "")}。もう一度録音してください。`,
      })[cause],
  },
};
