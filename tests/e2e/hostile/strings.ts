// Strings that mean harm. Whatever runs says so in `window.ran`; whatever is fetched is fetched from
// one of two hosts that nobody has.

/** No page may ask for anything there. */
export const HOSTILE_HOST = 'hostile.invalid'
/** An owner may show pictures from elsewhere; the policy of the page refuses those of this host. */
export const PICTURE_HOST = 'pictures.invalid'

const run = 'window.ran=1'

/** Texts of any kind: all of them may be written, and none may be more than words. */
export const texts: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</title></textarea></noscript></template><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `<!--<script>${run}//`,
  `<img src=x onerror=${run}>`,
  `"><svg/onload=${run}>`,
  `' onfocus='${run}' autofocus='`,
  `" onmouseover="${run}" style="position:fixed;inset:0`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<iframe srcdoc="<script>parent.ran=1</script>">`,
  `<a href="javascript:${run}">x</a>`,
  `<base href="//${HOSTILE_HOST}/">`,
  `<meta http-equiv="refresh" content="0;url=//${HOSTILE_HOST}/m">`,
  `<link rel="stylesheet" href="//${HOSTILE_HOST}/l.css">`,
  `<object data="//${HOSTILE_HOST}/o"></object><embed src="//${HOSTILE_HOST}/e">`,
  `<form action="//${HOSTILE_HOST}/f"><button formaction="javascript:${run}">x`,
  `</style><style>*{background:url(//${HOSTILE_HOST}/s)}</style>`,
  `red;}*{background:url(//${HOSTILE_HOST}/c)}x{`,
  `");background:url("//${HOSTILE_HOST}/q`,
  `\\22);background:url(//${HOSTILE_HOST}/b`,
  `expression(${run})`,
  `@import "//${HOSTILE_HOST}/i";`,
  `{"@type":"x"}</script><script>${run}</script>`,
  `"}],"x":[{"y":"`,
  `\\"};${run};//`,
  `\u2028${run}\u2029`,
  '\u202egnp.exe\u202c \u2066a\u2069\u200b\ufeff',
  '\u0001\u0007\u001b[31m\u0085',
  `{{constructor.constructor("${run}")()}}`,
  `\${${run}} #{7*7} <%= 7*7 %> [[7*7]] {%x%}`,
  '__proto__',
  'constructor',
  'toString',
  '__proto__.polluted',
  `javascript:${run}`,
  `&lt;script&gt;${run}&lt;/script&gt; %3Cscript%3E &#60;script&#62;`,
  `%0d%0aSet-Cookie:ran=1%0d%0a\r\nLocation: //${HOSTILE_HOST}/`,
  '𝕏'.repeat(20),
]

/** No save takes these, wherever they stand. */
export const refusedTexts: readonly string[] = [`\u0000<script>${run}</script>`, '\ud800', 'x'.repeat(100_001)]

/** Addresses that would run or load something when they are pressed or shown. */
const schemes: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\r\nscript:${run}`,
  `javascript\t:${run}`,
  `\ufeffjavascript:${run}`,
  `javascript://%0a${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5yYW49MTwvc2NyaXB0Pg==`,
  `DATA:image/svg+xml,<svg onload=${run}>`,
  `blob:${run}`,
  `file:///etc/passwd`,
  `filesystem:x`,
  `view-source:x`,
  `\\\\${HOSTILE_HOST}\\x`,
  `/\\${HOSTILE_HOST}/x`,
]

/** What the schemas refuse, and take, by the format of a string. */
export const byFormat: Readonly<
  Record<string, { readonly refused: readonly string[]; readonly taken: readonly string[] }>
> = {
  'safe-url': {
    refused: schemes,
    taken: [
      `/"onclick="${run}"x="`,
      `/'><script>${run}</script>`,
      `#"><script>${run}</script>`,
      `?a=<script>${run}</script>`,
      `//${HOSTILE_HOST}/">`,
      `https://${HOSTILE_HOST}/"onmouseover="${run}`,
      `mailto:a@${HOSTILE_HOST}?body=<script>${run}</script>`,
      `tel:"><script>${run}</script>`,
      '/%00%0d%0a/../../api/site/v1/account/me',
      '__proto__',
      'constructor',
    ],
  },
  asset: {
    refused: [
      ...schemes,
      `x"onerror="${run}`,
      `x'onerror='${run}`,
      `a.webp);background:url(//${HOSTILE_HOST}/u`,
      `<svg/onload=${run}>`,
      `data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9cmFuPTE+`,
      `data:image/png;base64,AAAA">`,
    ],
    taken: [
      `https://${PICTURE_HOST}/a.webp`,
      `//${PICTURE_HOST}/b.webp?x=1,2`,
      `https://${PICTURE_HOST}/c.webp,//${PICTURE_HOST}/d.webp`,
      '/media/2/../../api/site/v1/account/me?.webp',
      '/builds/%22%29%3B%7D.webp',
      'data:image/png;base64,AAAA',
      '__proto__',
    ],
  },
  color: {
    refused: [
      'red;}*{display:none}',
      `url(//${HOSTILE_HOST}/k)`,
      `#fff;background:url(//${HOSTILE_HOST}/k)`,
      'var(--theme-primary)',
      `expression(${run})`,
      'rgb(1 2 3);',
      `theme:x;background:url(//${HOSTILE_HOST}/t)`,
    ],
    taken: ['theme:prototype', 'theme:constructor', 'transparent', 'rgb(1 2 3 / 50%)'],
  },
  'plain-color': { refused: [`#fff;background:url(//${HOSTILE_HOST}/p)`, 'theme:primary'], taken: ['transparent'] },
  email: {
    refused: [`a@b"onclick=${run}`, '<script>@x.invalid', 'a@x.invalid\r\nBcc: b@x.invalid', 'a b@x.invalid'],
    taken: [`a'onclick=ran@${HOSTILE_HOST}`, `{{7*7}}@${HOSTILE_HOST}`],
  },
}
