import { expect, test } from "vitest";
import { arrowFunctions } from "./arrow-functions.ts";

test.each([
  ["function f(a,b=1){return a+b}", "const f=(a,b=1)=>{return a+b};"],
  ["function f([a],...b){g(a)}", "const f=([a],...b)=>{g(a)};"],
  ['const a=f("–");function f(b){return b}', 'const f=(b)=>{return b};\nconst a=f("–");'],
  ['import{a}from"b";\nlet c=1;function f(){}export{f};', 'import{a}from"b";\nconst f=()=>{};\nlet c=1;\nexport{f};'],
  ["const a=g(1),b=(c)=>c+a;let d=b(2);", "const b=(c)=>c+a;\nconst a=g(1);\nlet d=b(2);"],
  ["const a=function(){return 1};", "const a=function(){return 1};"],
  ['function f(){return"this"}', 'const f=()=>{return"this"};'],
  ["function f(){return this.a}", "function f(){return this.a}"],
  ["function f(){return arguments[0]}", "function f(){return arguments[0]}"],
  ["function*f(){yield 1}", "function*f(){yield 1}"],
  ["async function f(){}", "async function f(){}"],
])("%s becomes %s", (script, expected) => {
  expect(arrowFunctions(script)).toBe(expected);
});
