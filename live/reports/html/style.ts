/** The styles of the page, for light and dark, wide and narrow screens. */
export const style = `
:root{--bad:light-dark(#b1261d,#f4978e);--bad-bg:light-dark(#fce9e7,#3b1b19)}
[hidden]{display:none!important}
header,main{max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,2.5rem)}
header{padding-block:2.5rem 1rem}main{padding-block-end:4rem}
h2{margin:1.5rem 0 1rem;font-size:1.1875rem}
h3{margin:1rem 0 .375rem;font-size:.8125rem;color:var(--muted)}
.sum{margin:.75rem 0}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;margin:.5rem 0;font-size:.8125rem}
.facts div{display:flex;gap:.5rem;min-width:0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
code,pre{font-family:var(--code)}code{font-size:.9em;overflow-wrap:anywhere}
:focus-visible{border-radius:.1875rem}
.filter{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem 1rem;margin-bottom:1rem}
.filter label{display:flex;flex-direction:column;gap:.25rem;min-width:0;color:var(--muted);font-size:.8125rem}
.filter label:first-child{flex:1 1 14rem}
.filter input,.filter select{min-height:2.25rem;max-width:100%;padding:.25rem .625rem;border:1px solid light-dark(#7c898e,#6c7a80);border-radius:.3125rem;background:var(--raised);color:var(--text);font:inherit;font-size:.9375rem}
.filter select{max-width:16rem}
.filter p{margin:0 0 .5rem;color:var(--muted);font-size:.8125rem}
.failures{margin:0;padding:0;list-style:none;border:1px solid var(--border);border-radius:.4375rem;overflow:clip}
.failures>li{content-visibility:auto;contain-intrinsic-size:auto 4rem}
.failures>li+li{border-top:1px solid var(--border)}
.failures summary{display:flex;align-items:baseline;gap:.875rem;padding:.75rem 1rem;background:var(--raised);cursor:pointer;list-style:none}
.failures summary::-webkit-details-marker{display:none}
.failures summary::before{content:"";flex:none;width:.4375rem;height:.4375rem;border:solid var(--muted);border-width:0 2px 2px 0;transform:rotate(-45deg)}
.failures details[open]>summary::before{transform:rotate(45deg)}
.failures summary:hover{background:var(--sunken)}
.failures summary:focus-visible{outline-offset:-2px}
.status{flex:none;min-width:3rem;padding:.0625rem .375rem;border-radius:.25rem;background:var(--bad-bg);color:var(--bad);font:600 .8125rem/1.5 var(--code);text-align:center}
.what{flex:1;min-width:0;overflow-wrap:anywhere}.what b{font:600 .875rem/1.5 var(--code)}
.what i{margin-inline-start:.5rem;color:var(--muted);font-style:normal;font-size:.8125rem}
.message{display:block}
.count{flex:none;color:var(--muted);font-size:.8125rem;white-space:nowrap}
.more{padding:.25rem 1rem 1.25rem;background:var(--raised)}.more>p{margin:.5rem 0}
pre{max-height:24rem;margin:0;padding:.625rem .75rem;border:1px solid var(--border);border-radius:.3125rem;background:var(--sunken);font-size:.8125rem;line-height:1.5;white-space:pre-wrap;overflow:auto;overflow-wrap:anywhere}
table{border-collapse:collapse;font-size:.875rem}
th,td{padding:.375rem 1.25rem .375rem 0;border-bottom:1px solid var(--border);text-align:end;font-variant-numeric:tabular-nums}
th:first-child{text-align:start;font-weight:400}thead th{color:var(--muted);font-weight:600}thead th:first-child{font-weight:600}
section>details{margin-top:.75rem}section>details>summary{width:fit-content;color:var(--accent);font-size:.875rem;cursor:pointer}
section ul{margin:.5rem 0;padding-inline-start:1.25rem;font-size:.875rem;overflow-wrap:anywhere}
@media (max-width:40rem){header{padding-block:1.5rem .5rem}h1{font-size:1.375rem}.failures summary{flex-wrap:wrap;padding:.75rem}.count{width:100%;padding-inline-start:1.3rem}.what{flex:1 1 60%}.what i{display:block;margin:0}.filter label,.filter select{flex:1 1 100%;max-width:none;width:100%}}
@media print{.filter{display:none}pre{max-height:none}.failures>li{content-visibility:visible;break-inside:avoid}}
`;
