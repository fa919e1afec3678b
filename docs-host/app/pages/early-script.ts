/** The class of the element that holds the playground as the server has drawn it. */
export const earlyClass = "early-playground";

/** Below this width, in pixels at a text size of 16, the playground has another arrangement than the server draws. */
const narrowBelow = 1088;

/**
 * Runs right behind the playground that the server has drawn, before anything else of the page is there. It shows it
 * where the one that works will look the same: not where a draft is kept in this tab or comes with the address, nor on
 * narrow screens. Fields of text can be used at once; all that needs the playground's own script waits for it.
 */
export const earlyScript = `{const e=document.querySelector(".${earlyClass}"),r=document.documentElement;
const has=(s,k)=>{try{return s()?.getItem("callboard."+k)!=null}catch{return false}};
const size=parseFloat(getComputedStyle(r).fontSize)||16;
if(e){if(r.clientWidth*16/size<${narrowBelow}||location.hash.length>1||history.state?.callboardTarget||
["form."+e.dataset.draft,"auth"].some(k=>has(()=>sessionStorage,k))||
["endpoints","split.across","split.down"].some(k=>has(()=>localStorage,k)))e.remove();
else{for(const c of e.querySelectorAll("button,input,select,textarea,[role=separator]"))
if(!c.id.startsWith("input:")||!c.matches("input,textarea")||/checkbox|radio|file/.test(c.type))c.inert=true;
e.addEventListener("compositionstart",()=>{e.dataset.composing=""});
e.addEventListener("compositionend",()=>{delete e.dataset.composing});
addEventListener("error",(v)=>{if(v.target.tagName==="SCRIPT")e.remove()},true);
e.hidden=false}}}`;
