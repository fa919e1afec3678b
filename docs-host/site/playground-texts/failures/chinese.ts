import type { FailureTable } from "../failure-in.ts";
import { numberIn } from "../write.ts";

const number = numberIn("zh");
const raiseLimit = "网站运营者可以提高限制。";
const turnProxyOn = "本网站的运营者可以启用代理。";
const withoutProxy = `请使用代码片段从终端发送。${turnProxyOn}`;
const askProvider = "如果无效，请询问 API 的提供者。";
const inAMoment = "请稍后重试。";
const checkLog = "请重试。如果问题仍然存在，API 的提供者应检查服务器日志。";

/** Why a request failed or a login gave no token, in Chinese. */
export const chineseFailures: FailureTable = {
  codes: {
    unexpected: ["由于意外故障，无法发送请求。"],
    "proxy-unreachable": [
      "无法连接到本网站的代理。",
      "请检查网络后重新发送。如果本网站的其他页面可以加载，请告知其运营者。",
    ],
    "answer-cut": [
      "连接在响应完成之前中断。",
      "请检查网络后重新发送。如果问题仍然存在，则是 API 或中间的服务器过早结束了响应。",
    ],
    "mixed-content": [
      "此页面通过 https 加载，浏览器不允许它调用 http 地址。",
      `请选择具有 https 地址的环境；API 的提供者可以提供。${withoutProxy}`,
    ],
    "no-body": ["响应没有正文。", "API 的定义表明响应是流，但此响应没有正文。请重新发送，或询问 API 的提供者。"],
    "no-upgrades": [
      "本网站的代理有响应，但无法与它建立 WebSocket 连接。",
      "您与网站之间有设备不转发 WebSocket 连接：您网络中的代理，或网站前面的服务器。其运营者应转发 Upgrade 标头。",
    ],
    "no-proxy": ["响应此连接的不是代理。", "网站运营者应检查代理的地址是否指向代理。"],
    "line-broken": ["连接已中断。", "请检查网络后重新连接。"],
    "line-timeout": ["连接未能及时建立。", "请检查网络后重新连接。如果问题仍然存在，请询问 API 的提供者。"],
    "line-full": ["消息未发送：之前等待发送的内容过多。", "请等待 API 收到之前的消息，然后重新发送。"],
    "line-closing": ["消息未发送：连接正在关闭。", "请重新连接后再发送。"],
    "not-post": ["代理只接受 POST 调用。", "请从演练场发送；API 的方法放在单独的标头中。"],
    "bad-origin": ["此页面不能使用代理。", "请在文档自己的地址打开它。网站运营者可以将地址添加到允许的来源中。"],
    "missing-control-header": ["调用没有说明目标地址或方法。", "请从演练场发送，或添加缺少的 x-callboard-proxy 标头。"],
    "bad-method": ["代理不转发此 HTTP 方法。", "请使用其他方法,例如 GET 或 POST。"],
    "bad-url": ["要调用的地址不是完整的 URL。", "请检查基础 URL 和请求的路径参数。"],
    "bad-scheme": ["要调用的地址不是以 http 或 https 开头。", "请选择具有 http 或 https 地址的环境。"],
    "user-info": ["要调用的地址包含用户名或密码。", "请将其从 URL 中移除，并在授权表单中输入。"],
    "bad-header": [
      "无法发送请求的某个标头：其名称或值包含 HTTP 禁止的字符。",
      "请检查标头名称和值中是否有换行、控制字符或空格。",
    ],
    "headers-too-large": ["请求的标头过多或过长。", `请减少或缩短标头。${raiseLimit}`],
    "request-too-large": ["请求正文超过代理转发的大小。", `请使用更小的正文或文件。${raiseLimit}`],
    "too-many-requests": ["最近一分钟内发送的请求过多。", "请等待 retry-after 标头中的时间过去，然后重新发送。"],
    "too-many-parallel": ["您有过多请求仍在进行中。", "请等待其中一个结束或将其取消，然后重新发送。"],
    "proxy-off": [
      "本网站的代理已关闭：页面直接向 API 发送请求。",
      "请重新加载页面，以便直接发送。网站运营者可以启用代理。",
    ],
    "not-registered": ["此地址不属于本网站任何 API 的环境。", "请选择列出的环境之一。API 的提供者可以登记其他环境。"],
    "blocked-address": [
      "API 的主机名指向私有或保留网络中的地址。",
      "如果应允许访问，网站运营者可以允许此来源及其地址范围。",
    ],
    "name-not-found": ["找不到 API 的主机名。", "请检查环境的主机名。API 的提供者可以更正它。"],
    "connection-refused": [
      "API 的地址上没有程序接受连接。",
      "API 可能已停止运行，或在其他端口上。请稍后重试，或询问其提供者。",
    ],
    "connection-reset": ["API 的服务器在响应之前关闭了连接。", checkLog],
    "no-route": [
      "从本网站到 API 的地址没有网络路由。",
      "API 可能只有 IPv6 地址，或地址在其他网络中。网站运营者可以检查其网络。",
    ],
    "tls-expired": ["API 的证书已过期或尚未生效。", "API 的提供者必须更新证书。在此之前无法建立安全连接。"],
    "tls-untrusted": [
      "API 的证书是自签名的，或由此处不信任的机构签发。",
      "API 的提供者应安装公共机构签发的证书及其完整证书链。网站运营者可以信任私有机构。",
    ],
    "tls-wrong-name": [
      "API 的证书属于另一个主机名。",
      "请检查环境的主机名。如果正确，API 的提供者需要包含该主机名的证书。",
    ],
    tls: [
      "无法与 API 建立安全连接：双方未能就 TLS 达成一致。",
      "请检查环境的端口是否支持 https。API 的提供者可以检查其 TLS 版本，以及是否要求客户端证书。",
    ],
    "connect-timeout": [
      "API 的服务器没有及时接受连接。",
      "它可能已停止运行，或位于防火墙之后。请稍后重试，或询问其提供者。",
    ],
    "headers-timeout": ["API 接受了请求，但没有及时开始响应。", `请尝试更小的请求。${askProvider}`],
    "idle-timeout": ["过长时间没有传输数据，因此调用已结束。", `请重试。${askProvider}`],
    "total-timeout": ["调用时间超过代理允许的时长。", `对于耗时的工作，请直接调用 API。${raiseLimit}`],
    "response-too-large": ["API 的响应超过代理转发的大小。", "请减少请求的数据，例如使用更小的分页，或直接调用 API。"],
    "response-headers-too-large": ["API 响应的标头过多或过长。", `API 的提供者可以缩短它们。${raiseLimit}`],
    "upstream-protocol": [
      "API 的响应不是有效的 HTTP，或与其声明的内容编码不符。",
      `请检查环境的协议和端口是否正确。${askProvider}`,
    ],
    "upstream-vanished": ["API 的服务器在响应完成之前关闭了连接。", checkLog],
    "registry-unavailable": ["无法读取已登记 API 的列表。", `${inAMoment}如果问题仍然存在，请告知网站运营者。`],
    "proxy-busy": ["代理处理的请求数已达上限。", `${inAMoment}${raiseLimit}`],
    closing: ["代理正在重新启动。", inAMoment],
    internal: ["代理发生意外故障。", "请将此响应的请求 ID 告知网站运营者。"],
    "bad-upgrade": ["代理只接受版本 13 的 WebSocket 连接作为通道。", "请从演练场连接，或使用支持 RFC 6455 的客户端。"],
    "handshake-timeout": ["连接没有及时说明它用于哪个通道。", "请重新连接。如果问题仍然存在，请检查网络。"],
    "bad-handshake": [
      "连接的第一条消息不是握手，或不是针对所连接的地址。",
      "请从演练场连接，或先以 JSON 文本发送 type、url 和 headers。",
    ],
    "bad-channel-scheme": ["通道的地址不是以 ws 或 wss 开头。", "请选择具有 ws 或 wss 地址的环境。"],
    "bad-frame": [
      "连接发送的内容不是有效的 WebSocket。",
      "请重新连接。如果问题仍然存在，则是您与本网站之间有设备修改了数据。",
    ],
    "message-too-large": ["消息超过代理转发的大小。", `请分成更小的部分发送。${raiseLimit}`],
    "too-much-sent": ["一分钟内发送的数据超过代理转发的量。", `请重新连接，并减少每次发送的数据。${raiseLimit}`],
    "channel-unauthorized": ["API 不接受此连接的凭据。", "请检查授权表单：凭据可能缺失、输入有误或已失效。"],
    "channel-redirected": [
      "API 重定向了连接，而通道不跟随重定向。",
      "请检查环境的地址：常见原因是用了 ws 而不是 wss，或末尾多了斜杠。",
    ],
    "channel-refused": ["API 有响应，但没有打开通道。", "请检查路径和参数。此地址目前可能没有通道。"],
    "channel-protocol": ["API 没有选择连接提供的任何子协议。", "请对照 API 的文档检查 Sec-WebSocket-Protocol 标头。"],
    "channel-vanished": [
      "API 的服务器未关闭连接就断开了。",
      "请重新连接。如果问题仍然存在，API 的提供者应检查服务器日志。",
    ],
    "channel-silent": ["API 的服务器在此连接上不再响应。", "请重新连接。如果问题仍然存在，请询问 API 的提供者。"],
    "channel-bad-frame": ["API 发送的内容不是有效的 WebSocket。", "API 的提供者应检查：常见原因是文本不是 UTF-8。"],
    "channel-message-too-large": ["API 发送的消息超过代理转发的大小。", `请减少每次向 API 请求的数据。${raiseLimit}`],
    "channel-too-much": [
      "API 在一分钟内发送的数据超过代理转发的量。",
      `请重新连接，并减少每次请求的数据。${raiseLimit}`,
    ],
    "channel-idle": ["过长时间没有发送或接收消息，因此连接已关闭。", `请重新连接。${raiseLimit}`],
  },
  parts: {
    notProxy: ({ status }) => [`响应的不是代理，状态为 ${status}。`, "网站运营者应检查代理的地址是否指向代理。"],
    badHeader: ({ name }) => [
      `无法发送标头 ${JSON.stringify(name)}：其名称或值包含 HTTP 禁止的字符。`,
      "请检查是否有换行、名称中的空格，或值中 Latin-1 以外的字符。",
    ],
    forbiddenHeader: ({ name }) => [`浏览器不允许页面发送标头 ${JSON.stringify(name)}。`, withoutProxy],
    forbiddenMethod: ({ method }) => [`浏览器不允许页面使用方法 ${method}。`, withoutProxy],
    bodyNotAllowed: ({ method }) => [`浏览器不随 ${method} 发送正文。`, withoutProxy],
    badAddress: ({ schemes }) =>
      schemes === "http"
        ? ["要调用的地址不是完整的 http 或 https URL。", "请检查基础 URL 和请求的路径参数。"]
        : ["要连接的地址不是完整的 ws 或 wss URL。", "请检查基础 URL 和路径参数。"],
    mixedChannel: () => [
      "此页面通过 https 加载，浏览器不允许它连接到 ws 地址。",
      `请选择具有 wss 地址的环境；API 的提供者可以提供。${turnProxyOn}`,
    ],
    badProtocols: () => [
      "无法提供子协议：其中一个包含无效字符，或出现了两次。",
      "请检查 Sec-WebSocket-Protocol 标头中是否有空格和其他无效字符。",
    ],
    cors: (pageOrigin, fault) => [
      `API 不允许 ${pageOrigin} 的页面读取其响应：${fault}。`,
      `API 的提供者可以更改该标头（浏览器的这些规则称为 CORS）。${withoutProxy}`,
    ],
    noResponse: (why) => [
      "浏览器没有收到 API 的响应，或没有此页面可以读取的响应。",
      `请在浏览器的控制台中查看原因。网站无法找到原因：${why}`,
    ],
    refusedWith: (message, status) => `${message}API 的响应状态为 ${status}。`,
    notOpened: ({ unsent }) => [
      "浏览器无法连接到 API，并且不会向页面报告原因。",
      unsent.length === 0
        ? "请在浏览器的控制台中查看原因。API 可能已停止运行，或不允许本网站的页面连接。"
        : `API 可能要求浏览器无法随连接发送的标头：${unsent.join(", ")}。${turnProxyOn}代理会发送它们。详情请查看浏览器的控制台。`,
    ],
    closedByApi: ({ code, reason }) => [
      reason === "" ? `API 以代码 ${code} 关闭了连接，没有给出原因。` : reason,
      "API 的文档应说明该代码的含义。",
    ],
    messageTooLarge: ({ bytes, most }) => [
      `${number(bytes)} 字节的消息未发送：代理最多接受 ${number(most)} 字节。`,
      `请分成更小的部分发送。${raiseLimit}`,
    ],
    notConfirmed: ({ host }) => [
      `此请求的某个凭据未针对 ${host} 确认，因此没有发送任何内容。`,
      "凭据或环境在此期间已更改。请重新发送请求。",
    ],
  },
  login: {
    codes: {
      "no-client-id": "请输入提供方给您的客户端 ID。",
      "no-refresh-token": "提供方没有签发刷新令牌，因此无法自动更新令牌。请重新登录。",
      "other-tab": "此登录不是从此标签页开始的。请重新登录。",
      "insecure-url": "登录 URL 不是 https。",
      "memory-only": "您输入的内容仅保留在内存中，登录会使其丢失。",
      "not-completed": "登录未完成。",
      "no-renewal-url": "API 没有声明更新此令牌的 URL。",
      "other-host": "这些登录信息是您为另一台主机输入的。",
      "no-login": "此 API 没有登录。请改为输入令牌。",
      "no-json": "服务器的响应不是 JSON。",
      "unknown-client": "服务器不认识此客户端 ID 和密钥。",
      "no-answer": "服务器在十秒内没有响应。请重试。",
      "no-access-token": "服务器的响应中没有访问令牌。",
      "no-token-type": "服务器的响应中没有令牌类型。",
      "bad-expiry": "服务器响应中的有效期不是秒数。",
      "bad-refresh-token": "服务器响应中的刷新令牌不是文本。",
      "bad-scope": "服务器响应中的权限范围不是文本。",
      "other-login": "响应属于另一次登录：其状态不匹配。请重新登录。",
      "other-provider": "响应来自另一个提供方。请重新登录。",
      "no-oauth": "服务器的响应不符合 OAuth 2。",
    },
    parts: {
      moved: ({ before, now }) => `令牌来自 ${before}，但现在将来自 ${now}。如果这是正确的，请自行获取令牌。`,
      barred: ({ host }) => `登录信息是为另一台主机输入的，不会发送到 ${host}。请为 ${host} 重新输入。`,
      status: ({ text, detail }) =>
        detail === undefined ? `服务器的响应为 ${text}。` : `服务器的响应为 ${text}：${detail}`,
      noToken: ({ path }) => `服务器的响应在 API 定义的路径 ${path} 处没有令牌。`,
      otherFlow: ({ flow, url }) =>
        `此 API 的登录使用“${flow}”流程，本页面不提供。${
          url === undefined ? "请从提供方获取令牌。" : `请在 ${url} 获取令牌。`
        }`,
      openId: ({ url }) => `此 API 使用 OpenID Connect，说明见 ${url}。请从提供方获取令牌。`,
    },
  },
  credential: {
    colon: "用户名包含冒号。服务器会将其后的内容读作密码。请移除冒号。",
    lineBreak: "换行",
    control: (code) => `控制字符 ${code}`,
    contains: {
      username: (character) => `用户名包含${character}。请将其移除。`,
      password: (character) => `密码包含${character}。请将其移除。`,
      token: (character) => `值包含${character}，标头中不允许使用。请将其移除。`,
    },
  },
  ownCookies: "请将其移除，浏览器会发送它自己为该 API 保存的 Cookie。",
  noReasons: {
    "no-proxy": "它没有可以查看的代理。通常是 API 不允许来自其他网站的调用（CORS）。",
    responds: "从网站调用时，API 响应正常。",
    "proxy-unreachable": "无法连接到它的代理。",
  },
  cors: {
    status: (status) => `它对浏览器预检请求（OPTIONS）的响应状态为 ${status}；应为 204`,
    missing: (name, expected) => `缺少标头 ${name}；应为 ${expected}`,
    star: (name, expected) => `标头 ${name} 为 *，对于带凭据的调用是不够的；应为 ${expected}`,
    wrong: (name, expected, found) => `标头 ${name} 为 ${found}；应为 ${expected}`,
    missingList: (name, expected) => `缺少标头 ${name}；应列出 ${expected}`,
    unlisted: (name, expected) => `标头 ${name} 没有列出 ${expected}`,
    unlistedStar: (name, expected) => `标头 ${name} 没有列出 ${expected}（* 对带凭据的调用无效）`,
    inPreflight: (fault) => `在对浏览器预检请求（OPTIONS）的响应中，${fault}`,
  },
};
