import type { FindingTable } from "../finding-in.ts";

/** Findings of generated requests, in Arabic. Digits are positions of values, where these have another order. */
export const arabicFindings: FindingTable = {
  "A request that keeps every rule of the description was refused with {}.":
    "رُفض بالحالة {} طلب يلتزم بكل قواعد الوصف.",
  "A request that breaks the description ({}) was answered with {} instead of an error.":
    "تلقى طلب يخالف الوصف ({}) الاستجابة {} بدلًا من خطأ.",
  "The header {} is {}; HTTP expects {}.": "الترويسة {} هي {}؛ ويتوقع HTTP {}.",
  'a text in quotes, such as "a1"': 'نص بين علامتي اقتباس، مثل "a1"',
  "a number of seconds or an HTTP date": "عدد ثوانٍ أو تاريخ HTTP",
  "an HTTP date": "تاريخ HTTP",
  "The documented header {} is missing.": "الترويسة الموثقة {} ناقصة.",
  "The header {} is {}; {} is documented.": "الترويسة {} هي {}؛ الموثق: {}.",
  "another value": "قيمة أخرى",
  "The answer with {} has a body and no Content-Type; {} is documented.":
    "للاستجابة {} محتوى ولكن بلا Content-Type؛ الموثق: {}.",
  "The body of the answer with {} is {}; {} is documented.": "محتوى الاستجابة {} هو: {}؛ الموثق: {}.",
  "The server did not answer in time.": "لم يستجب الخادم في الوقت المحدد.",
  "The server refused the connection, after it had answered before.": "رفض الخادم الاتصال بعد أن كان يستجيب.",
  "The server closed the connection without an answer.": "أغلق الخادم الاتصال من دون استجابة.",
  "The server sent something that is not an HTTP response.": "أرسل الخادم ما ليس استجابة HTTP.",
  "The host can't be found.": "لم يُعثر على المضيف.",
  "No secure connection could be made.": "تعذر إجراء اتصال آمن.",
  "The answer with {} contains {}.": "تحتوي الاستجابة {} على {}.",
  "a stack trace of {}": "تتبع مكدس من {}",
  "an error of {}": "خطأ من {}",
  "an error of a database": "خطأ من قاعدة بيانات",
  "The answer with {} contains the credential of the request.": "تحتوي الاستجابة {} على بيانات اعتماد الطلب.",
  "The server answered with {}; the description names {}.": "استجاب الخادم بالحالة {}؛ ويذكر الوصف {}.",
  "The server answered with {}.": "استجاب الخادم بالحالة {}.",
  "The server answered with {} to a valid request.": "استجاب الخادم لطلب صالح بالحالة {}.",
  "The server answered with {} to a request that it should refuse ({}).":
    "استجاب الخادم بالحالة {} لطلب كان عليه رفضه ({}).",
  "The answer with {} has no body; {} is documented.": "لا محتوى للاستجابة {}؛ الموثق: {}.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).":
    "محتوى الاستجابة {} ليس بترميز UTF-8 الذي يتطلبه JSON (RFC 8259 القسم 8.1).",
  "The body of the answer with {} is not valid JSON.": "محتوى الاستجابة {} ليس JSON صالحًا.",
  "{} of the answer with {} is {}; {} is documented.": "{} في الاستجابة {} هو: {}؛ الموثق: {}.",
  "The answer took {} ms; at most {} ms are allowed.": "استغرقت الاستجابة {} مللي ثانية؛ والحد الأقصى {} مللي ثانية.",
  "event {} is {}; {} is documented.": "الحدث {} هو: {}؛ الموثق: {}.",
  "line {} is {}; {} is documented.": "السطر {} هو: {}؛ الموثق: {}.",
  "{} of event {} is {}; {} is documented.": "{} في الحدث {} هو: {}؛ الموثق: {}.",
  "{} of line {} is {}; {} is documented.": "{} في السطر {} هو: {}؛ الموثق: {}.",
  "The answer contains {}, which is write-only.": "تحتوي الاستجابة على {}، وهي للكتابة فقط.",
  "A client that accepts only {} got {}; the description has 406 for it.":
    "تلقى عميل لا يقبل إلا {} النوع {}؛ وفي الوصف 406 لذلك.",
  "A client that accepts only the documented {} got {}.": "تلقى عميل لا يقبل إلا النوع الموثق {} النوع {}.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.":
    "أُرسل مرة أخرى عنصر ما زالت وسمة كيانه {} بالحالة {} بدلًا من 304.",
  "A call without credentials was answered with {}; the description requires them.":
    "تلقى استدعاء بلا بيانات اعتماد الاستجابة {}؛ والوصف يتطلبها.",
  "A call with credentials that are made up was answered with {}; the description requires them.":
    "تلقى استدعاء ببيانات اعتماد مختلقة الاستجابة {}؛ والوصف يتطلب بيانات صالحة.",
  "HEAD was answered with {}, GET with {}.": "تلقى HEAD الاستجابة {}، وتلقى GET الاستجابة {}.",
  "HEAD has the Content-Type {}, GET has {}.": "Content-Type في HEAD هو {}، وفي GET هو {}.",
  "HEAD announces {} bytes, GET has {}.": "يعلن HEAD عن {} بايت، وفي GET {}.",
  "A repeated request with the same {} got another answer.": "تلقى طلب مكرر بنفس {} استجابة أخرى.",
  "{} was answered with {}; the description does not have it at this path.":
    "تلقت الطريقة {} الاستجابة {}؛ وليست في الوصف لهذا المسار.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).":
    "تلقت الطريقة {} الحالة 405 التي لا تذكر طرق هذا المسار: لا توجد ترويسة Allow (RFC 9110 القسم 15.5.6).",
  "OPTIONS lists {}; the description has {} too.": "يذكر OPTIONS {}؛ وفي الوصف {} أيضًا.",
  "A page links to itself, so the list never ends.": "تؤدي صفحة إلى نفسها مرة أخرى، فليس لقائمتها نهاية.",
  "Page {} has an item twice.": "في الصفحة {} عنصر مكرر.",
  "Page {} has an item of the page before.": "في الصفحة {} عنصر من الصفحة السابقة.",
  "The same request was answered with {}, then with {}.": "تلقى الطلب نفسه الاستجابة {} ثم {}.",
  "The same request was answered with the same items in another order.": "تلقى الطلب نفسه العناصر نفسها بترتيب آخر.",
  "The server answered with 429 and does not say when to try again.":
    "استجاب الخادم بالحالة 429 ولا يذكر متى تعاد المحاولة.",
  "{} at {}": "{} عند {}",
  "another type at {}": "نوع آخر عند {}",
  "without the header {}": "من دون الترويسة {}",
  "with JSON that ends too early": "مع JSON ينتهي مبكرًا",
  "with text that is not JSON": "مع نص ليس JSON",
  "without its required body": "من دون محتواه المطلوب",
  "with the media type {}": "مع نوع الوسائط {}",
};
