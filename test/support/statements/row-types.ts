import ts from 'typescript'

/** What a type of the sources comes to when the program runs. */
export type TypeReader = ReturnType<typeof typeReader>

const DEEPEST = 5

export function typeReader(checker: ts.TypeChecker) {
  const has = (type: ts.Type, name: string) => checker.getPropertyOfType(type, name) !== undefined
  const argumentsOf = (type: ts.Type) => checker.getTypeArguments(type as ts.TypeReference)

  /** A statement, a part of one, or a list of parts. */
  function isSql(type: ts.Type): boolean {
    if (checker.isArrayType(type)) return argumentsOf(type).some(isSql)
    return has(type, 'toOperationNode') || has(type, 'expressionType')
  }

  /** A value of a type, as source; of a union the one at this place, with what is missing last. */
  function sample(type: ts.Type, variant: number, depth = 0): string {
    const inner = (found: ts.Type) => sample(found, variant, depth + 1)
    const innerOf = (types: readonly ts.Type[]) => types.map(inner).join(', ')
    if (has(type, 'selectFrom')) return 'db'
    if (type.isUnion()) {
      const members = type.types.toSorted((a, b) => Number(isMissing(a)) - Number(isMissing(b)))
      return inner(members[variant % members.length] ?? type)
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value)
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type)
    if (isMissing(type)) return type.flags & ts.TypeFlags.Null ? 'null' : 'undefined'
    const [kind] = kindsOf(type)
    if (kind === 'number') return '1'
    if (kind === 'Date') return 'new Date(0)'
    if (kind === 'Buffer') return 'Buffer.alloc(1)'
    if (kind === 'array') return `[${innerOf(argumentsOf(type))}]`
    if (kind !== 'object') return "'sample'"
    if (depth > DEEPEST) return 'undefined'
    const name = type.getSymbol()?.name ?? ''
    if (name.endsWith('Set')) return `new Set([${innerOf(argumentsOf(type))}])`
    if (name.endsWith('Map')) return `new Map([[${innerOf(argumentsOf(type))}]])`
    const fields = checker
      .getPropertiesOfType(type)
      .map((field) => `${JSON.stringify(field.name)}: ${inner(checker.getTypeOfSymbol(field))}`)
    return `({ ${fields.join(', ')} })`
  }

  /** How values of a type arrive in JavaScript: 'string', 'number', 'boolean', 'Date', 'Buffer', 'array', 'object', 'null', or 'unknown'. */
  function kindsOf(type: ts.Type): string[] {
    if (type.isUnion()) return [...new Set(type.types.flatMap(kindsOf))]
    // `number & { brand }` is a number.
    if (type.isIntersection()) {
      return [type.types.flatMap(kindsOf).find((kind) => kind !== 'object') ?? 'object']
    }
    const { flags } = type
    if (flags & ts.TypeFlags.StringLike) return ['string']
    if (flags & ts.TypeFlags.NumberLike) return ['number']
    if (flags & ts.TypeFlags.BooleanLike) return ['boolean']
    if (isMissing(type)) return ['null']
    if (flags & ts.TypeFlags.NonPrimitive) return ['object']
    if (!(flags & ts.TypeFlags.Object)) return ['unknown']
    if (checker.isArrayLikeType(type)) return ['array']
    const name = type.getSymbol()?.name ?? ''
    return [name === 'Date' || name === 'Buffer' ? name : 'object']
  }

  return { has, isSql, sample, kindsOf }
}

const isMissing = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
