/** The class of the element that holds the playground as the server has drawn it. */
export const earlyClass = "early-playground";

/** Below this width, in the size of the reader's text, the playground has another arrangement than the server draws. */
const narrowBelow = 68;

/** So long after it is shown, in milliseconds, a playground that does not work yet says so. */
const slowAfter = 8000;

/** The typed texts, by the ids of their fields, in the state of the history entry. */
export const earlyTyped = "callboardTyped";

/** The event that says that what the playground needs could not be loaded. */
export const earlyFailed = "callboard:early-failed";

/**
 * Runs right behind the playground that the server has drawn, before anything else of the page is there. It shows it
 * where the one that works will look the same: not where a draft is kept in this tab or comes with the address, nor on
 * narrow screens. It asks for nothing that would have the page laid out before. Fields of text can be used at once; all
 * that needs the playground's own script waits for it. The way out is a link, which Escape follows. A file that is
 * dropped is not taken: the browser would leave the page for it. Where the script is late or does not come, a notice
 * says so; what was typed stays, and is kept for when this entry of the history is shown again, save passwords.
 */
export const earlyScript = `{const e=document.querySelector(".${earlyClass}");
const has=(s,k)=>{try{return s()?.getItem("callboard."+k)!=null}catch{return false}};
if(e){if(!matchMedia("(min-width:${narrowBelow}em)").matches||location.hash.length>1||history.state?.callboardTarget||
["form."+e.dataset.draft,"auth"].some(k=>has(()=>sessionStorage,k))||
["endpoints","split.across","split.down"].some(k=>has(()=>localStorage,k)))e.remove();
else{for(const c of e.querySelectorAll("button,input,select,textarea,[role=separator]"))
if(!c.id.startsWith("input:")||!c.matches("input,textarea")||/checkbox|radio|file/.test(c.type))c.inert=true;
for(const d of ["dragover","drop"])e.addEventListener(d,(v)=>{const t=v.dataTransfer;if(t?.types.includes("Files")){v.preventDefault();t.dropEffect="none"}});
e.addEventListener("compositionstart",()=>{e.dataset.composing=""});
e.addEventListener("compositionend",()=>{delete e.dataset.composing});
const n=e.querySelector(".early-notice"),a=n.querySelector("a");
const say=(w)=>{n.dataset.said=w;for(const p of n.querySelectorAll("p"))p.hidden=p.dataset.when!==w;a.hidden=false};
const fields=()=>[...e.querySelectorAll("input,textarea")].filter((f)=>!f.inert);
const put=()=>{if(!e.isConnected)return;const t={};for(const f of fields())if(f.value!==f.defaultValue&&f.type!=="password")t[f.id]=f.value;
history.replaceState({...history.state,${earlyTyped}:t},"")};
for(const f of fields())f.value=history.state?.${earlyTyped}?.[f.id]??f.value;
a.addEventListener("click",(v)=>{v.preventDefault();put();location.reload()});
addEventListener("pagehide",put);
e.addEventListener("keydown",(v)=>{if(v.key==="Escape"&&!v.isComposing)e.querySelector("a.kit-icon-button").click()});
e.addEventListener("${earlyFailed}",()=>say("failed"));
addEventListener("error",(v)=>{if(v.target.tagName==="SCRIPT"&&v.target.type==="module")say("failed")},true);
setTimeout(()=>{if(e.isConnected&&!n.dataset.said)say("slow")},${slowAfter});
document.body.dataset.covered="";
e.hidden=false}}}`;
