// Prints every statement that the server's sources send, as JSON. Each call of `execute` is evaluated by itself, inside its
// own module, with a database that only compiles; what it needs is made from the types, once for each way that a union falls.
// A process of its own, because the test runner's way of loading modules does not let a module be added to.
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import ts from 'typescript'
import type { Column, Statement } from './statement.ts'
import { typeReader } from './row-types.ts'

const PROJECT = resolve(import.meta.dirname, '../../..')
const SERVER = pathToFileURL(`${PROJECT}/server/`).href
/** No union of which a statement depends has more values. */
const VARIANTS = 6

type Evaluate = (code: string, db: unknown) => { readonly sql: string }

// What is evaluated inside the module knows its private names too.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.startsWith(SERVER)) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    return { ...loaded, source: `${source}\nexport const evaluate = (code, db) => eval(code)` }
  },
})

const { config } = ts.readConfigFile(`${PROJECT}/tsconfig.json`, (path) => ts.sys.readFile(path))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT)
const files = globSync('server/**/*.ts', { cwd: PROJECT })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('migrations'))
  .map((file) => resolve(PROJECT, file))
const program = ts.createProgram(files, options)
const checker = program.getTypeChecker()
const types = typeReader(checker)

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function find<Found extends ts.Node>(root: ts.Node, isFound: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (isFound(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

/** What a call of `execute` sends; null for a transaction, which sends nothing itself. */
function sentBy({ expression }: ts.CallExpression): ts.Expression | null {
  if (!ts.isPropertyAccessExpression(expression) || !expression.name.text.startsWith('execute')) return null
  return types.has(checker.getTypeAtLocation(expression.expression), 'compile') ? expression.expression : null
}

/** The columns that a row type promises; null where nobody reads what comes back. */
function columnsOf(call: ts.CallExpression): Column[] | null {
  const awaited = checker.getAwaitedType(checker.getTypeAtLocation(call))
  const rows = awaited && checker.getPropertyOfType(awaited, 'rows')
  const answer = rows ? checker.getTypeOfSymbol(rows) : awaited && checker.getNonNullableType(awaited)
  const row =
    answer && checker.isArrayLikeType(answer)
      ? checker.getTypeArguments(answer as ts.TypeReference)[0]
      : answer
  if (!row || row.flags & ts.TypeFlags.Unknown || row.getSymbol()?.name.endsWith('Result')) return null
  return checker
    .getPropertiesOfType(row)
    .map((field) => ({ name: field.name, kinds: types.kindsOf(checker.getTypeOfSymbol(field)) }))
}

const isInside = (node: ts.Node, outer: ts.Node) =>
  ts.findAncestor(node, (found) => found === outer) !== undefined
const isOfFunction = (declared: ts.Node) => ts.findAncestor(declared.parent, ts.isFunctionLike) !== undefined

function symbolOf(name: ts.Identifier): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)
}

/** Everything that an expression names and its module does not know, declared: each list is one way to do so. */
function contextsOf(expression: ts.Node, variant: number): string[][] {
  const locals = new Map<ts.Symbol, ts.Identifier>()
  for (const name of find(expression, ts.isIdentifier)) {
    const symbol = symbolOf(name)
    const declared = symbol?.valueDeclaration
    if (declared && isOfFunction(declared) && !isInside(declared, expression)) locals.set(symbol, name)
  }
  let contexts: string[][] = [[]]
  for (const [symbol, name] of locals) {
    const ways = declarationsOf(symbol, name, variant)
    contexts = contexts.flatMap((before) => ways.map((way) => [...new Set([...before, ...way])]))
  }
  return contexts
}

/** A part of a statement, or what makes one, is what the source gives it: here, or at the calls. All else is made from its type. */
function declarationsOf(symbol: ts.Symbol, { text: name }: ts.Identifier, variant: number): string[][] {
  const declared = symbol.valueDeclaration
  const type = checker.getTypeOfSymbol(symbol)
  const given = (value: ts.Expression) =>
    contextsOf(value, variant).map((before) => [...before, `const ${name} = ${value.getText()}`])
  if (types.isSql(checker.getNonNullableType(type)) || type.getCallSignatures().length > 0) {
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
      return given(declared.initializer)
    if (declared && ts.isParameter(declared)) return argumentsFor(declared).flatMap(given)
  }
  return [[`const ${name} = ${types.sample(type, variant)}`]]
}

/** What a parameter is given in the file of its function. */
function argumentsFor(parameter: ts.ParameterDeclaration): ts.Expression[] {
  const { parent } = parameter
  const owner = ts.isFunctionDeclaration(parent) ? parent.name : null
  const called = owner && checker.getSymbolAtLocation(owner)
  return find(parameter.getSourceFile(), ts.isCallExpression)
    .filter((call) => called && checker.getSymbolAtLocation(call.expression) === called)
    .flatMap((call) => call.arguments[parent.parameters.indexOf(parameter)] ?? [])
}

function textsOf(sent: ts.Expression, evaluate: Evaluate): Pick<Statement, 'texts' | 'fault'> {
  const texts = new Set<string>()
  let fault: string | null = 'nothing calls it'
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    for (const context of contextsOf(sent, variant)) {
      const code = `(() => { ${context.join('\n')}\nreturn (${sent.getText()}).compile(db) })()`
      const target = ts.ScriptTarget.ESNext
      try {
        texts.add(evaluate(ts.transpileModule(code, { compilerOptions: { target } }).outputText, db).sql)
      } catch (error) {
        fault = String(error)
      }
    }
  }
  return { texts: [...texts], fault: texts.size > 0 ? null : fault }
}

const statements: Statement[] = []
for (const path of files) {
  const source = program.getSourceFile(path)
  const calls = source ? find(source, ts.isCallExpression) : []
  for (const call of calls) {
    const sent = sentBy(call)
    if (!source || !sent) continue
    const { evaluate } = (await import(pathToFileURL(path).href)) as { readonly evaluate: Evaluate }
    const { line } = source.getLineAndCharacterOfPosition(sent.getStart())
    const place = `${relative(PROJECT, path)}:${line + 1}`
    statements.push({ place, columns: columnsOf(call), ...textsOf(sent, evaluate) })
  }
}
process.stdout.write(JSON.stringify(statements))
