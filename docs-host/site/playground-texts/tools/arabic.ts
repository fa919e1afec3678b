import { findingIn } from "../finding-in.ts";
import { arabicFindings } from "../findings/arabic.ts";
import { arabic } from "../languages/arabic.ts";
import type { ToolTexts } from "../panel-texts.ts";
import { numberIn, pluralIn } from "../write.ts";

const language = "ar";
const plural = pluralIn(language);
const number = numberIn(language);

/** The texts of generated requests and of the recorder in Arabic. */
export const arabicTools: ToolTexts = {
  generated: {
    finding: findingIn(language, arabicFindings, arabic.form.phrase, (value) => `\u2066${value}\u2069`),
    noAnswerWithin: (seconds) => `لم ترد استجابة خلال ${seconds} ثانية.`,
    about:
      "يرسل طلبات صالحة وغير صالحة مولّدة من الوصف، ويعرض المواضع التي تخالفه فيها واجهة API. تُجرَّب قيم نموذجك أولًا، ويبقى مساره في معظم الطلبات.",
    close: "إغلاق",
    calls: "الطلبات",
    seconds: "الثواني",
    rate: "الطلبات في الثانية",
    seed: "البذرة",
    seedAbout: "ترسل البذرة نفسها الطلبات نفسها إلى واجهة API تستجيب بالطريقة نفسها.",
    newSeed: "بذرة جديدة",
    methods: "الطرق",
    safeMethods: "الطرق التي لا تغيّر شيئًا فقط",
    allMethods: "كل الطرق",
    wholeNumber: (least, most) => `أدخل عددًا صحيحًا من ${number(least)} إلى ${number(most)}.`,
    needsAllMethods: (method) => `قد تغيّر ${method} البيانات، لذلك لا يُرسل أي من هذه الطلبات ما لم تختر كل الطرق.`,
    start: "بدء",
    startAgain: "بدء من جديد",
    stop: "إيقاف",
    stopping: "جارٍ الإيقاف",
    confirmTitle: (host) => `قد تغيّر هذه الطلبات بيانات ${host}`,
    confirmText: (calls, method) =>
      `قد تضيف الطلبات بطريقة ${method} وطرق أخرى (${number(calls)} على الأكثر) بيانات هناك أو تغيّرها أو تحذفها، ولا يمكن التراجع عن ذلك. استخدم بيئة للاختبار.`,
    confirm: (host) => `إرسالها إلى ${host}`,
    cancel: "إلغاء",
    progress: (count) =>
      plural(count, {
        one: "أُرسل طلب واحد",
        two: "أُرسل طلبان",
        few: "أُرسلت {n} طلبات",
        many: "أُرسل {n} طلبًا",
        other: "أُرسل {n} طلب",
      }),
    running: "جارٍ إرسال الطلبات.",
    waiting: "لا يسمح وكيل هذا الموقع بطلبات أخرى حاليًا. يستمر الاختبار حالما يسمح بها.",
    firstFailure: (message) => `عُثر على اختلاف: ${message}`,
    ends: {
      done: "أُرسلت كل أنواع الطلبات",
      calls: "اكتمل عدد الطلبات",
      time: "انتهى الوقت",
      interrupted: "تم الإيقاف",
      unreachable: "تعذر الوصول إلى واجهة API",
    },
    result: (end, sent, found) => `${end}. ${sent}، ${found}.`,
    found: (count) =>
      count === 0
        ? "لا اختلافات"
        : plural(count, {
            one: "اختلاف واحد",
            two: "اختلافان",
            few: "{n} اختلافات",
            many: "{n} اختلافًا",
            other: "{n} اختلاف",
          }),
    failed: "تعذر إرسال الطلبات",
    failures: "الاختلافات",
    noFailures: "لا شيء حتى الآن.",
    seen: (count) =>
      plural(count, { one: "مرة واحدة", two: "مرتان", few: "{n} مرات", many: "{n} مرة", other: "{n} مرة" }),
    cause: "السبب",
    check: "الفحص",
    count: "التكرار",
    act: "الطلب",
    open: "فتح في النموذج",
    openAbout: (message) => `فتح في النموذج: ${message}`,
    export: "تصدير",
    exportAbout: (message) => `تصدير: ${message}`,
    table: "الطلبات المرسلة",
    tableOf: (shown, count) => `آخر الطلبات: ${number(shown)} من ${number(count)}`,
    position: "الرقم",
    status: "الحالة",
    time: "الزمن",
    changed: "ما الذي تغيّر",
    milliseconds: (time) => `${number(Math.round(time))} مللي ثانية`,
    passed: "ناجح",
    refused: "مرفوض: أدخل بيانات اعتماد أخرى",
    notJudged: "لم يُفحص",
    same: "لا شيء",
    value: (place, value) => `${place}: ${value}`,
    without: (place) => `دون ${place}`,
    more: (count) => `${number(count)} أخرى`,
    isMethod: (method) => `الطريقة ${method}`,
    isHeader: (name, value) => `الترويسة ${name}: ${value}`,
    withoutHeader: (name) => `دون الترويسة ${name}`,
    isBody: (text) => (text === "" ? "متن فارغ" : `المتن ${text}`),
    withChange: (what) => `مع ${what}`,
    credentials: {
      none: "دون بيانات اعتماد",
      wrong: "ببيانات اعتماد مختلقة",
      other: "ببيانات اعتماد أخرى",
    },
    sections: {
      headers: "ترويسة",
      pathParameters: "معلمة المسار",
      queryParameters: "معلمة الاستعلام",
      body: "المتن",
    },
    otherRequests: (count) =>
      plural(count, {
        one: "بعد طلب آخر",
        two: "بعد طلبين آخرين",
        few: "بعد {n} طلبات أخرى",
        many: "بعد {n} طلبًا آخر",
        other: "بعد {n} طلب آخر",
      }),
    beyondForm: (what) => `لا يتسع النموذج لهذا الطلب كله؛ وقد أُرسل هكذا: ${what}. يتضمن الملف المُصدَّر الطلب كله.`,
    loading: "جارٍ قراءة الوصف",
    offline: "أنت غير متصل. اتصل بشبكة ثم ابدأ من جديد.",
    tooLarge: "وصف نقطة النهاية هذه أكبر من أن تُولَّد منه طلبات في صفحة. اختبرها بالأمر: callboard test.",
    unchecked: {
      "locked-out":
        "لم يُفحص شيء: رفضت واجهة API كل الطلبات بالرمز 401 أو 403. أدخل في ساحة التجربة بيانات اعتماد تقبلها ثم ابدأ من جديد.",
      unreadable:
        "لم يُفحص شيء: لم تتلق الصفحة أي استجابة يمكنها قراءتها. إذا كانت واجهة API تستجيب لبرامج أخرى، فيمكن لمزودها السماح لصفحات هذا الموقع (CORS)، أو يمكن للموقع إرسال الطلبات عبر وكيله.",
    },
    noValues: "لم يُرسل أي طلب: لا يسمح الوصف بأي قيم لنقطة النهاية هذه. املأ النموذج ثم ابدأ من جديد.",
    answerFirst: "أكّد في ساحة التجربة أنه يجوز إرسال بيانات اعتمادك إلى هذا المضيف ثم ابدأ من جديد.",
    notLoaded: "تعذر تحميل الطلبات المولّدة. تحقق من شبكتك ثم ابدأ من جديد.",
    noServer: "اختر بيئة أو أدخل عنوان واجهة API ثم ابدأ من جديد.",
  },
  recorder: {
    record: "تسجيل",
    recordAgain: "تسجيل من جديد",
    removeRecording: "إزالة التسجيل",
    asking: "اسمح باستخدام الميكروفون لبدء التسجيل.",
    recording: "جارٍ التسجيل",
    finishing: "جارٍ إنهاء التسجيل…",
    recordedTime: "مدة التسجيل",
    soundOf: (name, field) => `${name}، ${field}`,
    download: (name) => `تنزيل ${name}`,
    cannotPlay: (name) => `لا يستطيع هذا المتصفح تشغيل ${name}.`,
    recordsWebm: (asked) => `التسجيلات بتنسيق WebM مع Opus ‏(audio/webm)؛ يتطلب هذا الحقل ${asked}.`,
    recorded: (time, ending) =>
      ({
        stopped: `مدة التسجيل: ${time}.`,
        unplugged: `فُصل الميكروفون. مدة التسجيل حتى ذلك الحين: ${time}.`,
        hidden: `انتهى التسجيل عندما أُخفيت الصفحة. مدة التسجيل حتى ذلك الحين: ${time}.`,
      })[ending],
    noRecording: ({ cause, detail = "" }) =>
      ({
        unsupported: "لا يستطيع هذا المتصفح تسجيل WebM مع Opus. استخدم متصفحًا آخر، أو سجّل بتطبيق آخر ثم اختر الملف.",
        insecure: "لا تسجّل المتصفحات إلا في الصفحات ذات العنوان الآمن (https).",
        denied: "لا يُسمح لهذه الصفحة باستخدام الميكروفون. اسمح به لهذا الموقع في إعدادات المتصفح ثم سجّل من جديد.",
        missing: "لم يُعثر على ميكروفون. وصّل ميكروفونًا ثم سجّل من جديد.",
        busy: "تعذر فتح الميكروفون. أغلق البرامج الأخرى التي تستخدمه ثم سجّل من جديد.",
        hidden: "أُخفيت الصفحة قبل بدء التسجيل. سجّل من جديد.",
        empty: "لم يسجّل الميكروفون أي صوت. سجّل من جديد.",
        unexpected: `فشل التسجيل: ${detail.replace(/[.]$/, "")}. سجّل من جديد.`,
      })[cause],
  },
};
