type Value = number | boolean
type Program = readonly (string | number | Program)[]

/** No function of a gradient is longer or deeper than this. */
const [MAX_TOKENS, MAX_DEPTH, MAX_STACK] = [20_000, 30, 100]

/** A PostScript calculator function (PDF 32000, 7.10.5) by its text; null for one that cannot be read. */
export function readCalculator(text: string): ((inputs: readonly number[]) => readonly number[]) | null {
  const tokens = text.replaceAll(/%[^\r\n]*/g, ' ').match(/[{}]|[^\s{}]+/g) ?? []
  if (tokens.length > MAX_TOKENS || tokens[0] !== '{') return null
  const read = readProgram(tokens, 1, 0)
  if (!read) return null
  return (inputs) => {
    const stack: Value[] = [...inputs]
    run(read.program, stack)
    return stack.map(Number)
  }
}

function readProgram(
  tokens: readonly string[],
  from: number,
  depth: number,
): { readonly program: Program; readonly end: number } | null {
  const program: (string | number | Program)[] = []
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    if (token === '}') return { program, end: at }
    if (token === '{') {
      const inner = depth < MAX_DEPTH ? readProgram(tokens, at + 1, depth + 1) : null
      if (!inner) return null
      program.push(inner.program)
      at = inner.end
    } else if (/^[+-]?[\d.]/.test(token)) program.push(Number.parseFloat(token) || 0)
    else if (token in OPERATORS || token === 'if' || token === 'ifelse') program.push(token)
    else return null
  }
  return null
}

function run(program: Program, stack: Value[]): void {
  for (const [at, step] of program.entries()) {
    if (typeof step === 'number') stack.push(step)
    else if (step === 'if') {
      if (stack.pop()) run(blockAt(program, at - 1), stack)
    } else if (step === 'ifelse') run(blockAt(program, stack.pop() ? at - 2 : at - 1), stack)
    else if (typeof step === 'string') OPERATORS[step]?.(stack)
    if (stack.length > MAX_STACK) return void stack.splice(0)
  }
}

const blockAt = (program: Program, at: number): Program => {
  const block = program[at]
  return Array.isArray(block) ? block : []
}

const numberFrom = (stack: Value[]) => Number(stack.pop() ?? 0)

const ofOne = (work: (value: number) => Value) => (stack: Value[]) => void stack.push(work(numberFrom(stack)))
function ofTwo(work: (one: number, other: number) => Value) {
  return (stack: Value[]) => {
    const other = numberFrom(stack)
    stack.push(work(numberFrom(stack), other))
  }
}
/** Bits of numbers, and truth of truths. */
function ofBits(work: (one: number, other: number) => number) {
  return (stack: Value[]) => {
    const [other, one] = [stack.pop() ?? 0, stack.pop() ?? 0]
    const value = work(Number(one), Number(other))
    stack.push(typeof one === 'boolean' ? value !== 0 : value)
  }
}

const TURN = 180 / Math.PI

const OPERATORS: Readonly<Record<string, (stack: Value[]) => void>> = {
  abs: ofOne(Math.abs),
  add: ofTwo((one, other) => one + other),
  and: ofBits((one, other) => one & other),
  atan: ofTwo((rise, length) => (Math.atan2(rise, length) * TURN + 360) % 360),
  bitshift: ofTwo((value, by) => (by > 0 ? value << by : value >> -by)),
  ceiling: ofOne(Math.ceil),
  copy(stack) {
    const count = numberFrom(stack)
    if (count > 0) stack.push(...stack.slice(-count))
  },
  cos: ofOne((degrees) => Math.cos(degrees / TURN)),
  cvi: ofOne(Math.trunc),
  cvr: ofOne(Number),
  div: ofTwo((one, other) => (other === 0 ? 0 : one / other)),
  dup: (stack) => void stack.push(stack.at(-1) ?? 0),
  eq: ofTwo((one, other) => one === other),
  exch: (stack) => void stack.push(...stack.splice(-2).toReversed()),
  exp: ofTwo((base, power) => base ** power),
  false: (stack) => void stack.push(false),
  floor: ofOne(Math.floor),
  ge: ofTwo((one, other) => one >= other),
  gt: ofTwo((one, other) => one > other),
  idiv: ofTwo((one, other) => (other === 0 ? 0 : Math.trunc(one / other))),
  index: ofOneWithin((at, stack) => stack.at(-1 - at) ?? 0),
  le: ofTwo((one, other) => one <= other),
  ln: ofOne(Math.log),
  log: ofOne(Math.log10),
  lt: ofTwo((one, other) => one < other),
  mod: ofTwo((one, other) => (other === 0 ? 0 : one % other)),
  mul: ofTwo((one, other) => one * other),
  ne: ofTwo((one, other) => one !== other),
  neg: ofOne((value) => -value),
  not(stack) {
    const value = stack.pop() ?? 0
    stack.push(typeof value === 'boolean' ? !value : ~value)
  },
  or: ofBits((one, other) => one | other),
  pop: (stack) => void stack.pop(),
  roll(stack) {
    const by = numberFrom(stack)
    const count = Math.min(numberFrom(stack), stack.length)
    if (count < 1) return
    const rolled = stack.splice(-count)
    const cut = ((-by % count) + count) % count
    stack.push(...rolled.slice(cut), ...rolled.slice(0, cut))
  },
  round: ofOne((value) => Math.floor(value + 0.5)),
  sin: ofOne((degrees) => Math.sin(degrees / TURN)),
  sqrt: ofOne((value) => Math.sqrt(Math.max(0, value))),
  sub: ofTwo((one, other) => one - other),
  true: (stack) => void stack.push(true),
  truncate: ofOne(Math.trunc),
  xor: ofBits((one, other) => one ^ other),
}

function ofOneWithin(work: (value: number, stack: readonly Value[]) => Value) {
  return (stack: Value[]) => void stack.push(work(numberFrom(stack), stack))
}
