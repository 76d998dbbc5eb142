/**
 * Functions of a script as arrows: `function f(a){return a}` → `const f=(a)=>{return a};`. Half of the reader's are arrows
 * as it is; told in one way all of them compress better, by about 1 byte in 200.
 */
import { parseAst } from "vite";

// in a function's tree: catches that of "this.a" and of "arguments[0]", must not catch that of the text "this" or of "a.b"
const OWN_SCOPE = /"type":"(?:ThisExpression|MetaProperty)"|"name":"arguments"/;

type Part = { readonly start: number; readonly end: number };

/** They come first, behind the imports: nothing that is worked out while the script loads may ask for one too early. */
export function arrowFunctions(script: string): string {
  const imports: string[] = [];
  const arrows: string[] = [];
  const rest: string[] = [];
  const textOf = ({ start, end }: Part): string => script.slice(start, end);
  for (const part of parseAst(script).body) {
    if (part.type === "ImportDeclaration") imports.push(textOf(part));
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
