/**
 * Functions of a script as arrows, and all arrows in front of the rest: `const a=1;function f(b){return b}` →
 * `const f=(b)=>{return b};const a=1;`. Told in one way, and with the word lists side by side behind them, they compress
 * better by about 1 byte in 100.
 */
import { parseAst } from "vite";

// in a function's tree: catches that of "this.a" and of "arguments[0]", must not catch that of the text "this" or of "a.b"
const OWN_SCOPE = /"type":"(?:ThisExpression|MetaProperty)"|"name":"arguments"/;

type Part = { readonly start: number; readonly end: number };

/** They stand right behind the imports: nothing that is worked out while the script loads may ask for one too early. */
export function arrowFunctions(script: string): string {
  const imports: string[] = [];
  const arrows: string[] = [];
  const rest: string[] = [];
  const textOf = ({ start, end }: Part): string => script.slice(start, end);
  for (const part of parseAst(script).body) {
    if (part.type === "ImportDeclaration") imports.push(textOf(part));
    else if (part.type === "VariableDeclaration")
      for (const one of part.declarations) {
        const place = one.init?.type === "ArrowFunctionExpression" ? arrows : rest;
        place.push(`${part.kind} ${textOf(one)};`);
      }
    else if (
      part.type !== "FunctionDeclaration" ||
      !(part.id && part.body) ||
      part.generator ||
      part.async ||
      OWN_SCOPE.test(JSON.stringify(part))
    )
      rest.push(textOf(part));
    else arrows.push(`const ${part.id.name}=(${part.params.map(textOf).join(",")})=>${textOf(part.body)};`);
  }
  return [...imports, ...arrows, ...rest].join("\n");
}
